import { accept } from '#kernel/result.ts'
import { type AccountRefusal, type AccountResult, refuseAccount } from '../account-refusal.ts'
import type { AccountConfig } from '../account.ts'
import { COMMON_PASSWORDS } from './common-passwords.server.ts'
import { isOwnAddress } from './own-address.ts'

/** More than bcrypt of the reference can hash; the same bound keeps accounts movable. */
const MAX_PASSWORD_BYTES = 72
/** A word with up to so many digits and signs before and behind it is still that word: `Sommer2024!`. */
const DECORATED = /^[^\p{L}]{0,5}(\p{L}.*\p{L})[^\p{L}]{0,5}$/u

type Rule = Pick<AccountConfig, 'passwordMinLength' | 'refuseCommonPasswords'>

/**
 * Whether a password may be chosen. Length counts in characters as a person sees them, the upper bound in bytes.
 * Passwords in use are not asked: a stricter rule locks nobody out.
 * @param addresses of the account: none of them, nor its first part, is a password
 */
export function checkPassword(
  password: string,
  rule: Rule,
  ...addresses: (string | null | undefined)[]
): AccountResult<string> {
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES)
    return refuseAccount('validation_failed', `Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`)
  const reasons: AccountRefusal['weakPasswordReasons'] = []
  const messages: string[] = []
  if ([...password].length < rule.passwordMinLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${rule.passwordMinLength} characters.`)
  }
  if (rule.refuseCommonPasswords && isCommon(password)) {
    reasons.push('pwned')
    messages.push('Password is known to be weak and easy to guess, please choose a different one.')
  }
  if (rule.refuseCommonPasswords && addresses.some((email) => isOwnAddress(password, email))) {
    if (!reasons.includes('pwned')) reasons.push('pwned')
    messages.push('Password should not be your own email address or its first part.')
  }
  return reasons.length === 0
    ? accept(password)
    : refuseAccount('weak_password', messages.join(' '), { weakPasswordReasons: reasons })
}

/** One of those that are tried first: listed, decorated with digits and signs, written twice, or one sign over and over. */
export function isCommon(password: string): boolean {
  const text = password.trim().toLowerCase().replaceAll('\u00df', 'ss')
  const word = DECORATED.exec(text)?.[1] ?? text
  const half = word.slice(0, word.length / 2)
  return (
    new Set(text).size < 3 ||
    COMMON_PASSWORDS.has(text) ||
    COMMON_PASSWORDS.has(word) ||
    (half + half === word && COMMON_PASSWORDS.has(half))
  )
}
