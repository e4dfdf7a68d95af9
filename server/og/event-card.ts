import { eventDays } from '#features/calendar/event-days.ts'
import { findService, isCourse, type Services } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { DescribedCard } from './picture-card.ts'
import { groundOf, pictureCard, sceneNameOf } from './service-card.ts'
import shareTexts from '#content/texts/share.ts'

export function eventCard(
  language: Language,
  event: CalendarEvent,
  services: Services,
  chosen: Namespaces['common']['servicePictures'],
): DescribedCard {
  const { serviceId, title, place, priceCents } = event
  const { pictures } = shareTexts[language]
  const service = findService(services, serviceId)
  const pictured = service && pictureCard(language, service, chosen)
  const offered = [...services.courses, ...services.teamEvents]
  return {
    card: {
      ground: service ? groundOf(service) : 'day',
      drawing: pictured?.drawing ?? { kind: 'posters', scenes: offered.map(sceneNameOf) },
      kicker: eventDays(language, event),
      title,
      sign: {
        text: place,
        note: priceCents ? formatPrice(language, priceCents, { code: 'chf' }) : undefined,
        level: service && isCourse(service) ? service.level : undefined,
      },
    },
    alt: pictured?.alt ?? pictures.all,
  }
}
