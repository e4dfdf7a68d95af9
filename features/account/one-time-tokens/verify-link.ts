import type { OneTimeTokenKind } from '../account.ts'

/** What the wire calls each kind. */
export const TYPE_OF_KIND = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
} as const satisfies Record<OneTimeTokenKind, string>

/** The address of the wire: opening it uses the code up and leads on to the target. */
export function verifyLink(
  apiUrl: string,
  { kind, linkToken, redirectTo }: { kind: OneTimeTokenKind; linkToken: string; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: linkToken, type: TYPE_OF_KIND[kind], redirect_to: redirectTo })
  return `${apiUrl}/verify?${query}`
}

/** Kinds for which the sign-in page has a button. */
const PRESSED: readonly OneTimeTokenKind[] = ['confirmation', 'invite', 'recovery', 'magic_link']

/**
 * The address in a mail. What leads to our own sign-in names the code where no server sees it: programs that open every
 * link of a mail to look for harm use nothing up, a person presses the button there. Sites of others get the address of
 * the wire, which is all that they know of.
 */
export function mailedLink(
  publicUrl: string,
  token: { kind: OneTimeTokenKind; linkToken: string; redirectTo: string },
): string {
  const { kind, linkToken, redirectTo } = token
  const target = new URL(redirectTo)
  const isOurs = target.origin === new URL(publicUrl).origin && ['/', '/login'].includes(target.pathname)
  if (!isOurs || !PRESSED.includes(kind)) return verifyLink(`${publicUrl}/auth/v1`, token)
  target.pathname = '/login'
  target.hash = new URLSearchParams({ token_hash: linkToken, type: TYPE_OF_KIND[kind] }).toString()
  return target.href
}
