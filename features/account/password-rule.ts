import { accept } from '#kernel/result.ts'
import { type AccountResult, refuseAccount } from './account-refusal.ts'

/** More than bcrypt of the reference can hash; the same bound keeps accounts movable. */
const MAX_PASSWORD_BYTES = 72

/** Length counts in characters as a person sees them, the upper bound in bytes. */
export function checkPassword(password: string, minLength: number): AccountResult<string> {
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES)
    return refuseAccount('validation_failed', `Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`)
  if ([...password].length < minLength)
    return refuseAccount('weak_password', `Password should be at least ${minLength} characters.`, {
      weakPasswordReasons: ['length'],
    })
  return accept(password)
}
