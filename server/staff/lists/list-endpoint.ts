import { asAttachment } from '#platform/http/content-disposition.ts'
import { z } from 'zod'
import { bookingValues, EVENT_BOOKING_SORTS } from '#features/booking/staff/booking-sorts.ts'
import { sortRows } from '#app/routes/staff/lists/sort-rows.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { FILE_MESSAGES } from '../../messages/site-messages.ts'
import { readEventFile } from '../events/event-endpoints.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { listSort } from './list-position.ts'
import { writeCsv } from '#kit/write-csv.server.ts'

const query = z.object({ sort: listSort(EVENT_BOOKING_SORTS) })

/** The bookings of an event as CSV, in the order that is shown. */
export function listEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route(
    'GET',
    '/events/:id/bookings.csv',
    'bookings',
    'exports_data',
    query,
    async ({ id, query: { sort = null }, member, language, reply }) => {
      const file = await readEventFile(deps, id, language)
      if (!file) return reply.code(404).send({ statusCode: 404, code: 'unknown_event' })
      const messages = FILE_MESSAGES.of(language, ['staff-bookings'])['staff-bookings']
      if (!messages) throw new Error(`No messages for the staff in "${language}"`)
      const { csv, state, payment } = messages
      const money = (cents: number) => (cents / 100).toFixed(2)
      const sorted = sortRows(file.bookings, sort, bookingValues(messages), language)
      const rows = sorted.map((booking) => [
        String(booking.number),
        booking.name,
        String(booking.people),
        swissTime(new Date(booking.createdAt)).day,
        state[booking.state],
        payment[booking.payment],
        booking.email ?? '',
        booking.phone ?? '',
        booking.company ?? '',
        booking.participants.join('; '),
        booking.note ?? '',
        booking.staffNote ?? '',
        money(booking.totalCents),
        money(booking.dueCents),
        money(booking.refundCents),
        money(booking.contestedCents),
        money(booking.withdrawnCents),
        booking.termsVersion,
      ])
      const { columns, fileName } = csv
      const head = [
        columns.number,
        columns.name,
        columns.people,
        columns.booked,
        columns.state,
        columns.payment,
        columns.email,
        columns.phone,
        columns.company,
        columns.participants,
        columns.note,
        columns.staffNote,
        columns.total,
        columns.due,
        columns.refund,
        columns.contested,
        columns.withdrawn,
        columns.terms,
      ]
      const name = fill(fileName, { day: file.event.startsAt.slice(0, 10) })
      const taken = { action: 'bookings_exported', actorId: member.id, detail: { eventId: id } }
      await deps.db.transaction((tx) => recordAction(tx, { at: deps.clock(), ...taken }))
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', asAttachment(name))
        .send(writeCsv([head, ...rows]))
    },
  )
}
