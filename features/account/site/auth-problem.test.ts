import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { authProblem } from './auth-problem.ts'

it.each([
  ['wrong', new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')],
  ['too_many', new AuthApiError('Too many', 429, 'over_request_rate_limit')],
  ['blocked', new AuthApiError('User is banned', 400, 'user_banned')],
  ['unreachable', new AuthRetryableFetchError('Failed to fetch', 0)],
  ['unreachable', new AuthRetryableFetchError('Bad gateway', 502)],
  ['ended', new AuthSessionMissingError()],
  ['ended', new AuthApiError('gone', 403, 'session_not_found')],
  ['failed', new AuthApiError('?', 422, 'something_new')],
  ['failed', new TypeError('a fault of ours')],
])('describes %s of a client error', (notice, error) => {
  expect(authProblem(error)).toEqual({ problems: [], notice })
})

it.each([
  ['password', 'weak', new AuthWeakPasswordError('weak', 422, ['length'])],
  ['password', 'weak', new AuthWeakPasswordError('weak', 422, ['length', 'pwned'])],
  ['password', 'common', new AuthWeakPasswordError('weak', 422, ['pwned'])],
  ['password', 'same', new AuthApiError('same', 422, 'same_password')],
  ['code', 'wrong', new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed')],
  ['code', 'expired', new AuthApiError('Token has expired or is invalid', 403, 'otp_expired')],
])('shows the error for field %s beside it: %s', (field, code, error) => {
  expect(authProblem(error)).toEqual({ problems: [{ field, code }], notice: null })
})
