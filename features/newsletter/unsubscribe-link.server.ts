import type { Language } from '#i18n/languages.ts'
import type { AppKey } from '#platform/secrets.ts'
import { unsubscribeToken } from './newsletter-tokens.server.ts'

/**
 * A subscriber's unsubscribe URL: GET asks, POST unsubscribes (RFC 8058). The mailing tool puts it into each issue and
 * its `List-Unsubscribe` header.
 */
export function unsubscribeLink(
  { key, siteUrl }: { key: AppKey; siteUrl: string },
  { id, language }: { id: string; language: Language },
): string {
  return `${siteUrl}/newsletter/abmelden?token=${unsubscribeToken(key, id)}&lng=${language}`
}
