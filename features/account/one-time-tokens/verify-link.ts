import type { OneTimeTokenKind } from '../account.ts'

/** Names of the kinds in the wire protocol. */
export const TYPE_OF_KIND = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
} as const satisfies Record<OneTimeTokenKind, string>

/** Opening this wire URL consumes the code and redirects to the target. */
export function verifyLink(
  apiUrl: string,
  { kind, linkToken, redirectTo }: { kind: OneTimeTokenKind; linkToken: string; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: linkToken, type: TYPE_OF_KIND[kind], redirect_to: redirectTo })
  return `${apiUrl}/verify?${query}`
}

const PRESSED: readonly OneTimeTokenKind[] = ['confirmation', 'invite', 'recovery', 'magic_link']

/**
 * The URL in a mail. For our own sign-in page, the token is in the fragment and a person presses a button, so mail
 * scanners consume nothing; other sites get the wire URL.
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
