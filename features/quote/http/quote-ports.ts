import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Offer } from '#content/offer.ts'
import { bareServiceName } from '#content/service-name.ts'
import { insertBooking } from '#features/booking/database/bookings-repository.server.ts'
import { recordBookingEvent } from '#features/booking/database/booking-history.server.ts'
import { settleBookingVoucher } from '#features/booking/money/settle-booking-voucher.server.ts'
import { redeemVoucher } from '#features/voucher/redeem-voucher.server.ts'
import { accept } from '#kernel/result.ts'
import { invoiceVouchers } from '#features/invoice/http/invoice-vouchers.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { insertEvent } from '#features/calendar/database/event-rows.server.ts'
import { eventTitle } from '#features/calendar/rules/event-title.ts'
import type { Arrangement, CalendarPort } from '#features/quote/quote-deps.server.ts'
import { finalNumberDay } from '#features/quote/rules/final-number.ts'
import { localTimes } from '#features/quote/rules/quote-clashes.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { closedDays, daysOf } from '#features/staffing/rules/closed-days.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import { listStaffPeople } from '#features/staffing/http/list-staff-people.ts'

const MOST = 20

/** Adapter, because features do not import each other. */
export function quoteCalendar(deps: {
  key: AppKey
  offer: () => Offer
  payments: Pick<Payments, 'provider' | 'test'>
}): CalendarPort {
  return {
    async listOverlapping(db, { startsLocal, endsLocal }, language) {
      const rows = await db
        .select()
        .from(events)
        .where(
          and(
            eq(events.state, 'scheduled'),
            // An event lasts 30 days at most, which bounds the range of the index.
            gt(events.startsLocal, sql`${startsLocal}::timestamp - interval '30 days'`),
            lt(events.startsLocal, endsLocal),
            gt(events.endsLocal, startsLocal),
          ),
        )
        .orderBy(asc(events.startsLocal))
        .limit(MOST)
      return rows.map((row) => ({
        id: row.id,
        title: eventTitle(language, row, deps.offer()),
        startsLocal: row.startsLocal,
        endsLocal: row.endsLocal,
        people: row.taken,
      }))
    },
    async listBlocked(db, time) {
      const { firstDay, lastDay } = daysOf(time)
      const [blocks, people] = await Promise.all([
        listBlockedDays(db, { from: firstDay, to: lastDay }),
        listStaffPeople(db),
      ])
      const closes = closedDays({ from: firstDay, to: lastDay }, blocks, people).length > 0
      return blocks.map(({ id, staffId, fromDay, toDay }) => ({
        id,
        name: staffId === null ? '' : (people.find((person) => person.id === staffId)?.name ?? '?'),
        fromDay,
        toDay,
        closes,
      }))
    },
    async arrange(tx, arrangement, now) {
      const eventId = randomUUID()
      const bookingId = randomUUID()
      const { document, date } = arrangement
      if (!document.event) throw new Error('a quote without an event arranges none')
      const { serviceId, people, most, place, meetingPoint } = document.event
      const { company, name } = document.customer
      const found = arrangement.voucher
        ? await invoiceVouchers({ acceptTest: deps.payments.test }).find(tx, arrangement.voucher, now)
        : null
      if (found && !found.ok) return found
      const voucher = found?.value
      const voucherCents = voucher ? Math.min(voucher.restCents, arrangement.totalCents) : 0
      await insertEvent(tx, {
        id: eventId,
        serviceId,
        title: { de: bareServiceName(deps.offer().namesIn('de'), serviceId).replaceAll('\u00ad', '') },
        ...localTimes(date),
        place: { de: place },
        meetingPoint: meetingPoint === '' ? null : { de: meetingPoint },
        places: most,
        taken: people,
        public: false,
        note: company || name,
      })
      const booking = await insertBooking(tx, toGroupBooking(deps, arrangement, { eventId, bookingId, now }))
      const detail = { people, state: booking.state, quoteId: arrangement.quoteId }
      await recordBookingEvent(tx, { bookingId, at: now, action: 'booked', detail })
      if (voucher && voucherCents > 0) {
        const { voucherId, lastFour, test } = voucher
        await redeemVoucher(tx, { voucherId, takesCents: voucherCents }, bookingId, now)
        const money = { cents: voucherCents, voucherId, lastFour, test, now }
        const settled = await settleBookingVoucher(tx, bookingId, money)
        if (!settled.ok) throw new Error(`booking ${booking.number} was not paid by voucher`)
      }
      return accept({ eventId, bookingId })
    },
  }
}

function toGroupBooking(
  { key, payments }: { key: AppKey; payments: Pick<Payments, 'provider' | 'test'> },
  { document, date, acceptance, totalCents, agreedCents }: Arrangement,
  { eventId, bookingId, now }: { eventId: string; bookingId: string; now: Date },
) {
  const { customer, event, language } = document
  if (!event) throw new Error('a quote without an event books nothing')
  const { street, postalCode, city, company, name, termsVersion } = acceptance
  return {
    id: bookingId,
    referenceHash: hashToken(deriveToken(key, 'booking-reference', bookingId)),
    eventId,
    state: 'confirmed' as const,
    payment: 'invoiced' as const,
    people: event.people,
    language,
    name,
    email: customer.email,
    phone: customer.phone || null,
    company: company || null,
    invoiceAddress: { street, postalCode, city },
    totalCents,
    agreedPrice: { fewest: event.fewest, totalCents: agreedCents, finalUntil: finalNumberDay(date.day) },
    termsVersion,
    termsAcceptedAt: now,
    provider: payments.provider,
    requestHash: hashToken(`quote:${bookingId}`),
    createdAt: now,
    updatedAt: now,
  }
}
