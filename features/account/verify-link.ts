import type { OneTimeTokenKind } from './account.ts'

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

/** The address in a mail: it uses the code up and leads on to the target. */
export function verifyLink(
  apiUrl: string,
  { kind, linkToken, redirectTo }: { kind: OneTimeTokenKind; linkToken: string; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: linkToken, type: TYPE_OF_KIND[kind], redirect_to: redirectTo })
  return `${apiUrl}/verify?${query}`
}
