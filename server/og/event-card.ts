import { eventDays } from '#app/calendar/event-days.ts'
import { findService, isCourse, type Services } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { DescribedCard } from './picture-card.ts'
import { groundOf, sceneNameOf } from './service-card.ts'
import { shareTexts } from './share-texts.ts'

export function eventCard(language: Language, event: CalendarEvent, services: Services): DescribedCard {
  const { serviceId, title, place, priceCents } = event
  const { pictures } = shareTexts[language]
  const service = findService(services, serviceId)
  const scene = service && sceneNameOf(service)
  const offered = [...services.courses, ...services.teamEvents]
  return {
    card: {
      ground: service ? groundOf(service) : 'day',
      drawing: scene ? { kind: 'poster', scene } : { kind: 'posters', scenes: offered.map(sceneNameOf) },
      kicker: eventDays(language, event),
      title,
      sign: {
        text: place,
        note: priceCents ? formatPrice(language, priceCents, { code: 'chf' }) : undefined,
        level: service && isCourse(service) ? service.level : undefined,
      },
    },
    alt: scene ? pictures[scene as 'aufbruch'] : pictures.all,
  }
}
