import { accept } from '#kernel/result.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'

/** Normalises to 2 to 15 digits (E.164). Like the reference, accepts one leading plus and spaces. */
export function checkPhone(phone: string): AccountResult<string> {
  const digits = phoneDigits(phone)
  return /^[1-9]\d{1,14}$/.test(digits)
    ? accept(digits)
    : refuseAccount('validation_failed', 'Invalid phone number format (E.164 required)')
}

/** Unchecked, for look-ups. */
export function phoneDigits(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '')
}
