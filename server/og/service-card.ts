import { POSTERS } from '#content/posters.ts'
import { serviceName } from '#content/service-name.ts'
import { type PricedCourse, type PricedTeamEvent, pricedServices } from '#content/service-prices.ts'
import { SERVICE_IDS, type ServiceId } from '#content/services.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { PageTexts, DescribedCard } from './picture-card.ts'
import type { GroundName } from './palette.ts'
import { sceneOf } from './scenes.ts'
import { shareTexts } from './share-texts.ts'

/** Grounds other than day; must match the pages. */
export const SERVICE_GROUNDS: Partial<Record<ServiceId, GroundName>> = {
  durchhaltevermoegen: 'night',
  'feuer-und-fokus': 'ember',
  'shelter-bau': 'night',
}

export function serviceOf(namespace: Namespace): ServiceId | undefined {
  return SERVICE_IDS.find((id) => namespace === `survival-${id}` || namespace === `team-event-${id}`)
}

export function serviceCard(page: PageTexts): DescribedCard | undefined {
  const id = serviceOf(page.namespace)
  if (!id) return undefined
  const { courses, teamEvents } = pricedServices(page.common.prices)
  const course = courses.find((each) => each.id === id)
  const event = teamEvents.find((each) => each.id === id)
  const scene = posterOf(id)
  return {
    card: {
      ground: SERVICE_GROUNDS[id] ?? 'day',
      drawing: { kind: 'poster', scene },
      ...(course && courseTexts(page, course)),
      ...(event && eventTexts(page, event)),
      title: serviceName(page.common, id),
    },
    alt: shareTexts[page.language].pictures[scene as 'aufbruch'],
  }
}

export function posterOf(id: ServiceId): string {
  const scene = sceneOf(POSTERS[id])
  if (!scene) throw new Error(`${POSTERS[id]} is no drawing in public/scenes`)
  return scene
}

function courseTexts({ language, common }: PageTexts, { id, level, pricePerPersonCents }: PricedCourse) {
  const messages = shareTexts[language]
  const price = formatPrice(language, pricePerPersonCents, { code: 'chf' })
  return {
    kicker: `${common.nav.survivalTraining}, ${lowerFirst(fill(messages.level, { n: level }), language)}`,
    sign: { text: messages.durations[id], note: fill(messages.perPerson, { price }), level },
  }
}

function eventTexts({ language, common }: PageTexts, { id, flatCents, flatUpTo }: PricedTeamEvent) {
  const messages = shareTexts[language]
  const price = formatPrice(language, flatCents, { code: 'chf' })
  return {
    kicker: common.nav.teamEvents,
    sign: { text: messages.durations[id], note: fill(messages.upTo, { price, n: flatUpTo }) },
  }
}

/** Only German capitalizes nouns. */
function lowerFirst(text: string, language: string): string {
  return language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
