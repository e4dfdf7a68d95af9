import { createHash } from 'node:crypto'
import { bareServiceName, textsOfService } from '#features/services/content/service-name.ts'
import { findService, isCourse, serviceIds, type Services } from '#features/services/content/services.ts'
import shareTexts from '#content/texts/share.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { effectivePriceInCents, isVoucher, type Product } from '#features/catalog/product.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { newsCard } from '#features/news/http/news-card.ts'
import { pageCard } from './page-card.ts'
import * as palette from './palette.ts'
import type { DescribedCard, PictureCard } from './picture-card.ts'
import { nameOfSubject, type PictureSubject } from './picture-subject.ts'
import { readScene, sceneOf, SCENES } from './scenes.ts'
import { groundOf, pictureCard, sceneNameOf, serviceOf } from '#features/services/http/service-card.ts'

const OTHERWISE = 'gear-feldbuch'

function productCard(language: Language, product: Product, shop: string): DescribedCard {
  const messages = shareTexts[language]
  const price = formatPrice(language, effectivePriceInCents(product), product.currency_notation)
  const own = sceneOf(product.image)
  const voucher = own !== undefined && isVoucher(product)
  const named = product.metadata?.['name']
  return {
    card: {
      ground: 'day',
      drawing: voucher
        ? {
            kind: 'ticket',
            scene: own,
            level: levelOf(product),
            label: messages.voucher,
            name: typeof named === 'string' ? named : product.title,
            price,
          }
        : { kind: 'goods', scenes: [own ?? OTHERWISE] },
      kicker: product.subtitle ?? undefined,
      title: product.title,
      sign: { text: shop, note: price },
    },
    alt: fill(voucher ? messages.pictures.ticket : messages.pictures.goods, { name: product.title }),
  }
}

function levelOf({ metadata }: Product): 1 | 2 | 3 | null {
  const level = metadata?.['level']
  return level === 1 || level === 2 || level === 3 ? level : null
}

const SOFT_HYPHEN = '\u00ad'

/**
 * Increment when drawing code or a font changes: pictures are cached forever by URL. Colours, scenes and texts are
 * part of the hash already.
 */
const DRAWING_REVISION = 2

export interface SharePicture extends DescribedCard {
  path: string
  /** Content hash in the path. */
  version: string
}

export function sharePicture(
  language: Language,
  subject: PictureSubject,
  site: SiteMessages,
): SharePicture | undefined {
  const common = site.of(language, ['common'])['common'] as Namespaces['common']
  const described = describe(language, subject, site)
  if (!described) return undefined
  const { title } = described.card
  const card = {
    ...described.card,
    title: typeof title === 'string' ? hyphenateNames(title, common, site.facts.services) : title,
  }
  const { kind, name } = nameOfSubject(subject)
  const version = versionOf(card)
  return {
    card,
    alt: described.alt,
    version,
    path: `/og/${version}/${language}/${kind}/${encodeURIComponent(name)}.png`,
  }
}

function describe(
  language: Language,
  subject: PictureSubject,
  site: SiteMessages,
): DescribedCard | undefined {
  const common = site.of(language, ['common'])['common'] as Namespaces['common']
  if (subject.kind === 'product') return productCard(language, subject.product, common.nav.shop)
  if (subject.kind === 'news') {
    const { section } = site.of(language, ['news'])['news'] as Namespaces['news']
    return newsCard(language, subject.piece, section)
  }
  if (subject.kind === 'event')
    return eventCard(language, subject.event, site.facts.services, common.servicePictures)
  const { namespace } = subject
  const messages = site.of(language, [namespace])[namespace] as { meta: { title: string } }
  const duration = durationOf(language, namespace, site)
  return messages.meta ? pageCard({ language, namespace, messages, common, duration }) : undefined
}

function durationOf(language: Language, namespace: Namespace, site: SiteMessages): string | undefined {
  const service = serviceOf(site.facts.services, namespace)
  if (!service?.like) return undefined
  const texts = site.of(language, ['survival-levels', 'team-event']) as Pick<
    Namespaces,
    'survival-levels' | 'team-event'
  >
  const entries = isCourse(service) ? texts['survival-levels'].levels : texts['team-event'].events
  return textsOfService<{ duration: string }>(entries, service.id).duration
}

let digest: string | undefined

function versionOf(card: PictureCard): string {
  digest ??= hash(JSON.stringify(palette) + [...SCENES].sort().map(readScene).join(''))
  return hash(JSON.stringify([DRAWING_REVISION, digest, card])).slice(0, 10)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Names from the database lack the soft hyphens that the messages have. */
function hyphenateNames(text: string, common: Namespaces['common'], services: Services): string {
  return serviceIds(services)
    .map((id) => bareServiceName(common, id))
    .filter((name) => name.includes(SOFT_HYPHEN))
    .reduce((result, name) => result.replaceAll(name.replaceAll(SOFT_HYPHEN, ''), name), text)
}

function eventCard(
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
