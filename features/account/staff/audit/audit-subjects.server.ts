import { CONFIRMED_KIND } from '#features/facts/confirmed-statement.ts'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { bareServiceName } from '#features/services/content/service-name.ts'
import type { Metadata } from '#features/account/account.ts'
import { auditWords } from '#features/account/security/audit-words.server.ts'
import type { AuditSubject, SecurityAction } from '#features/account/security/security-log.ts'
import { findBookingByNumber, numberBookings } from '#features/booking/staff/search-bookings.server.ts'
import { findEventsByTitle, nameEvents } from '#features/calendar/staff/name-events.server.ts'
import { findProductsByTitle, nameProducts } from '#features/catalog/staff/name-products.server.ts'
import { findInquiryByNumber, numberInquiries } from '#features/inquiry/staff/search-inquiries.server.ts'
import { findInvoiceByNumber } from '#features/invoice/list-invoices-of.server.ts'
import { findQuoteByNumber, numberQuotes } from '#features/quote/staff/read-quote-log.server.ts'
import { COMPANY_PART_IDS, COMPANY_PARTS } from '#features/company/company-parts.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import type { AuditQuery } from './read-audit-log.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'

interface Naming {
  db: Database
  site: SiteMessages
  language: Language
}

type Kept = Pick<AuditSubject, 'kind' | 'id'>

/**
 * What a row's detail names; null when it names nothing. A row of a noun that is not among `KEYS` names its page by the
 * subject of its contract (`mandateId`), and the resource by `name`.
 */
export function subjectOf(detail: Metadata): Kept | null {
  const text = (key: string) =>
    typeof detail[key] === 'string' && detail[key] !== '' ? detail[key] : undefined
  const { number } = detail
  if (typeof number === 'number') return { kind: 'order', id: String(number) }
  for (const [key, kind] of KEYS) {
    const id = text(key)
    if (id === undefined) continue
    if (key === 'kind') return partOf(id, text('key') ?? '')
    return { kind, id }
  }
  const subject = Object.keys(detail).find((key) => key.endsWith('Id') && text(key) !== undefined)
  if (subject === undefined || text('name') === undefined) return null
  return { kind: subject.slice(0, -'Id'.length), id: text(subject) ?? '' }
}

/** Keys of details. `kind` is that of a fact. */
const KEYS = [
  ['voucherId', 'voucher'],
  ['quoteId', 'quote'],
  ['invoiceId', 'invoice'],
  ['requestId', 'request'],
  ['bookingId', 'booking'],
  ['eventId', 'event'],
  ['product', 'product'],
  ['variant', 'product'],
  ['service', 'service'],
  ['person', 'person'],
  ['news', 'news'],
  ['document', 'legal'],
  ['page', 'page'],
  ['list', 'list'],
  ['kind', 'part'],
] as const

const KINDS: ReadonlySet<string> = new Set([...KEYS.map(([, kind]) => kind), 'order'])

/** The key of the detail that names it. */
const NAMED_BY: Readonly<Record<string, string>> = { voucher: 'lastFour', invoice: 'number' }

function partOf(kind: string, key: string): Kept | null {
  const part = COMPANY_PART_IDS.find((each) => COMPANY_PARTS[each].name === kind)
  if (part) return { kind: 'part', id: part }
  if (kind === CONFIRMED_KIND.name) return { kind: 'part', id: 'missing' }
  return key === '' ? null : { kind: 'part', id: kind }
}

/** In the order of `details`, with the names that are in the database or on the site today. */
export async function nameSubjects(
  { db, site, language }: Naming,
  details: readonly Metadata[],
): Promise<(AuditSubject | null)[]> {
  const subjects = details.map(subjectOf)
  const idsOf = (kind: AuditSubject['kind']) => [
    ...new Set(subjects.flatMap((subject) => (subject?.kind === kind ? [subject.id] : []))),
  ]
  const [productIds, eventIds, bookingIds, quoteIds] = [
    idsOf('product'),
    idsOf('event'),
    idsOf('booking'),
    idsOf('quote'),
  ]
  const products = await nameProducts(db, { ids: productIds, variants: productIds })
  const events = eventIds.length > 0 ? await nameEvents(db, eventIds) : []
  const bookings = bookingIds.length > 0 ? await numberBookings(db, bookingIds) : []
  const quotes = quoteIds.length > 0 ? await numberQuotes(db, quoteIds) : []
  const requestIds = idsOf('request')
  const requests = requestIds.length > 0 ? await numberInquiries(db, requestIds) : []
  // Drafts too, which pages do not know by name.
  const serviceNames = idsOf('service').length > 0 ? namesOfServices(site.withDrafts(), language) : {}
  const { facts } = site
  const people = [facts.people.founder, facts.people.coFounder, ...facts.people.further]

  const named = ({ kind, id }: Kept): AuditSubject => {
    if (kind === 'product') {
      const found = products.find(({ product, variant }) => product === id || variant === id)
      return { kind, id: found?.product ?? id, name: found ? textIn(language, found.title) : null }
    }
    if (kind === 'event') {
      const found = events.find((event) => event.id === id)
      const name =
        found && `${textIn(language, found.title)}, ${formatDay(language, swissTime(found.startsAt).day)}`
      return { kind, id, name: name ?? null }
    }
    if (kind === 'booking') {
      const number = bookings.find((booking) => booking.id === id)?.number
      return { kind, id, name: number === undefined ? null : String(number) }
    }
    if (kind === 'quote') {
      const number = quotes.find((quote) => quote.id === id)?.number
      return { kind, id, name: number === undefined ? null : String(number) }
    }
    if (kind === 'request') {
      const number = requests.find((request) => request.id === id)?.number
      return { kind, id, name: number === undefined ? null : String(number) }
    }
    if (kind === 'service') return { kind, id, name: serviceNames[id] ?? null }
    if (kind === 'order') return { kind, id, name: id }
    if (kind === 'news')
      return { kind, id, name: facts.news[language].find(({ slug }) => slug === id)?.title ?? id }
    if (kind === 'person') {
      const person = people.find((each) => 'id' in each && each.id === id) ?? memberOf(facts, id)
      return { kind, id, name: person?.name ?? null }
    }
    return { kind, id, name: null }
  }
  return subjects.map((subject, index) => {
    // Named by what the row keeps.
    if (!subject) return null
    const key = NAMED_BY[subject.kind] ?? (KINDS.has(subject.kind) ? undefined : 'name')
    if (key === undefined) return named(subject)
    const name = details[index]?.[key]
    return { ...subject, name: typeof name === 'string' ? name : null }
  })
}

function namesOfServices(site: SiteMessages, language: Language): Readonly<Record<string, string>> {
  const common = staffTexts(site, language, 'common')
  const ids = Object.keys({ ...common.survivalLevels, ...common.teamEvents })
  return Object.fromEntries(ids.map((id) => [id, bareServiceName(common, id)]))
}

function memberOf({ people }: SiteMessages['facts'], id: string) {
  return id === 'founder' || id === 'coFounder' ? people[id] : undefined
}

/** Search terms: an address, names of actions, numbers, and current names. */
export async function readAuditSearch(
  { db, site, language }: Naming,
  wanted: string,
): Promise<NonNullable<AuditQuery['search']>> {
  const lower = wanted.toLocaleLowerCase(language)
  const fits = (text: string | null | undefined) => text?.toLocaleLowerCase(language).includes(lower) ?? false
  const products = await findProductsByTitle(db, wanted)
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : undefined
  const { facts } = site
  const stepsThatFit = (namespace: 'staff-bookings' | 'staff-quotes') =>
    Object.entries(staffTexts(site, language, namespace).history).flatMap(([step, text]) =>
      fits(text) ? [step] : [],
    )
  const services = Object.entries(namesOfServices(site.withDrafts(), language))
  const words = auditWords(language)
  return {
    address: wanted,
    steps: { booking: stepsThatFit('staff-bookings'), quote: stepsThatFit('staff-quotes') },
    actions: (Object.keys(words) as SecurityAction[]).filter((action) => fits(words[action])),
    things: {
      product: products.ids,
      variant: products.variants,
      eventId: await findEventsByTitle(db, wanted),
      bookingId: number === undefined ? [] : await findBookingByNumber(db, number),
      quoteId: number === undefined ? [] : await findQuoteByNumber(db, number),
      invoiceId: (await findInvoiceByNumber(db, wanted)).map(({ id }) => id),
      requestId: number === undefined ? [] : await findInquiryByNumber(db, number),
      number: number === undefined ? [] : [String(number)],
      service: services.flatMap(([id, name]) => (id === wanted || fits(name) ? [id] : [])),
      news: facts.news[language]
        .filter(({ title, slug }) => fits(title) || fits(slug))
        .map(({ slug }) => slug),
      person: [
        ...(['founder', 'coFounder'] as const).filter((id) => fits(facts.people[id].name)),
        ...facts.people.further.filter(({ name }) => fits(name)).map(({ id }) => id),
      ],
      page: EDITABLE_PAGES.filter(({ id, path }) => fits(id) || fits(path)).map(({ id }) => id),
    },
  }
}
