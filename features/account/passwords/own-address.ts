import { normaliseEmail } from '../account.ts'

/**
 * Whether a password is the account's own e-mail address or what stands before its @: whoever knows the address tries
 * both first. Spaces around it and the size of letters make no difference.
 */
export function isOwnAddress(password: string, email: string | null | undefined): boolean {
  if (!email) return false
  const [typed, address] = [normaliseEmail(password), normaliseEmail(email)]
  return typed === address || typed === address.slice(0, address.lastIndexOf('@'))
}
