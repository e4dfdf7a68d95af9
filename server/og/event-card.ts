import { eventDays } from '#app/calendar/event-days.ts'
import { SERVICE_IDS, SURVIVAL_COURSES } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { DescribedCard } from './picture-card.ts'
import { SERVICE_GROUNDS, posterOf } from './service-card.ts'
import { shareTexts } from './share-texts.ts'

export function eventCard(language: Language, event: CalendarEvent): DescribedCard {
  const { serviceId, title, place, priceCents } = event
  const { pictures } = shareTexts[language]
  const scene = serviceId && posterOf(serviceId)
  return {
    card: {
      ground: (serviceId && SERVICE_GROUNDS[serviceId]) ?? 'day',
      drawing: scene
        ? { kind: 'poster', scene }
        : { kind: 'posters', scenes: SERVICE_IDS.map((id) => posterOf(id)) },
      kicker: eventDays(language, event),
      title,
      sign: {
        text: place,
        note: priceCents ? formatPrice(language, priceCents, { code: 'chf' }) : undefined,
        level: SURVIVAL_COURSES.find(({ id }) => id === serviceId)?.level,
      },
    },
    alt: scene ? pictures[scene as 'aufbruch'] : pictures.all,
  }
}
