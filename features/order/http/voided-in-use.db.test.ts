import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { suspendVouchers } from '#features/voucher/void-vouchers.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { listOpenAlerts, mailAlerts, resolveAlert } from '#platform/alerts/raise-alert.ts'
import { alerts } from '#platform/alerts/alerts.tables.ts'
import type { DisputeNews } from '#platform/payments/disputes/dispute.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { testMails } from '#test/test-mails.ts'
import { voucherPort } from './order-ports.ts'

const scene = await forThisFile(openBookingScene())
beforeEach(async () => {
  await scene.deps.db.delete(alerts)
})

const DISPUTED = { kind: 'disputed', disputeId: 'dp_1', disputedCents: null, standing: 'open' } as const

type Gone = { kind: 'refunded'; refundedCents: number } | ({ kind: 'disputed' } & DisputeNews)

async function sold() {
  const { id, code } = await scene.voucher({ kind: 'value', amountCents: 250_00 })
  const [order] = await scene.deps.db
    .select({ id: orders.id, lineId: orderLines.id })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(vouchers.id, id))
  if (!order) throw new Error('no order')
  return { id, code, order }
}

function receive(orderId: string, gone: Gone) {
  const { db, clock, key, ownerEmail, legal } = scene.deps
  const deps = { db, key, clock, vouchers: voucherPort, ownerEmail, legal }
  const ids = {
    id: crypto.randomUUID(),
    occurredAt: clock(),
    orderId,
    sessionId: null,
    paymentId: `pay-${orderId}`,
  }
  return recordPayment(deps, 'testkasse', { ...ids, ...gone } satisfies PaymentEvent)
}

const opened = async () => (await listOpenAlerts(scene.deps.db)).map(({ code, detail }) => ({ code, detail }))
const mailed = () => mailAlerts(scene.deps.db, 'owner@example.ch', scene.deps.clock())

it.each<[string, Gone]>([
  ['a refund in the provider’s dashboard', { kind: 'refunded', refundedCents: 200_00 }],
  ['a dispute', DISPUTED],
])('%s that voids a voucher in use names to the owner the bookings that it paid', async (_name, gone) => {
  const event = await scene.event()
  const { code, order } = await sold()
  const used = await scene.booked(event, { voucher: code })
  const held = await scene.booked(event, { voucher: code, way: 'online' })
  expect(await receive(order.id, gone)).toBe('applied')
  const numbers = [used.booking.number, held.booking.number].sort((a, b) => a - b).join(', ')
  expect(await opened()).toEqual([{ code: 'used_voucher_voided', detail: { names: numbers } }])
  expect(await mailed()).toBe(1)
  const payload = { code: 'used_voucher_voided' }
  const { text } = await testMails(scene.deps.db)({ kind: 'alert-notice', language: 'de', payload })
  expect(text).toContain(numbers)
})

it('a second voided voucher is reported by a mail of its own, and the bookings of the first are still listed', async () => {
  const numbers: number[] = []
  for (const round of [1, 2]) {
    const { code, order } = await sold()
    const { booking } = await scene.booked(await scene.event(), { voucher: code })
    numbers.push(booking.number)
    await receive(order.id, DISPUTED)
    expect(await opened()).toMatchObject([{ detail: { names: numbers.join(', ') } }])
    expect(await mailed(), `round ${round}`).toBe(1)
  }
  await scene.deps.db.transaction((tx) => resolveAlert(tx, 'used_voucher_voided', scene.deps.clock()))
  const { code, order } = await sold()
  const { booking } = await scene.booked(await scene.event(), { voucher: code })
  await receive(order.id, DISPUTED)
  expect(await opened()).toMatchObject([{ detail: { names: String(booking.number) } }])
  expect(await mailed()).toBe(1)
})

it('an unused voucher is not reported, nor one whose refund staff requested', async () => {
  const unused = await sold()
  await receive(unused.order.id, { kind: 'refunded', refundedCents: 200_00 })
  const { code, order } = await sold()
  await scene.booked(await scene.event(), { voucher: code })
  // Suspended vouchers mean that the back office asked for the refund, which names the bookings first.
  await scene.deps.db.transaction((tx) => suspendVouchers(tx, [order.lineId], scene.deps.clock()))
  await receive(order.id, { kind: 'refunded', refundedCents: 200_00 })
  expect(await opened()).toEqual([])
})
