import { posterOf } from '#features/pictures/content/posters.ts'
import { serviceName, textsOfService } from '#features/services/content/service-name.ts'
import {
  type PricedCourse,
  type PricedTeamEvent,
  pricedServices,
} from '#features/services/content/service-prices.ts'
import { serviceNamespace } from '#features/services/content/service-namespace.ts'
import {
  type FirstServiceId,
  type Services,
  type SurvivalCourse,
  type TeamEvent,
} from '#features/services/content/services.ts'
import { fromChangedServices } from '#features/services/content/changed-services.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { drawingFor } from '#features/news/http/news-card.ts'
import type { CardDrawing, PageTexts, DescribedCard } from '#site/share-pictures/picture-card.ts'
import type { GroundName } from '#site/share-pictures/palette.ts'
import { sceneOf } from '#site/share-pictures/scenes.ts'
import shareTexts from '#content/texts/share.ts'

/** Grounds other than day; must match the pages. */
const SERVICE_GROUNDS: Partial<Record<FirstServiceId, GroundName>> = {
  durchhaltevermoegen: 'night',
  'feuer-und-fokus': 'ember',
  'shelter-bau': 'night',
}

/** A service that owners added has an ordinary page. */
export function groundOf({ id, like }: Pick<SurvivalCourse, 'id' | 'like'>): GroundName {
  return like ? 'day' : (SERVICE_GROUNDS[id as FirstServiceId] ?? 'day')
}

/** What is offered and has this namespace. */
export function serviceOf(
  { courses, teamEvents }: Services,
  namespace: Namespace,
): SurvivalCourse | TeamEvent | undefined {
  return [...courses, ...teamEvents].find((service) => serviceNamespace(service) === namespace)
}

export function serviceCard(page: PageTexts): DescribedCard | undefined {
  const services = fromChangedServices(page.common.services)
  const service = serviceOf(services, page.namespace)
  if (!service) return undefined
  const { id } = service
  const { courses, teamEvents } = pricedServices(services, page.common.prices)
  const course = courses.find((each) => each.id === id)
  const event = teamEvents.find((each) => each.id === id)
  const pictured = pictureCard(page.language, service, page.common.servicePictures)
  return {
    card: {
      ground: groundOf(service),
      drawing: pictured.drawing,
      ...(course && courseTexts(page, course)),
      ...(event && eventTexts(page, event)),
      title: serviceName(page.common, id),
    },
    alt: pictured.alt,
  }
}

/** What owners chose, or the drawing of the files. */
export function pictureCard(
  language: Language,
  service: Pick<SurvivalCourse, 'id' | 'like' | 'picture'>,
  pictures: Namespaces['common']['servicePictures'],
): { drawing: CardDrawing; alt: string } {
  const chosen = pictures?.[service.id]
  const drawing =
    chosen &&
    drawingFor({
      src: `/scenes/${chosen.drawing}.svg`,
      ...(chosen.file && { own: { ...chosen, file: chosen.file } }),
    })
  if (drawing) return { drawing, alt: chosen.alt }
  const scene = sceneNameOf(service)
  return { drawing: { kind: 'poster', scene }, alt: shareTexts[language].pictures[scene as 'aufbruch'] }
}

/** The drawing shown where no photograph is possible. */
export function sceneNameOf(service: Pick<SurvivalCourse, 'id' | 'like' | 'picture'>): string {
  const poster = posterOf(service)
  const scene = sceneOf(poster)
  if (!scene) throw new Error(`${poster} is no drawing in public/scenes`)
  return scene
}

function courseTexts(page: PageTexts, course: PricedCourse) {
  const { language, common } = page
  const { level, pricePerPersonCents } = course
  const messages = shareTexts[language]
  const price = formatPrice(language, pricePerPersonCents, { code: 'chf' })
  return {
    kicker: `${common.nav.survivalTraining}, ${lowerFirst(fill(messages.level, { n: level }), language)}`,
    sign: { text: durationOf(page, course), note: fill(messages.perPerson, { price }), level },
  }
}

function eventTexts(page: PageTexts, event: PricedTeamEvent) {
  const { language, common } = page
  const { flatCents, flatUpTo } = event
  const messages = shareTexts[language]
  const price = formatPrice(language, flatCents, { code: 'chf' })
  return {
    kicker: common.nav.teamEvents,
    sign: { text: durationOf(page, event), note: fill(messages.upTo, { price, n: flatUpTo }) },
  }
}

/** As the page says it, for a service that the share texts do not know. */
function durationOf(
  { language, duration }: PageTexts,
  { id, like }: Pick<SurvivalCourse, 'id' | 'like'>,
): string {
  return (like && duration) ?? textsOfService(shareTexts[language].durations, like ?? id)
}

/** Only German capitalizes nouns. */
function lowerFirst(text: string, language: string): string {
  return language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
