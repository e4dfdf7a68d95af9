import type { FieldProblem } from '#kernel/field-problem.ts'

export type LoginNotice =
  | 'wrong'
  | 'unconfirmed'
  | 'blocked'
  | 'too_many'
  | 'too_many_passwords'
  | 'unreachable'
  | 'ended'
  | 'most_devices'
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
  const problem = isCommonPassword(error) ? COMMON_PASSWORD : PROBLEMS[code]
  if (problem) return { problems: [problem], notice: null }
  return { problems: [], notice: NOTICES[code] ?? noticeOf(name, status) }
}

const COMMON_PASSWORD: FieldProblem = { field: 'password', code: 'common' }

/** `pwned` without `length`: long enough but too common. */
function isCommonPassword(error: unknown): boolean {
  const { reasons } = error as { reasons?: unknown }
  return Array.isArray(reasons) && reasons.includes('pwned') && !reasons.includes('length')
}

function noticeOf(name: string | undefined, status: number | undefined): LoginNotice {
  if (status === 429) return 'too_many'
  if (name === 'AuthRetryableFetchError') return 'unreachable'
  if (name === 'AuthSessionMissingError') return 'ended'
  return 'failed'
}

export const UNREACHABLE: LoginRefusal = { problems: [], notice: 'unreachable' }
