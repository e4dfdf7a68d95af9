import { accept } from '#kernel/result.ts'
import { type AccountRefusal, type AccountResult, refuseAccount } from '../account-refusal.ts'
import type { AccountConfig } from '../account.ts'
import list from './common-passwords.json' with { type: 'json' }
import { isOwnAddress } from './own-address.ts'

/**
 * Common passwords, lower-case and sorted: the top of leaked lists (dictionary of zxcvbn, copyright 2012-2016 Dan
 * Wheeler and Dropbox, Inc., and 2021 zxcvbn-ts, MIT licence) and local words, names and keyboard rows. Server only.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(list)

/** Bcrypt's limit in the reference; keeps accounts portable. */
const MAX_PASSWORD_BYTES = 72
/** A word decorated with up to five digits and signs on each side: `Sommer2024!`. */
const DECORATED = /^[^\p{L}]{0,5}(\p{L}.*\p{L})[^\p{L}]{0,5}$/u

type Rule = Pick<AccountConfig, 'passwordMinLength' | 'refuseCommonPasswords'>

/** Checks a new password: minimum in characters, maximum in bytes, neither `addresses` nor their local parts. */
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

/** Listed as common, also decorated or doubled, or a single repeated character. */
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
