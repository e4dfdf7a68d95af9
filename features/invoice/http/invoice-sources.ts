import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import {
  findCurrentBooking,
  listMovedIds,
  lockBooking,
} from '#features/booking/database/bookings-repository.server.ts'
import { applyInvoiceDisputes } from '#features/booking/money/record-dispute.server.ts'
import { readPaidBack } from '#features/booking/money/paid-back.server.ts'
import { settleBookingVoucher } from '#features/booking/money/settle-booking-voucher.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { lowerPrice } from '#features/booking/money/lower-price.server.ts'
import { settleBookingInvoice } from '#features/booking/money/settle-booking-invoice.server.ts'
import { sumContested } from '#features/invoice/database/invoices-repository.server.ts'
import type { Sold, SourcesPort } from '#features/invoice/invoice-deps.server.ts'
import { invoiceableCents, invoicedCents } from '#features/invoice/rules/follow-source.ts'
import { lockOrder } from '#features/order/database/orders-repository.server.ts'
import { usesWithoutGround } from '#features/order/payment/sold-vouchers.server.ts'
import {
  contestOrderInvoice,
  settleOrderInvoice,
} from '#features/order/payment/settle-order-invoice.server.ts'
import { lockQuote } from '#features/quote/database/quotes-repository.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { voucherPort } from '#features/order/http/order-ports.ts'
import { contestedOfBooking, followBooking, writeDraftAnew } from './booking-invoices.ts'
import {
  draftOfBooking,
  leftOfBooking,
  lockInvoicedBooking,
  sentOf,
  sourceMoney,
} from './draft-of-booking.ts'
import { draftOfQuote } from './draft-of-quote.ts'

/** Adapter, because features do not import each other. An order is invoiced when it is placed (ADR-057), never later. */
export function invoiceSources({
  events,
  key,
  ownerEmail,
}: Pick<BookingDeps, 'events' | 'key' | 'ownerEmail'>): SourcesPort {
  const orders = { vouchers: voucherPort(key), ownerEmail }
  const orderOf = ({ source, sourceId }: Sold) => (source === 'order' && sourceId ? sourceId : undefined)
  const bookingOf = ({ source, sourceId }: Sold) => (source === 'booking' && sourceId ? sourceId : undefined)
  const quoteOf = ({ source, sourceId }: Sold) => (source === 'offer' && sourceId ? sourceId : undefined)
  return {
    async lock(tx, sold) {
      const quoteId = quoteOf(sold)
      if (quoteId) await lockQuote(tx, quoteId)
      const orderId = orderOf(sold)
      if (orderId) await lockOrder(tx, { id: orderId })
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      if (!booking) return
      await events.lock(tx, booking.eventId)
      await lockBooking(tx, booking.id)
    },
    async idsOf(tx, sold) {
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      if (booking) return listMovedIds(tx, booking)
      return sold.sourceId ? [sold.sourceId] : []
    },
    async draft(tx, sold) {
      const quoteId = quoteOf(sold)
      if (quoteId) return draftOfQuote(tx, quoteId)
      const id = bookingOf(sold)
      return id ? draftOfBooking(tx, events, id) : refuse({ code: 'unknown_source' })
    },
    async leftCents(tx, sold) {
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      return booking ? leftOfBooking(tx, await lockInvoicedBooking(tx, booking)) : null
    },
    async settle(tx, sold, { money, ...settlement }) {
      const orderId = orderOf(sold)
      if (orderId) {
        await settleOrderInvoice(tx, orders, orderId, { ...money, ...settlement })
        return accept(undefined)
      }
      if (settlement.cents === 0) return accept(undefined)
      const id = bookingOf(sold)
      // Moved since it was invoiced: the money belongs to its successor.
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      if (!booking) return accept(undefined)
      const { voucherId, ...further } = settlement
      const settled =
        voucherId === undefined
          ? await settleBookingInvoice(tx, booking.id, further)
          : await settleBookingVoucher(tx, booking.id, { ...further, voucherId })
      // A deleted booking (retention, erasure) does not prevent its invoice from being paid.
      if (!settled.ok && settled.refusal.code === 'money_gone') return refuse({ code: 'source_changed' })
      return accept(undefined)
    },
    async credited(tx, sold, { invoiceId, cents, settledLessCents, stillDue, ...by }) {
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      if (!booking) return
      const invoiced = await lockInvoicedBooking(tx, booking)
      const { invoices } = invoiced
      const money = await sourceMoney(tx, invoiced)
      // As it was before: money that had to be given back already pays for nothing that is credited now.
      const before = sentOf(invoices).map((sent) =>
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
      const beyondCents = Math.max(
        0,
        invoicedCents(before) - invoiceableCents({ ...money, paidCents }, before),
      )
      const lessCents = stillDue ? 0 : Math.max(0, cents - beyondCents)
      const after = lessCents > 0 ? await lowerPrice(tx, booking.id, { cents: lessCents, ...by }) : booking
      for (const draft of invoices.filter(({ state }) => state === 'draft'))
        await writeDraftAnew(
          tx,
          { events },
          { booking: after ?? booking, draft },
          { staffId: by.actorId, now: by.now },
        )
    },
    async contested(tx, sold, { reason, payments, now }) {
      const orderId = orderOf(sold)
      if (orderId) {
        const contestedCents = await sumContested(tx, sold, [orderId])
        await contestOrderInvoice(tx, orders, orderId, { contestedCents, now })
      }
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      const deps = { payments, invoices: { contestedCents: contestedOfBooking } }
      if (booking) await applyInvoiceDisputes(tx, deps, booking.id, { reason, now })
    },
    async follow(tx, deps, sold, { actorId, now }) {
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      if (booking)
        await followBooking(tx, { ...deps, events }, booking, { staffId: actorId, now, because: 'paid' })
    },
    async paidBack(tx, sold) {
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      return booking ? readPaidBack(tx, booking) : { dueCents: 0, byHandCents: 0, asVoucherCents: 0 }
    },
    async usesWithoutGround(tx, sold, creditedCents) {
      const orderId = orderOf(sold)
      return orderId ? usesWithoutGround(tx, orders.vouchers, orderId, creditedCents) : []
    },
    async account(tx, sold) {
      // Its vouchers are taken in the cart, where none buys another.
      if (orderOf(sold)) return { bookingId: null, openCents: 0 }
      const id = bookingOf(sold)
      const booking = id ? await findCurrentBooking(tx, id) : undefined
      return booking ? { bookingId: booking.id, openCents: outstandingCents(booking) } : null
    },
  }
}
