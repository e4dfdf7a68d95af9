import { BRAND } from '#features/company/content/company.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import type { ServiceNamespace } from '#features/services/content/service-namespace.ts'
import type { Services } from '#features/services/content/services.ts'
import { fromChangedServices } from '#features/services/content/changed-services.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { headlineOf } from './headline.ts'
import type { CardDrawing, DescribedCard, PageTexts, SignTexts } from './picture-card.ts'
import { sceneNameOf, serviceCard } from '#features/services/http/service-card.ts'
import shareTexts from '#content/texts/share.ts'

/** Undefined for private pages, the not-found page and pages whose picture comes from data. */
export function pageCard(page: PageTexts): DescribedCard | undefined {
  const service = serviceCard(page)
  if (service) return service
  if (!isShared(page.namespace)) return undefined
  const plain = SHARED[page.namespace](page)
  const { drawing, sign, kicker, alt } = plain
  return { card: { ground: 'day', drawing, kicker, title: headlineOf(page.messages), sign }, alt }
}

interface PlainCard {
  drawing: CardDrawing
  kicker?: string
  sign?: SignTexts
  alt: string
}

/** Pages without a picture, pages whose picture comes from data, and shared messages. */
type Unshared =
  | 'event'
  | 'product'
  | 'contact-sent'
  | 'login'
  | 'my-booking'
  | 'my-quote'
  | 'my-group'
  | 'my-invoice'
  | 'order-invoice'
  | 'not-found'
  | 'search'
  | 'success'
  | 'staff'
  | `staff-${string}`
  | 'staff-alerts'
  | 'staff-bookings'
  | 'staff-desk'
  | 'staff-missing'
  | 'staff-news'
  | 'staff-people'
  | 'staff-pictures'
  | 'staff-roles'
  | 'staff-prices'
  | 'staff-customer'
  | 'staff-search'
  | 'staff-telephone'
  | 'staff-security'
  | 'staff-shop'
  | 'staff-texts'
  | 'common'
  | 'address-form'
  | 'attachment-list'
  | 'attachments'
  | 'booking-money'
  | 'captcha'
  | 'contact-form'
  | 'course-questions'
  | 'dates'
  | 'day-picker'
  | 'evidence'
  | 'form-problems'
  | 'legal'
  | 'project-questions'
  | 'questions'
  | 'request-form'
  | 'cart-voucher'
  | 'pay-voucher'
  | 'stock-hold'
  | 'survival-levels'
  | 'team-event'
  | 'team-event-questions'
  | 'voucher-questions'
  | 'voucher'

type SharedNamespace = Exclude<Namespace, ServiceNamespace | Unshared>

function isShared(namespace: Namespace): namespace is SharedNamespace {
  return Object.hasOwn(SHARED, namespace)
}

const SHARED: Readonly<Record<SharedNamespace, (page: PageTexts) => PlainCard>> = {
  home: (page) => ({ drawing: signpost(page), alt: pictures(page).panorama }),
  'project-management': (page) => ({
    ...project(page),
    kicker: page.common.nav.projectManagement,
    sign: { text: signs(page).request, note: page.common.nav.notes.projectManagement },
  }),
  'project-request': (page) => ({
    ...project(page),
    kicker: page.common.nav.projectManagement,
    sign: { text: page.common.nav.projectManagement, note: signs(page).answer },
  }),
  'survival-training': levels,
  'level-test': levels,
  'team-events': (page) => ({
    drawing: { kind: 'posters', scenes: posters(services(page).teamEvents) },
    kicker: page.common.nav.teamEvents,
    sign: { text: page.common.nav.notes.teamEvents, note: largestGroup(page) },
    alt: pictures(page).events,
  }),
  'team-event-request': (page) => ({
    drawing: { kind: 'posters', scenes: posters(services(page).teamEvents) },
    kicker: page.common.nav.teamEvents,
    sign: { text: signs(page).request, note: signs(page).answer },
    alt: pictures(page).events,
  }),
  philosophy: (page) => ({
    drawing: { kind: 'rings' },
    sign: { text: page.common.nav.philosophy },
    alt: pictures(page).rings,
  }),
  news: fieldBook,
  newsletter: fieldBook,
  team: (page) => cham(page, { text: page.common.nav.team, note: page.common.nav.notes.contact }),
  contact: (page) => cham(page, { text: page.common.nav.contact, note: page.common.nav.notes.contact }),
  privacy: (page) => walk(page, home(page)),
  'my-data': (page) => walk(page, home(page)),
  imprint: (page) => walk(page, home(page)),
  terms: (page) => walk(page, home(page)),
  calendar: (page) => ({ ...everything(page), sign: { text: signs(page).book, note: signs(page).dates } }),
  booking: (page) => ({
    ...everything(page),
    sign: { text: page.common.nav.calendar, note: signs(page).dates },
  }),
  shop: (page) => ({
    drawing: { kind: 'goods', scenes: ['gear-kompass', 'gear-feldbuch', 'gear-feuerstahl', 'gear-flasche'] },
    sign: { text: signs(page).vouchers, note: signs(page).pdf },
    alt: pictures(page).shop,
  }),
}

function signpost({ common: { nav } }: PageTexts): CardDrawing {
  const [text = '', note] = nav.notes.contact.split(', ')
  return {
    kind: 'panorama',
    place: { text, note },
    signs: [
      { text: nav.projectManagement, note: nav.notes.projectManagement },
      { text: nav.survivalTraining, note: nav.notes.survivalTraining, level: 2 },
      { text: nav.teamEvents, note: nav.notes.teamEvents },
    ],
  }
}

function project(page: PageTexts): PlainCard {
  return { drawing: { kind: 'plan', shows: 'project' }, alt: pictures(page).project }
}

function levels(page: PageTexts): PlainCard {
  return {
    drawing: { kind: 'posters', scenes: posters(services(page).courses) },
    kicker: page.common.nav.survivalTraining,
    sign: { text: page.common.nav.notes.survivalTraining, note: lowestPrice(page) },
    alt: pictures(page).levels,
  }
}

function fieldBook(page: PageTexts): PlainCard {
  return {
    drawing: { kind: 'goods', scenes: ['gear-feldbuch'] },
    sign: home(page),
    alt: pictures(page).fieldBook,
  }
}

/** Name and place of the company. */
function home({ common: { company } }: PageTexts): SignTexts {
  return { text: BRAND, note: company.city }
}

function walk(page: PageTexts, sign: SignTexts): PlainCard {
  return { drawing: { kind: 'plan', shows: 'walk' }, sign, alt: pictures(page).walk }
}

function cham(page: PageTexts, sign: SignTexts): PlainCard {
  return { drawing: { kind: 'plan', shows: 'cham' }, sign, alt: pictures(page).cham }
}

function everything(page: PageTexts): PlainCard {
  return {
    drawing: { kind: 'posters', scenes: posters([...services(page).courses, ...services(page).teamEvents]) },
    alt: pictures(page).all,
  }
}

function lowestPrice(page: PageTexts): string {
  const { language, common } = page
  const cents = Math.min(...services(page).courses.map(({ id }) => pricesOf(common.prices, id)[0]))
  return fill(common.offer.from, { price: formatPrice(language, cents, { code: 'chf' }) })
}

function largestGroup(page: PageTexts): string {
  const { teamEvents } = services(page)
  const n = Math.max(
    ...teamEvents.flatMap(({ flatUpTo, brackets }) => [flatUpTo, ...brackets.map(({ upTo }) => upTo)]),
  )
  return fill(shareTexts[page.language].people, { n })
}

function services({ common }: PageTexts): Services {
  return fromChangedServices(common.services)
}

/** Each drawing once, as many as a card has room for. */
function posters(list: readonly Parameters<typeof sceneNameOf>[0][]): string[] {
  return [...new Set(list.map(sceneNameOf))]
}

function pictures({ language }: PageTexts) {
  return shareTexts[language].pictures
}

function signs({ language }: PageTexts) {
  return shareTexts[language].signs
}
