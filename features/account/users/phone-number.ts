import { accept } from '#kernel/result.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'

/**
 * A phone number as it is kept: digits alone, 2 to 15 of them (E.164). Like the reference it takes one plus before the
 * number, and spaces anywhere.
 */
export function checkPhone(phone: string): AccountResult<string> {
  const digits = phoneDigits(phone)
  return /^[1-9]\d{1,14}$/.test(digits)
    ? accept(digits)
    : refuseAccount('validation_failed', 'Invalid phone number format (E.164 required)')
}

/** The same without a check, for a number that is only looked up. */
export function phoneDigits(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '')
}
