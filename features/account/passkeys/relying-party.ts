import type { AccountConfig } from '../account.ts'

/** Whom a passkey belongs to: the site's host, which the browser checks, and its exact origin, which we check. */
export function relyingParty({ siteUrl }: Pick<AccountConfig, 'siteUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin }
}
