import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

export function packingListOf(site: SiteMessages, language: Language, serviceId: string | null) {
  if (!serviceId) return []
  const service = (site.find(language, `survival-${serviceId}`) ??
    site.find(language, `team-event-${serviceId}`)) as
    | Pick<Namespaces['survival-aufbruch'], 'bring'>
    | undefined
  return service?.bring ?? []
}
