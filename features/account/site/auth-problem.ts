import type { FieldProblem } from '#kernel/field-problem.ts'
import { passwordMinLength } from './password-min-length.ts'

export type LoginNotice =
  | 'wrong'
  | 'unconfirmed'
  | 'blocked'
  | 'too_many'
  | 'too_many_passwords'
  | 'unreachable'
  | 'ended'
  | 'most_devices'
  | 'most_passkeys'
  | 'key_refused'
  | 'passkey_cancelled'
  | 'passkey_known'
  | 'passkey_unknown'
  | 'sign_in_again'
  | 'failed'

export interface LoginRefusal {
  problems: FieldProblem[]
  notice: LoginNotice | null
}

const NOTICES: Record<string, LoginNotice> = {
  invalid_credentials: 'wrong',
  email_not_confirmed: 'unconfirmed',
  user_banned: 'blocked',
  bad_jwt: 'ended',
  no_authorization: 'ended',
  session_not_found: 'ended',
  session_expired: 'ended',
  user_not_found: 'ended',
  too_many_enrolled_mfa_factors: 'most_devices',
  too_many_passkeys: 'most_passkeys',
  webauthn_credential_exists: 'passkey_known',
  webauthn_verification_failed: 'passkey_unknown',
  reauthentication_needed: 'sign_in_again',
  insufficient_aal: 'sign_in_again',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey_known',
  // Most of what a browser says of a passkey: cancelled, too late, or none there.
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'passkey_cancelled',
  ERROR_CEREMONY_ABORTED: 'passkey_cancelled',
}

const PROBLEMS: Record<string, FieldProblem> = {
  weak_password: { field: 'password', code: 'weak' },
  same_password: { field: 'password', code: 'same' },
  otp_expired: { field: 'code', code: 'expired' },
  mfa_verification_failed: { field: 'code', code: 'wrong' },
  mfa_challenge_expired: { field: 'code', code: 'wrong' },
}

export function authProblem(error: unknown): LoginRefusal {
  const { name, status, code = '' } = error as { name?: string; status?: number; code?: string }
  const problem = passwordProblem(error) ?? PROBLEMS[code]
  if (problem) return { problems: [problem], notice: null }
  return { problems: [], notice: NOTICES[code] ?? noticeOf(name, status) }
}

/** Too short, where the length is known; else `pwned`: long enough but too common. */
function passwordProblem(error: unknown): FieldProblem | undefined {
  const { reasons } = error as { reasons?: unknown }
  if (!Array.isArray(reasons)) return undefined
  const isShort = reasons.includes('length')
  if (isShort) return passwordMinLength() === null ? undefined : { field: 'password', code: 'too_short' }
  return reasons.includes('pwned') ? { field: 'password', code: 'common' } : undefined
}

function noticeOf(name: string | undefined, status: number | undefined): LoginNotice {
  if (status === 429) return 'too_many'
  if (name === 'AuthRetryableFetchError') return 'unreachable'
  if (name === 'AuthSessionMissingError') return 'ended'
  return 'failed'
}

export const UNREACHABLE: LoginRefusal = { problems: [], notice: 'unreachable' }
