import { normaliseEmail } from '../account.ts'

/** Whether a password is the account's own address or its local part, ignoring case and surrounding spaces. */
export function isOwnAddress(password: string, email: string | null | undefined): boolean {
  if (!email) return false
  const [typed, address] = [normaliseEmail(password), normaliseEmail(email)]
  return typed === address || typed === address.slice(0, address.lastIndexOf('@'))
}
