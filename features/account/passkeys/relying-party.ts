import type { AccountConfig } from '../account.ts'

/** Whom a passkey belongs to: the site's host, which the browser checks, and the exact origins of pages, which we check. */
export function relyingParty({
  siteUrl,
  passkeyOrigins,
}: Pick<AccountConfig, 'siteUrl' | 'passkeyOrigins'>): { id: string; origins: string[] } {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origins: [origin, ...passkeyOrigins] }
}
