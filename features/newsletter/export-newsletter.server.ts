import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { listSubscribers } from './newsletter-repository.server.ts'
import { unsubscribeLink } from './unsubscribe-link.server.ts'

export interface MailingAddress {
  email: string
  language: Language
  confirmedAt: Date
  unsubscribeUrl: string
}

/** Active subscribers: confirmed, neither unsubscribed nor bounced. */
export async function exportNewsletter(deps: {
  db: Database
  key: AppKey
  siteUrl: string
}): Promise<MailingAddress[]> {
  const subscribers = await listSubscribers(deps.db)
  return subscribers.map(({ id, email, language, confirmedAt }) => ({
    email,
    language,
    confirmedAt,
    unsubscribeUrl: unsubscribeLink(deps, { id, language }),
  }))
}
