import { isOwnAddress } from '#features/account/passwords/own-address.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'

/** Upper bound of the auth service. */
const PASSWORD_MAX_BYTES = 72

type Check = (value: string) => FieldProblem[]

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return [{ field: 'email', code: 'required' }]
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim()) ? [] : [{ field: 'email', code: 'invalid' }]
}

export const checkPassword: Check = (value) => (value === '' ? [{ field: 'password', code: 'required' }] : [])

/** `min`: characters that the site demands, null when unknown. The maximum is in bytes. */
export function checkNewPassword(value: string, min: number | null, email?: string): FieldProblem[] {
  if (value === '') return [{ field: 'password', code: 'required' }]
  if (min !== null && [...value].length < min) return [{ field: 'password', code: 'too_short' }]
  const bytes = new TextEncoder().encode(value).length
  if (bytes > PASSWORD_MAX_BYTES) return [{ field: 'password', code: 'too_long' }]
  return isOwnAddress(value, email) ? [{ field: 'password', code: 'own_address' }] : []
}

export const checkCode: Check = (value) =>
  digitsOf(value).length === 6 ? [] : [{ field: 'code', code: 'invalid' }]

/** Apps show codes in groups. */
export function digitsOf(code: string): string {
  return code.replace(/\D/g, '')
}
