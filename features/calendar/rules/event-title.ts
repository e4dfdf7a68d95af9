import type { Offer } from '#features/services/content/offer.ts'
import { printedName, serviceName, withGloss } from '#features/services/content/service-name.ts'
import { findService } from '#features/services/content/services.ts'
import type { Language } from '#i18n/languages.ts'
import { type LocalisedText, textIn } from '#i18n/localised-text.ts'

export interface TitledEvent {
  serviceId: string | null
  title: LocalisedText
}

/**
 * As readers of the language have it: what staff wrote; without that the name of the service in that language, where the German
 * title is its German name; else the German title.
 */
export function eventTitle(language: Language, event: TitledEvent, offer: Offer): string {
  const { title } = event
  const service = findService(offer.services, event.serviceId)?.id
  if (!service) return textIn(language, title)
  const names = offer.namesIn(language)
  if (isNamedLikeService(event, offer) && !title[language]?.trim())
    return serviceName(names, service).replaceAll('\u00ad', '')
  return withGloss(names, service, textIn(language, title))
}

/** Whether the service's names replace missing titles. */
export function isNamedLikeService({ serviceId, title }: TitledEvent, { services, namesIn }: Offer): boolean {
  const service = findService(services, serviceId)?.id
  return service !== undefined && printedName(serviceName(namesIn('de'), service)) === title.de.trim()
}
