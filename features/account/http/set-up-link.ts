import type { AccountDeps } from '#features/account/account-deps.server.ts'
import { generateLink } from '#features/account/one-time-tokens/generate-link.server.ts'
import { hasNoConfirmedOwner } from '#features/account/database/users-repository.server.ts'

/** One-time link while there is no owner; invalidates earlier ones. No password is ever generated (RULING 11). */
export async function setUpNotice(accounts: AccountDeps, ownerEmail: string): Promise<string | undefined> {
  if (!(await hasNoConfirmedOwner(accounts.db))) return undefined
  const email = plainAddress(ownerEmail)
  const link = await generateLink(accounts, {
    type: 'invite',
    email,
    role: 'owner',
    redirectTo: `${accounts.config.siteUrl}/login`,
  })
  if (link.ok)
    return `Nobody has an account yet. Set up the first one, once, within 24 hours: ${link.value.actionLink}`
  return link.refusal.code === 'email_exists'
    ? `No account owns /verwaltung yet. Give it to yours: npm run account -- grant ${email}`
    : undefined
}

function plainAddress(text: string): string {
  return /<([^<>]+)>/.exec(text)?.[1] ?? text
}
