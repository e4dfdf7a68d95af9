import { mayDo, type Permission, type StaffRole } from '#features/account/roles/permissions.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { PagePath } from '#kit/page-paths.ts'

interface StaffPage extends PagePath {
  /** A part begins with the page that has these: where it stands in the menu, what it takes to see it, and its words. */
  group?: PartGroup
  needs?: Permission
  texts?: readonly Namespace[]
}

const GROUPS = ['now', 'outdoors', 'shop', 'page', 'house'] as const
type PartGroup = (typeof GROUPS)[number]

/** Pages of the back office, below `/verwaltung`, in the order of its menu. */
export const STAFF_PAGES = {
  today: { part: 'today', path: '', group: 'now', needs: 'bookings', texts: ['staff-today', 'staff-alerts'] },
  events: {
    part: 'events',
    path: 'kalender',
    group: 'outdoors',
    needs: 'rosters',
    texts: ['staff-plan-b', 'staff-roster', 'staff-telephone', 'staff-blocked'],
  },
  eventBooking: { part: 'events', path: 'kalender/:id/buchungen/:booking', resource: 'event' },
  event: { part: 'events', path: 'kalender/:id', resource: 'event' },
  telephone: { part: 'events', path: 'telefon', resource: 'telephone', only: 'new' },
  telephoneDate: { part: 'events', path: 'telefon/:id', resource: 'telephone' },
  blockedDays: { part: 'events', path: 'kalender/sperrtage', resource: 'blocked', only: 'all' },
  blocked: { part: 'events', path: 'kalender/sperrtage/:id', resource: 'blocked' },
  bookings: {
    part: 'bookings',
    path: 'kalender/buchungen',
    group: 'outdoors',
    needs: 'bookings',
    texts: ['staff-bookings', 'booking-money'],
  },
  customers: {
    part: 'customers',
    path: 'kundschaft',
    group: 'outdoors',
    needs: 'bookings',
    texts: ['staff-customer'],
  },
  customer: { part: 'customers', path: 'kundschaft/:id', resource: 'customer' },
  requests: {
    part: 'requests',
    path: 'kundschaft/anfragen',
    group: 'outdoors',
    needs: 'requests',
    texts: [],
  },
  request: { part: 'requests', path: 'kundschaft/anfragen/:id', resource: 'request' },
  quotes: {
    part: 'quotes',
    path: 'kundschaft/offerten',
    group: 'outdoors',
    needs: 'quotes',
    texts: ['staff-quotes'],
  },
  quote: { part: 'quotes', path: 'kundschaft/offerten/:id', resource: 'quote' },
  mandates: {
    part: 'mandates',
    path: 'kundschaft/mandate',
    group: 'outdoors',
    needs: 'quotes',
    texts: ['staff-mandates'],
  },
  mandate: { part: 'mandates', path: 'kundschaft/mandate/:id', resource: 'mandate' },
  invoices: {
    part: 'invoices',
    path: 'geld/rechnungen',
    group: 'outdoors',
    needs: 'invoices',
    texts: ['staff-invoices'],
  },
  invoice: { part: 'invoices', path: 'geld/rechnungen/:id', resource: 'invoice' },
  services: {
    part: 'services',
    path: 'laden/angebote',
    group: 'outdoors',
    needs: 'services',
    texts: ['staff-services'],
  },
  newService: { part: 'services', path: 'laden/angebote/neu', resource: 'service', only: 'new' },
  service: { part: 'services', path: 'laden/angebote/:id', resource: 'service' },
  prices: {
    part: 'prices',
    path: 'laden/angebote/preise',
    group: 'outdoors',
    needs: 'prices',
    texts: ['staff-prices'],
  },
  orders: {
    part: 'orders',
    path: 'laden/bestellungen',
    group: 'shop',
    needs: 'orders',
    texts: ['staff-orders'],
  },
  order: { part: 'orders', path: 'laden/bestellungen/:id', resource: 'order' },
  vouchers: {
    part: 'vouchers',
    path: 'laden/gutscheine',
    group: 'shop',
    needs: 'vouchers',
    texts: ['staff-vouchers'],
  },
  voucher: { part: 'vouchers', path: 'laden/gutscheine/:id', resource: 'voucher' },
  products: {
    part: 'shop',
    path: 'laden/produkte',
    group: 'shop',
    needs: 'stock',
    texts: ['staff-shop', 'staff-product'],
  },
  arrangement: { part: 'shop', path: 'laden/produkte/reihenfolge', resource: 'arrangement', only: 'shop' },
  product: { part: 'shop', path: 'laden/produkte/:id', resource: 'product' },
  texts: { part: 'texts', path: 'website/texte', group: 'page', needs: 'texts', texts: ['staff-texts'] },
  text: { part: 'texts', path: 'website/texte/:id', resource: 'texts' },
  textQueue: { part: 'texts', path: 'website/fehlt/sprachen/:id', resource: 'queue' },
  news: { part: 'news', path: 'website/news', group: 'page', needs: 'news', texts: ['staff-news'] },
  piece: { part: 'news', path: 'website/news/:id', resource: 'piece' },
  pictures: {
    part: 'pictures',
    path: 'website/bilder',
    group: 'page',
    needs: 'pictures',
    texts: ['staff-pictures'],
  },
  picture: { part: 'pictures', path: 'website/bilder/:id', resource: 'picture' },
  documents: {
    part: 'documents',
    path: 'website/dokumente',
    group: 'page',
    needs: 'pictures',
    texts: ['staff-documents'],
  },
  document: { part: 'documents', path: 'website/dokumente/:id', resource: 'document' },
  people: {
    part: 'people',
    path: 'website/personen',
    group: 'page',
    needs: 'people',
    texts: ['staff-people'],
  },
  person: { part: 'people', path: 'website/personen/:id', resource: 'person' },
  company: {
    part: 'company',
    path: 'einstellungen/firma',
    group: 'page',
    needs: 'facts',
    texts: ['staff-company'],
  },
  openingHours: { part: 'company', path: 'einstellungen/oeffnungszeiten' },
  bankAccount: { part: 'company', path: 'einstellungen/konto' },
  proofs: { part: 'company', path: 'website/nachweise' },
  places: { part: 'company', path: 'website/orte' },
  legal: {
    part: 'legal',
    path: 'website/rechtliches',
    group: 'page',
    needs: 'legal',
    texts: ['staff-legal', 'legal'],
  },
  legalDocument: { part: 'legal', path: 'website/rechtliches/:id', resource: 'legal' },
  missing: {
    part: 'missing',
    path: 'website/fehlt',
    group: 'page',
    needs: 'texts',
    texts: ['staff-missing'],
  },
  figures: {
    part: 'figures',
    path: 'geld/zahlen',
    group: 'house',
    needs: 'figures',
    texts: ['staff-figures'],
  },
  mails: { part: 'mails', path: 'kundschaft/e-mails', group: 'house', needs: 'mails', texts: [] },
  accounts: {
    part: 'accounts',
    path: 'einstellungen/zugaenge',
    group: 'house',
    needs: 'accounts',
    texts: ['staff-roles'],
  },
  security: {
    part: 'security',
    path: 'einstellungen/protokoll',
    group: 'house',
    needs: 'audit',
    texts: ['staff-security'],
  },
} as const satisfies Record<string, StaffPage>

type Pages = typeof STAFF_PAGES
export type StaffPart = Pages[keyof Pages]['part']

const PAGES: readonly StaffPage[] = Object.values<StaffPage>(STAFF_PAGES)
const FIRST_PAGES = new Map(
  PAGES.flatMap(({ part, path, group, needs, texts = [] }) =>
    group && needs ? [[part as StaffPart, { path, group, needs, texts }]] : [],
  ),
)

function firstPage(part: StaffPart) {
  const page = FIRST_PAGES.get(part)
  if (!page) throw new Error(`no page of ${part} says where it stands in the menu`)
  return page
}

export const STAFF_PARTS = [...FIRST_PAGES.keys()]

/** The menu has a line between groups. */
export const PART_GROUPS: readonly (readonly StaffPart[])[] = GROUPS.map((group) =>
  STAFF_PARTS.filter((part) => firstPage(part).group === group),
)

/** The words of all parts. */
export const STAFF_TEXTS: readonly Namespace[] = PAGES.flatMap(({ texts = [] }) => texts)

/** Whose title is the part's name, unless the menu has a word of its own. */
export function textsOfPart(part: StaffPart): Namespace {
  return firstPage(part).texts[0] ?? 'staff-desk'
}

export function partPath(part: StaffPart): string {
  return pagePath(firstPage(part).path)
}

export function maySee(role: StaffRole, part: StaffPart): boolean {
  return mayDo(role, firstPage(part).needs)
}

/** @param place of a resource as in old addresses, `texts=home`; nobody may see one that is unknown */
export function maySeePlace(role: StaffRole, place: string): boolean {
  const page = PAGES.find(({ resource }) => resource && place.startsWith(`${resource}=`))
  return page !== undefined && maySee(role, page.part as StaffPart)
}

/** The part in which a resource has its page, such as `documents` of a document. */
export function partOfResource(name: string): StaffPart | undefined {
  return PAGES.find(({ resource }) => resource === name)?.part as StaffPart | undefined
}

/** Of the page of a resource, such as a mandate; undefined where it has none. */
export function pathOfResource(resource: string, id: string): string | undefined {
  const page = PAGES.find((each) => each.resource === resource && each.path.endsWith('/:id'))
  return page && pagePath(page.path, [id])
}

type Id = string | number
type PathTo<Path extends string> = Path extends `${string}:${string}:${string}`
  ? (outer: Id, inner: Id) => string
  : Path extends `${string}:${string}`
    ? (id: Id) => string
    : string

/** The address of each page by its name; a function of the ids where its path has some. */
export const pagePaths = Object.fromEntries(
  Object.entries(STAFF_PAGES).map(([name, { path }]) => [
    name,
    path.includes(':') ? (...ids: Id[]) => pagePath(path, ids) : pagePath(path),
  ]),
) as { readonly [Name in keyof Pages]: PathTo<Pages[Name]['path']> }

function pagePath(path: string, ids: readonly Id[] = []): string {
  const left = [...ids]
  return `/verwaltung/${path}`.replace(/:\w+/g, () => String(left.shift())).replace(/\/$/, '')
}
