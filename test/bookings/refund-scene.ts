import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { amountDueCents, receivedCents } from '#features/booking/booking.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { settleBookingRefund } from '#features/booking/money/settle-refund.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import type { Payments, RefundRequest } from '#platform/payments/payments.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import type { StoredPaymentRefund } from '#platform/payments/refunds/refunds-repository.ts'
import { type RefundOutcome, sendPendingRefund } from '#platform/payments/refunds/send-pending-refund.ts'
import { type BookingScene, openBookingScene } from './booking-scene.ts'
import { forThisFile } from '../for-this-file.ts'

export type RefundScene = Awaited<ReturnType<typeof openRefundScene>>

/** For all tests of a file. */
export const refundScene = () => forThisFile(openRefundScene())

/** With a scriptable payment provider. */
export async function openRefundScene() {
  const scene = await openBookingScene()
  const { db } = scene.deps
  const provider = refundProvider()
  const deps: BookingDeps = { ...scene.deps, payments: { ...scene.deps.payments, refund: provider.refund } }

  const about = (orderId: string, paymentId: string) => ({
    id: randomUUID(),
    occurredAt: deps.clock(),
    orderId,
    sessionId: null,
    paymentId,
  })
  const pay = ({ id }: { id: string }, amountCents: number, paymentId: string) =>
    recordBookingPayment(deps, {
      ...about(id, paymentId),
      ...HEAD,
      kind: 'paid',
      amountCents,
      currency: 'chf',
    })
  const refundsOf = (paymentId: string) =>
    db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.paymentId, paymentId))
      .orderBy(paymentRefunds.createdAt)
  const settle = (refund: StoredPaymentRefund, outcome: RefundOutcome) =>
    settleBookingRefund(deps, refund, outcome)

  return {
    ...scene,
    deps,
    provider,
    about,
    pay,
    refundsOf,
    async paidBooking(form: Parameters<BookingScene['book']>[1] = {}, days = 30) {
      const event = await scene.event({ days })
      const { booking } = await scene.booked(event, {
        way: 'online',
        email: `${randomUUID()}@example.ch`,
        ...form,
      })
      const paymentId = `pay-${booking.id}`
      await pay(booking, booking.totalCents - booking.voucherCents, paymentId)
      return { id: booking.id, event, paymentId }
    },
    reportRefund: (bookingId: string, paymentId: string, refundedCents: number) =>
      recordBookingPayment(deps, { ...about(bookingId, paymentId), kind: 'refunded', refundedCents }),
    reportDispute: (
      paymentId: string,
      standing: DisputeStatus,
      { disputedCents = null, disputeId = `dp-${paymentId}`, minute = 0 }: DisputeOptions = {},
    ) =>
      recordBookingPayment(deps, {
        ...about('', paymentId),
        orderId: null,
        occurredAt: new Date(deps.clock().getTime() + minute * 60_000),
        kind: 'disputed',
        disputeId,
        disputedCents,
        standing,
      }),
    /** Like the job: every pending refund in turn. */
    async work(paymentId: string): Promise<void> {
      for (let round = 0; round < 5; round++)
        for (const { id, state } of await refundsOf(paymentId))
          if (state === 'owed')
            await sendPendingRefund(
              {
                db,
                clock: deps.clock,
                payments: deps.payments,
                log: LOG,
                settle: { booking: settle, order: settle },
              },
              id,
            )
    },
    total: () => [...provider.sent.values()].reduce((sum, cents) => sum + cents, 0),
    /** What was received and kept equals what is due. */
    async expectSettled(id: string): Promise<void> {
      const row = await scene.stored(id)
      expect(receivedCents(row)).toBe(amountDueCents(row))
      expect(row.payment).toBe('refunded')
    },
    async noticesOf(bookingId: string) {
      const rows = await db
        .select()
        .from(outgoingMails)
        .where(sql`${outgoingMails.payload}->>'bookingId' = ${bookingId}`)
      return rows.map(({ recipient, payload }) => `${recipient} ${(payload as { news: string }).news}`)
    },
  }
}

interface DisputeOptions {
  disputedCents?: number | null
  disputeId?: string
  /** After now, by the provider's clock. */
  minute?: number
}

const LOG = { info() {}, warn() {}, error() {} }
const HEAD = {
  customer: { name: null, email: null, phone: null, shippingAddress: null },
  termsAccepted: true,
}

function refundProvider() {
  const provider = {
    /** Requests, and what was actually sent per key. */
    requests: [] as RefundRequest[],
    sent: new Map<string, number>(),
    answer: 'yes' as 'yes' | 'no' | 'disputed' | 'away',
    /** Runs between the provider's success and our record of it. */
    between: async (_request: RefundRequest): Promise<unknown> => undefined,
    reset() {
      provider.requests = []
      provider.sent = new Map()
      provider.answer = 'yes'
      provider.between = async () => {}
    },
    async refund(request: RefundRequest): ReturnType<Payments['refund']> {
      provider.requests.push(request)
      if (provider.answer === 'away')
        return { ok: false, refusal: { code: 'provider_unreachable', detail: 'ECONNREFUSED' } }
      if (provider.answer === 'disputed')
        return { ok: false, refusal: { code: 'payment_disputed', detail: 'charge is disputed' } }
      if (provider.answer === 'no')
        return { ok: false, refusal: { code: 'provider_refused', detail: 'card is gone' } }
      provider.sent.set(request.key, request.amountCents)
      await provider.between(request)
      return { ok: true, value: { refundId: `re_${request.key}` } }
    },
  }
  return provider
}
