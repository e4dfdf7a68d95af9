import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { readPaidBack } from '#features/booking/database/booking-payments-repository.server.ts'
import {
  findCurrentBooking,
  listMovedIds,
  lockBooking,
} from '#features/booking/database/bookings-repository.server.ts'
import { applyInvoiceDisputes } from '#features/booking/money/record-dispute.server.ts'
import {
  lowerPrice,
  settleBookingInvoice,
  settleBookingVoucher,
} from '#features/booking/money/settle-booking.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import type { InvoiceDeps, InvoiceSource } from '#features/invoice/invoice-deps.server.ts'
import { invoiceableCents, invoicedCents } from '#features/invoice/rules/follow-source.ts'
import { orderSource } from '#features/order/http/order-source.ts'
import { quoteSource } from '#features/quote/http/quote-source.ts'
import type { Transaction } from '#platform/database/database.ts'
import { contestedOfBooking, followBooking, writeDraftAnew } from './booking-invoices.ts'
import {
  draftOfBooking,
  leftOfBooking,
  lockInvoicedBooking,
  sentOf,
  sourceMoney,
} from './draft-of-booking.ts'

/** What invoices are drawn from. */
export function invoiceSources(
  deps: Pick<BookingDeps, 'events' | 'key' | 'ownerEmail'>,
): InvoiceDeps['sourceOf'] {
  return ({ source, sourceId }) => {
    if (source === 'hand' || !sourceId) return undefined
    if (source === 'order') return orderSource(deps, sourceId)
    return source === 'offer' ? quoteSource(sourceId) : bookingSource(deps, sourceId)
  }
}

/** Of a moved one, its successor: that has the money. A deleted one (retention, erasure) keeps no invoice from being paid. */
function bookingSource({ events }: Pick<BookingDeps, 'events'>, id: string): InvoiceSource {
  const find = (tx: Transaction) => findCurrentBooking(tx, id)
  return {
    async lock(tx) {
      const booking = await find(tx)
      if (!booking) return
      await events.lock(tx, booking.eventId)
      await lockBooking(tx, booking.id)
    },
    async ids(tx) {
      const booking = await find(tx)
      return booking ? listMovedIds(tx, booking) : [id]
    },
    draft: (tx) => draftOfBooking(tx, events, id),
    async leftCents(tx) {
      const booking = await find(tx)
      return booking ? leftOfBooking(tx, await lockInvoicedBooking(tx, booking)) : null
    },
    async settle(tx, { money: _totals, voucherId, ...settlement }) {
      const booking = settlement.cents === 0 ? undefined : await find(tx)
      if (!booking) return true
      const settled =
        voucherId === undefined
          ? await settleBookingInvoice(tx, booking.id, settlement)
          : await settleBookingVoucher(tx, booking.id, { ...settlement, voucherId })
      return settled.ok || settled.refusal.code !== 'money_gone'
    },
    async credited(tx, { invoiceId, cents, settledLessCents, stillDue, ...by }) {
      const booking = await find(tx)
      if (!booking) return
      const invoiced = await lockInvoicedBooking(tx, booking)
      const money = await sourceMoney(tx, invoiced)
      // As it was before: money that had to be given back already pays for nothing that is credited now.
      const before = sentOf(invoiced.invoices).map((sent) =>
        sent.id === invoiceId
          ? {
              ...sent,
              payableCents: sent.payableCents + cents,
              settledCents: sent.settledCents + settledLessCents,
            }
          : sent,
      )
      const paidCents = money.paidCents + settledLessCents
      // What invoices asked beyond what is due was not owed before either.
      const beyondCents = invoicedCents(before) - invoiceableCents({ ...money, paidCents }, before)
      const lessCents = stillDue ? 0 : Math.max(0, cents - Math.max(0, beyondCents))
      const after = lessCents > 0 ? await lowerPrice(tx, booking.id, { cents: lessCents, ...by }) : booking
      for (const draft of invoiced.invoices.filter(({ state }) => state === 'draft'))
        await writeDraftAnew(
          tx,
          { events },
          { booking: after ?? booking, draft },
          { staffId: by.actorId, now: by.now },
        )
    },
    async contested(tx, { payments, ...news }) {
      const booking = await find(tx)
      const deps = { payments, invoices: { contestedCents: contestedOfBooking } }
      if (booking) await applyInvoiceDisputes(tx, deps, booking.id, news)
    },
    async follow(tx, deps, { actorId: staffId, now }) {
      const booking = await find(tx)
      if (booking) await followBooking(tx, { ...deps, events }, booking, { staffId, now, because: 'paid' })
    },
    async paidBack(tx) {
      const booking = await find(tx)
      return booking && readPaidBack(tx, booking)
    },
    async account(tx) {
      const booking = await find(tx)
      return booking && { bookingId: booking.id, openCents: outstandingCents(booking) }
    },
  }
}
