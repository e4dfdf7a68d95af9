import type { SearchHit } from './search-hit.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { searchBookings, searchParticipants } from '#features/booking/staff/search-bookings.server.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { findAnyEvents } from '#features/calendar/database/events-repository.server.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { listStaffEvents } from '#features/calendar/staff/staff-read-events.server.ts'
import { searchInquiries } from '#features/inquiry/staff/search-inquiries.server.ts'
import { searchOrders } from '#features/order/staff/search-orders.server.ts'
import { invoiceStatus } from '#features/invoice/invoice.ts'
import { searchInvoices } from '#features/invoice/list-invoices-of.server.ts'
import { stateOn } from '#features/quote/quote.ts'
import { searchQuotes } from '#features/quote/staff/search-quotes.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { includesFolded } from '#kernel/folded-text.ts'
import { readSearch, type SearchTerms } from '#kernel/search-terms.ts'
import { seenEvents } from '#features/staffing/staff/sees-event.server.ts'
import { searchVouchers } from '#features/voucher/staff/voucher.list.server.ts'
import { readCustomers } from '#features/customer/staff/customer.list.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { accept } from '#kernel/result.ts'
import { type Member, serve } from '#kit/serve.server.ts'
import { z } from 'zod'
import { search } from './search.contract.ts'

/** Rows of each kind; a customer stands for all of theirs. */
const MOST = 5
/** Read to tell customers apart. */
const MOST_TRACES = 20
const WEEKS_AHEAD = 53
/** Characters; longer addresses do not arrive. */
const MOST_TYPED = 16_000

interface SearchQuery {
  terms: SearchTerms
  language: Language
  now: Date
  member: Member
}

/** Whatever is typed is a search; `readSearch` takes its beginning. */
const q = z.string().max(MOST_TYPED).catch('')

export const serveSearch = serve(search, { find: { q } })<StaffDeps>((deps) => ({
  find: async ({ input: { q: typed = '' }, member, language, now }) => {
    const terms = readSearch(typed)
    if (!terms) return accept({ hits: [] })
    const query = { terms, language, now, member }
    const events = await searchEvents(deps, query)
    const people = mayDo(member.role, 'bookings')
      ? await searchPeople(deps, query)
      : await searchRosters(deps, query)
    return accept({ hits: [...people, ...events] })
  },
}))

async function searchPeople(deps: StaffDeps, query: SearchQuery): Promise<SearchHit[]> {
  const { db } = deps
  const { terms, now } = query
  const { role } = query.member
  const [bookings, orders, requests, quotes, vouchers, invoices] = await Promise.all([
    searchBookings(db, terms, MOST_TRACES),
    mayDo(role, 'orders') ? searchOrders(db, terms, MOST_TRACES) : [],
    mayDo(role, 'requests') ? searchInquiries(db, terms, MOST_TRACES) : [],
    mayDo(role, 'quotes') ? searchQuotes(db, terms, MOST) : [],
    mayDo(role, 'vouchers') ? searchVouchers(db, terms, now, MOST) : [],
    mayDo(role, 'invoices') ? searchInvoices(db, terms, MOST) : [],
  ])
  const keys = [bookings, orders, requests, quotes, invoices].flatMap((found) =>
    found.map(({ customer }) => customer),
  )
  const people = await readCustomers(db, keys)
  const listed = bookings.slice(0, MOST)
  const days = await eventsOf(deps, listed, query)
  return [
    ...people.slice(0, MOST).map((customer): SearchHit => ({ kind: 'customer', ...customer })),
    ...listed.map((booking) => toBookingHit(booking, days, booking.payment)),
    ...orders.slice(0, MOST).map(
      (of): SearchHit => ({
        kind: 'order',
        number: of.number,
        name: of.customerName,
        placedAt: of.placedAt.toISOString(),
        totalCents: of.totalCents,
        customer: `order.${of.id}`,
      }),
    ),
    ...vouchers.map(
      ({ id, lastFour, restCents, standing, order }): SearchHit => ({
        kind: 'voucher',
        id,
        lastFour,
        restCents,
        standing,
        name: order.name,
        recipient: order.recipient,
      }),
    ),
    ...quotes.map(
      ({ id, number, state, validUntil, totalCents, document: { customer, lines } }): SearchHit => ({
        kind: 'quote',
        id,
        number,
        name: customer.company || customer.name,
        title: lines[0]?.text ?? '',
        totalCents,
        state: stateOn({ state, validUntil }, swissTime(now).day),
      }),
    ),
    ...invoices.map(
      (of): SearchHit => ({
        kind: 'invoice',
        id: of.id,
        number: of.number ?? '',
        name: of.recipient.company ?? of.recipient.name ?? '',
        totalCents: of.totalCents,
        status: invoiceStatus(of),
      }),
    ),
    ...requests.slice(0, MOST).map(
      ({ id, number, name, kind, state }): SearchHit => ({
        kind: 'request',
        id,
        number,
        name,
        inquiry: kind,
        state,
      }),
    ),
  ]
}

/** For guides: participants of events that are not over, without amounts. */
async function searchRosters(deps: StaffDeps, query: SearchQuery): Promise<SearchHit[]> {
  const coming = await comingEvents(deps, query)
  const ids = coming.map(({ id }) => id)
  const found = await searchParticipants(deps.db, query.terms, ids, MOST)
  const days = await eventsOf(deps, found, query)
  return found.map((booking) => toBookingHit(booking, days, null))
}

function toBookingHit(
  { id, eventId, number, name, people, state }: StoredBooking,
  events: ReadonlyMap<string, CalendarEvent>,
  payment: StoredBooking['payment'] | null,
): SearchHit {
  const event = events.get(eventId)
  const eventFacts = event && {
    title: event.title,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    allDay: event.allDay,
  }
  return { kind: 'booking', id, eventId, number, name, people, state, payment, event: eventFacts ?? null }
}

async function eventsOf(
  { db, events }: StaffDeps,
  bookings: readonly StoredBooking[],
  { language, now }: SearchQuery,
): Promise<Map<string, CalendarEvent>> {
  const ids = [...new Set(bookings.map(({ eventId }) => eventId))]
  const found = await findAnyEvents(db, ids, { language, now, offer: events.offer() })
  return new Map(found.map((event) => [event.id, event]))
}

async function searchEvents(deps: StaffDeps, query: SearchQuery): Promise<SearchHit[]> {
  const { words } = query.terms
  if (words.length === 0) return []
  const found = (await comingEvents(deps, query)).filter(({ title, place, startsAt }) => {
    const text = `${title} ${place} ${startsAt.slice(0, 10)}`
    return words.every((word) => includesFolded(text, word))
  })
  return found.slice(0, MOST).map(
    ({ id, title, startsAt, endsAt, allDay, place }): SearchHit => ({
      kind: 'event',
      id,
      title,
      startsAt,
      endsAt,
      allDay,
      place,
    }),
  )
}

/** Within the reader's permissions. */
async function comingEvents({ db, events }: StaffDeps, { language, now, member }: SearchQuery) {
  const from = swissTime(now).day
  const coming = await listStaffEvents(db, {
    from,
    weeks: WEEKS_AHEAD,
    language,
    now,
    offer: events.offer(),
  })
  return seenEvents(db, member, coming)
}
