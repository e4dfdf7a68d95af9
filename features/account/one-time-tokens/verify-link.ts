import type { OneTimeTokenKind } from '../account.ts'

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

/** The mailed URL. On our own page a person presses a button, so that mail scanners do not consume the token. */
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
