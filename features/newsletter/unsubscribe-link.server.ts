import type { Language } from '#i18n/languages.ts'
import type { AppKey } from '#platform/secrets.ts'
import { unsubscribeToken } from './newsletter-tokens.server.ts'

/** GET asks, POST unsubscribes (RFC 8058). For the mailing tool's issues and `List-Unsubscribe` headers. */
export function unsubscribeLink(
  { key, siteUrl }: { key: AppKey; siteUrl: string },
  { id, language }: { id: string; language: Language },
): string {
  return `${siteUrl}/newsletter/abmelden?token=${unsubscribeToken(key, id)}&lng=${language}`
}
