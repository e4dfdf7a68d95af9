import { refuse, type Result } from '#kernel/result.ts'

/** Error codes of the wire protocol and their default HTTP status. */
export const REFUSAL_STATUS = {
  validation_failed: 400,
  bad_json: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  phone_not_confirmed: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  bad_code_verifier: 400,
  provider_disabled: 400,
  bad_oauth_state: 400,
  bad_oauth_callback: 400,
  phone_provider_disabled: 400,
  captcha_failed: 400,
  reauthentication_needed: 400,
  current_password_invalid: 400,
  no_authorization: 401,
  bad_jwt: 403,
  not_admin: 403,
  otp_expired: 403,
  session_not_found: 403,
  user_banned: 403,
  provider_email_needs_verification: 403,
  insufficient_aal: 403,
  user_not_found: 404,
  flow_state_not_found: 404,
  oauth_client_not_found: 404,
  mfa_factor_not_found: 404,
  saml_provider_disabled: 404,
  manual_linking_disabled: 404,
  request_entity_too_large: 413,
  user_already_exists: 422,
  email_exists: 422,
  phone_exists: 422,
  weak_password: 422,
  same_password: 422,
  signup_disabled: 422,
  otp_disabled: 422,
  anonymous_provider_disabled: 422,
  web3_provider_disabled: 422,
  flow_state_expired: 422,
  mfa_verification_failed: 422,
  passkey_not_found: 404,
  too_many_passkeys: 422,
  webauthn_challenge_not_found: 400,
  webauthn_challenge_expired: 400,
  webauthn_credential_exists: 409,
  webauthn_verification_failed: 400,
  mfa_challenge_expired: 422,
  mfa_ip_address_mismatch: 422,
  mfa_factor_name_conflict: 422,
  too_many_enrolled_mfa_factors: 422,
  reauthentication_not_valid: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  unexpected_failure: 500,
  request_timeout: 504,
} as const

export type AccountRefusalCode = keyof typeof REFUSAL_STATUS

export interface AccountRefusal {
  code: AccountRefusalCode
  message: string
  status?: number
  weakPasswordReasons?: ('length' | 'characters' | 'pwned')[]
  retryAfterSeconds?: number
}

export type AccountResult<Value> = Result<Value, AccountRefusal>

export function refuseAccount(
  code: AccountRefusalCode,
  message: string,
  more: Pick<AccountRefusal, 'status' | 'weakPasswordReasons' | 'retryAfterSeconds'> = {},
): { ok: false; refusal: AccountRefusal } {
  return refuse({ code, message, ...more })
}

/** The refusal above an attempt limit, with the seconds until a retry. */
export function refuseAttempt(retryAfterSeconds: number): { ok: false; refusal: AccountRefusal } {
  const message = 'Too many attempts, please try again later'
  return refuseAccount('over_request_rate_limit', message, { retryAfterSeconds })
}
