import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { redeemForOrder, returnFromOrder } from '#features/voucher/order-voucher.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { SAMPLE_DRAFT_INPUT } from '#test/invoice-samples.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'
import { voidAndAlert } from '#features/order/http/order-ports.ts'

const scene = await forThisFile(openStaffScene())

type Voucher = Awaited<ReturnType<StaffScene['voucher']>>
type Use = Pick<StaffVoucherUse, 'by' | 'of' | 'held' | 'cents'>
/** Takes 60.00 of a voucher. @returns how the back office names it, and what gives it back */
type Way = (voucher: Voucher) => Promise<{ use: Use; undo: () => Promise<unknown> }>

const TAKEN = 60_00

async function saleOf({ id }: Voucher) {
  const [sale] = await scene.deps.db
    .select({ id: orders.id, number: orders.number, invoiceId: orders.invoiceId })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(vouchers.id, id))
  if (!sale) throw new Error('no order')
  return sale
}

/** Sold through a payment page, of 100.00. */
async function sold() {
  const voucher = await scene.voucher({ kind: 'value', amountCents: 100_00 })
  const { id, number } = await saleOf(voucher)
  const paid = { provider: 'testkasse', paymentId: `pay-${id}`, totalCents: 100_00 } as const
  await scene.deps.db.update(orders).set(paid).where(eq(orders.id, id))
  return { voucher, number }
}

const WAYS: Record<string, Way> = {
  'a booking': async ({ code }) => {
    const { booking } = await scene.booked(await scene.event({ priceCents: TAKEN }), { voucher: code })
    return {
      use: { by: 'booking', of: String(booking.number), held: false, cents: TAKEN },
      undo: () => scene.post(`/bookings/${booking.id}/cancellation`),
    }
  },
  goods: async ({ id: voucherId }) => {
    const other = await saleOf(await scene.voucher({ kind: 'value', amountCents: 100_00 }))
    const { db, clock } = scene.deps
    await db.transaction((tx) => redeemForOrder(tx, { voucherId, cents: TAKEN, orderId: other.id }, clock()))
    return {
      use: { by: 'order', of: String(other.number), held: false, cents: TAKEN },
      undo: () => db.transaction((tx) => returnFromOrder(tx, other.id, clock())),
    }
  },
  'an invoice': async ({ code }) => {
    const [id, payment] = [randomUUID(), randomUUID()]
    await scene.post('/invoices', { id, language: 'de' })
    await scene.post(`/invoices/${id}`, { draft: SAMPLE_DRAFT_INPUT, seen: 1 })
    await scene.post(`/invoices/${id}/sending`, { seen: 2 })
    await scene.post(`/invoices/${id}/voucher-payment`, { id: payment, code, cents: TAKEN })
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    return {
      use: { by: 'invoice', of: invoice.number, held: false, cents: TAKEN },
      undo: () => scene.post(`/invoices/${id}/payment-reversal`, { payment }),
    }
  },
  'the invoice of a booking': async ({ code }) => {
    const { booking } = await scene.booked(await scene.event())
    const payment = randomUUID()
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    await scene.post(`/invoices/${id}/sending`, { seen: 1 })
    await scene.post(`/invoices/${id}/voucher-payment`, { id: payment, code, cents: TAKEN })
    return {
      use: { by: 'booking', of: String(booking.number), held: false, cents: TAKEN },
      undo: () => scene.post(`/invoices/${id}/payment-reversal`, { payment }),
    }
  },
  'the desk': async ({ id }) => {
    const key = randomUUID().replaceAll('-', '')
    const redemption = { amountCents: TAKEN, reference: 'Kasse 12', key }
    const { body } = await scene.post(`/vouchers/${id}/redemptions`, redemption)
    return {
      use: { by: 'desk', of: 'Kasse 12', held: false, cents: TAKEN },
      undo: () => scene.post(`/voucher-redemptions/${body.entryId}/reversal`),
    }
  },
}

const refund = (number: number, more: object = {}) =>
  scene.post(`/orders/${number}/refund`, {
    refundedCents: 0,
    key: randomUUID().replaceAll('-', ''),
    ...more,
  })

describe.each(Object.keys(WAYS))('a voucher redeemed by %s', (name) => {
  const redeem = (voucher: Voucher) => WAYS[name]?.(voucher) ?? Promise.reject(new Error(name))

  it.each([
    ['whole', {}],
    ['partial', { amountCents: 50_00 }],
  ])('is not paid back by a %s refund of its order, unless that was agreed to', async (_kind, amount) => {
    const { voucher, number } = await sold()
    const { use } = await redeem(voucher)
    const refused = await refund(number, amount)
    expect(refused).toMatchObject({ status: 409, body: { code: 'vouchers_in_use', uses: [use] } })
    const { page } = (await scene.get(`/orders/${number}`)).body
    expect(page.order).toMatchObject({ refundedCents: 0, vouchers: [{ voided: false, uses: [use] }] })
    const [{ key }] = refused.body.uses
    expect((await refund(number, { ...amount, acknowledgedUses: [key.replace(/./g, '0')] })).status).toBe(409)
    expect((await refund(number, { ...amount, acknowledgedUses: [key] })).status).toBe(200)
  })

  it('is paid back like an unused one once that is undone', async () => {
    const { voucher, number } = await sold()
    const { undo } = await redeem(voucher)
    await undo()
    expect(await scene.balanceOf(voucher.id)).toBe(100_00)
    expect((await refund(number)).status).toBe(200)
  })

  it('is not paid back for the rest when more was redeemed after staff agreed', async () => {
    const { voucher, number } = await sold()
    await redeem(voucher)
    const [{ key }] = (await refund(number)).body.uses
    const more = { amountCents: 10_00, reference: 'Nachher', key: randomUUID().replaceAll('-', '') }
    await scene.post(`/vouchers/${voucher.id}/redemptions`, more)
    const refused = await refund(number, { acknowledgedUses: [key] })
    expect(refused.body.uses).toMatchObject([{ cents: TAKEN }, { by: 'desk', of: 'Nachher', cents: 10_00 }])
  })

  it('is named to the owner when the money goes without them', async () => {
    const { voucher } = await sold()
    const { use } = await redeem(voucher)
    const [row] = await scene.deps.db.select().from(vouchers).where(eq(vouchers.id, voucher.id))
    await scene.deps.db.transaction((tx) => voidAndAlert(tx, [row?.orderLineId ?? ''], scene.deps.clock()))
    const open = (await listOpenAlerts(scene.deps.db)).find(({ code }) => code === 'used_voucher_voided')
    expect(String(open?.detail['names'])).toContain(use.of)
  })
})
