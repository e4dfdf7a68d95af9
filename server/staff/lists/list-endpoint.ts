import { recordAction } from '#features/account/security/audit.server.ts'
import { fill } from '#i18n/format.ts'
import { FILE_MESSAGES } from '../../messages/site-messages.ts'
import { readEventFile } from '../events/event-endpoints.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { writeCsv } from './write-csv.ts'

export function listEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route(
    'GET',
    '/events/:id/bookings.csv',
    'bookings',
    'exports_data',
    async ({ id, member, language, reply }) => {
      const file = await readEventFile(deps, id, language)
      if (!file) return reply.code(404).send({ statusCode: 404, code: 'unknown_event' })
      const messages = FILE_MESSAGES.of(language, ['staff-bookings'])['staff-bookings']
      if (!messages) throw new Error(`No messages for the staff in "${language}"`)
      const { csv, state, payment } = messages
      const money = (cents: number) => (cents / 100).toFixed(2)
      const rows = file.bookings.map((booking) => [
        String(booking.number),
        booking.name,
        String(booking.people),
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
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(writeCsv([head, ...rows]))
    },
  )
}
