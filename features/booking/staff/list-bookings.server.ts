import { pick } from '#kernel/pick.ts'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  BOOKING_NAME,
  bookings,
  ABANDONED_BOOKING,
  OPEN_BOOKING,
  WAITING_BOOKING,
} from '#features/booking/database/booking.tables.server.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import {
  BOOKING_FILTERS,
  type BookingFilter,
  type BookingList,
  type BookingSort,
  type ListedBooking,
} from './listed-booking.ts'
import { matchesBooking } from './search-bookings.server.ts'
import { dueOf, refundOf } from './staff-read-bookings.server.ts'
import { type EventRow, events } from '#features/calendar/database/calendar.tables.server.ts'
import { type CalendarView, toCalendarEvent } from '#features/calendar/database/to-calendar-event.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import { readSearch } from '#kernel/search-terms.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byNumber, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'

const PAGE = 50

export interface BookingListSelection {
  filter: BookingFilter
  /** Number, private reference, telephone, or words of name, address and company. */
  search: string
  sort?: ListSort<BookingSort> | undefined
}

interface PageQuery extends BookingListSelection {
  position: ListPosition
  size?: number
}

interface Row {
  booking: StoredBooking
  event: EventRow
}

/** Bookings of all events, each with its event; what is coming in the order of its days, the rest newest first. */
export async function listBookings(db: Database, query: PageQuery, view: CalendarView): Promise<BookingList> {
  const [{ rows, ...pages }, counts] = await Promise.all([
    readBookingRows(db, query, view),
    countBookings(db, query.search, view.now),
  ])
  return { bookings: rows, ...pages, counts }
}

/** The page alone. */
export async function readBookingRows(
  db: Database,
  { filter, search, sort, position, size = PAGE }: PageQuery,
  view: CalendarView,
): Promise<{ rows: ListedBooking[] } & ListPages> {
  const by = readSort<BookingSort>(sort ?? OWN_ORDER[filter])
  const { rows, ...pages } = await readListPage({
    order: orderOf(by),
    position,
    size,
    read: (beyond, sorted, limit) =>
      db
        .select({ booking: bookings, event: events })
        .from(bookings)
        .innerJoin(events, eq(events.id, bookings.eventId))
        .where(
          and(
            filtersAt(view.now)[filter],
            matches(search),
            beyond,
            by.key === 'event' ? reach(position, by.descending) : undefined,
          ),
        )
        .orderBy(...sorted)
        .limit(limit),
  })
  return { rows: rows.map((row) => toListedBooking(row, view)), ...pages }
}

const OWN_ORDER: Record<BookingFilter, ListSort<BookingSort>> = {
  coming: 'event',
  past: '-event',
  waiting: '-booked',
  cancelled: '-booked',
  open: '-booked',
  all: '-booked',
}

const idOf = ({ booking: { id } }: Row) => id
const BOOKED_EVENTS = sql`${bookings} inner join ${events} on ${events.id} = ${bookings.eventId}`

function orderOf({ key, descending }: { key: BookingSort; descending: boolean }): ListOrder<Row> {
  const { id } = bookings
  if (key === 'booked') return byNumber(bookings.number, ({ booking: { number } }) => number, descending)
  if (key === 'event')
    return byColumn({ table: BOOKED_EVENTS, value: events.startsLocal, id }, idOf, descending)
  return byColumn(
    { table: bookings, value: key === 'name' ? BOOKING_NAME : bookings.totalCents, id },
    idOf,
    descending,
  )
}

/** Of a page by event: its first day again, by the events alone, as no index has an event's start with a booking's id. */
function reach({ after, before }: ListPosition, descending: boolean) {
  const cursor = before ?? after
  if (cursor === undefined || !isUuid(cursor)) return undefined
  const isFalling = descending !== (before !== undefined)
  return sql`${events.startsLocal} ${sql.raw(isFalling ? '<=' : '>=')}
    (select ${events.startsLocal} from ${BOOKED_EVENTS} where ${bookings.id} = ${cursor}::uuid)`
}

/** Each count stops at one above `MOST_COUNTED`. */
async function countBookings(db: Database, search: string, now: Date): Promise<BookingList['counts']> {
  const filters = filtersAt(now)
  const counted = await Promise.all(
    BOOKING_FILTERS.map((name) => {
      const one = db.select({ one: sql`1`.as('one') }).from(bookings)
      const where = and(filters[name], matches(search))
      const found =
        name === 'coming' || name === 'past'
          ? search === ''
            ? ofEvents(db, name, now)
            : one.innerJoin(events, eq(events.id, bookings.eventId)).where(where)
          : one.where(where)
      return db.$count(found.limit(MOST_COUNTED + 1).as('counted'))
    }),
  )
  return Object.fromEntries(
    BOOKING_FILTERS.map((name, index) => [name, counted[index] ?? 0]),
  ) as BookingList['counts']
}

/** Event by event from today on, so that it stops early: a join would read all bookings that ever were. */
function ofEvents(db: Database, name: 'coming' | 'past', now: Date) {
  const ofOne = db
    .select({ one: sql`1`.as('one') })
    .from(bookings)
    .where(and(eq(bookings.eventId, events.id), HAS_PLACE))
    .limit(MOST_COUNTED + 1)
    .as('of_event')
  return db
    .select({ one: ofOne.one })
    .from(events)
    .crossJoinLateral(ofOne)
    .where(startsBy(now)[name])
    .orderBy(name === 'past' ? desc(events.startsLocal) : asc(events.startsLocal))
}

const HAS_PLACE = inArray(bookings.state, ['held', 'confirmed', 'attended', 'no_show'])

function startsBy(now: Date): Record<'coming' | 'past', SQL> {
  const today = sql`${swissTime(now).day}::timestamp`
  return {
    coming: sql`${events.startsLocal} >= ${today}`,
    past: sql`${events.startsLocal} < ${today}`,
  }
}

function filtersAt(now: Date): Record<BookingFilter, SQL | undefined> {
  const { coming, past } = startsBy(now)
  return {
    coming: and(HAS_PLACE, coming),
    past: and(HAS_PLACE, past),
    waiting: WAITING_BOOKING,
    cancelled: ABANDONED_BOOKING,
    open: OPEN_BOOKING,
    all: undefined,
  }
}

function matches(search: string) {
  if (search === '') return undefined
  const terms = readSearch(search)
  return terms ? matchesBooking(terms) : sql`false`
}

function toListedBooking({ booking, event }: Row, view: CalendarView): ListedBooking {
  return {
    ...pick(
      booking,
      'id',
      'number',
      'state',
      'payment',
      'dueWay',
      'people',
      'name',
      'company',
      'email',
      'phone',
      'totalCents',
      'test',
    ),
    hasOffer: booking.offeredUntil !== null,
    dueCents: dueOf(booking),
    refundCents: refundOf(booking),
    createdAt: booking.createdAt.toISOString(),
    event: pick(toCalendarEvent(event, view), 'id', 'title', 'startsAt', 'endsAt', 'allDay', 'cancelled'),
  }
}
