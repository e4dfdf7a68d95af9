import type { AccountDeps } from '#features/account/account-deps.server.ts'
import { generateLink } from '#features/account/generate-link.server.ts'
import { hasNoConfirmedUser } from '#features/account/users-repository.server.ts'

/**
 * A one-time link with which the owner chooses the first password; undefined once somebody has an account. An
 * earlier link stops working. No password is ever made up (decision 11).
 */
export async function setUpLink(accounts: AccountDeps, ownerEmail: string): Promise<string | undefined> {
  if (!(await hasNoConfirmedUser(accounts.db))) return undefined
  const link = await generateLink(accounts, {
    type: 'invite',
    email: plainAddress(ownerEmail),
    redirectTo: `${accounts.config.siteUrl}/login`,
  })
  return link.ok ? link.value.actionLink : undefined
}

/** `Name <address>` without the name. */
function plainAddress(text: string): string {
  return /<([^<>]+)>/.exec(text)?.[1] ?? text
}
