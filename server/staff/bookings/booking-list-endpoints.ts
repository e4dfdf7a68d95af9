import { z } from 'zod'
import { BOOKING_FILTERS, BOOKING_SORTS } from '#features/booking/staff/listed-booking.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { listBookings, readBookingRows } from '../../bookings/list-bookings.ts'
import { listFile } from '../lists/list-file.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const selection = z.object({
  filter: z.enum(BOOKING_FILTERS).default('coming'),
  q: z.string().overwrite(plainLine).max(MAX_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(BOOKING_SORTS),
})
const query = selection.extend(LIST_POSITION)

/** The list of all bookings, and what is filtered of it as CSV. */
export function bookingListEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, clock, events, messages } = staff
  route('GET', '/bookings', 'bookings', 'none', query, async ({ query: selected, language }) => {
    const { q: search, filter, sort, ...position } = selected
    const view = { language, now: clock(), offer: events.offer() }
    return listBookings(db, { filter, search, sort, position }, view)
  })

  listFile(route, staff, {
    path: '/bookings.csv',
    list: 'bookings',
    needs: 'bookings',
    query: selection,
    read: ({ q: search, filter, sort }, { position, size, language, now }) =>
      readBookingRows(db, { filter, search, sort, position, size }, { language, now, offer: events.offer() }),
    columns: (language) => {
      const { csv } = staffTexts(messages.current(), language, 'staff-lists').bookings
      const { state, payment, dueWay: ways } = staffTexts(messages.current(), language, 'staff-bookings')
      return [
        [csv.number, ({ number }) => String(number)],
        [csv.booked, ({ createdAt }) => swissTime(new Date(createdAt)).day],
        [csv.name, ({ name }) => name],
        [csv.company, ({ company }) => company ?? ''],
        [csv.email, ({ email }) => email ?? ''],
        [csv.phone, ({ phone }) => phone ?? ''],
        [csv.people, ({ people }) => String(people)],
        [csv.event, ({ event }) => event.title],
        [csv.day, ({ event }) => event.startsAt.slice(0, 10)],
        [csv.state, (booking) => state[booking.state]],
        [
          csv.payment,
          (booking) =>
            booking.payment === 'invoiced' && booking.dueWay !== 'invoice'
              ? ways[booking.dueWay]
              : payment[booking.payment],
        ],
        [csv.total, ({ totalCents }) => fromCents(totalCents)],
        [csv.due, ({ dueCents }) => fromCents(dueCents)],
        [csv.refund, ({ refundCents }) => fromCents(refundCents)],
      ]
    },
  })
}
