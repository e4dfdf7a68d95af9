import type { Language } from '#i18n/languages.ts'
import type { AppKey } from '#platform/secrets.ts'
import { unsubscribeToken } from './newsletter-tokens.server.ts'

/**
 * The subscriber's own address to leave the list: a page that asks, and at one POST the door itself (RFC 8058). The
 * mailing tool puts it into each issue and its `List-Unsubscribe` header.
 */
export function unsubscribeLink(
  { key, siteUrl }: { key: AppKey; siteUrl: string },
  { id, language }: { id: string; language: Language },
): string {
  return `${siteUrl}/newsletter/abmelden?token=${unsubscribeToken(key, id)}&lng=${language}`
}
