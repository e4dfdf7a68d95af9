import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { recordPaymentByHand, undoPayment } from '#features/invoice/change/record-payment.server.ts'
import { writeOffInvoice } from '#features/invoice/change/write-off.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { invoiceStatus } from '#features/invoice/invoice.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import type { OrderOnInvoice } from '#features/order/checkout/order-on-invoice.schema.ts'
import { placeOnInvoice } from '#features/order/checkout/place-on-invoice.server.ts'
import { cancelOnInvoice } from '#features/order/close/cancel-on-invoice.server.ts'
import { expireOverdueOrders } from '#features/order/close/expire-overdue-orders.server.ts'
import { eraseOrders, readOrderRecords } from '#features/order/database/order-personal-data.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import type { OrderInvoicePort } from '#features/order/order-deps.server.ts'
import { returnLines } from '#features/order/returns/return-lines.server.ts'
import { fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { sumSales } from '#features/order/staff/sum-sales.server.ts'
import type { DisputeStatus } from '#platform/payments/disputes/dispute.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { SAMPLE_ACCOUNT, SAMPLE_REMINDERS } from '#test/invoice-samples.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene, STAFF } from '#test/orders/order-scene.ts'
import { eventsPort } from '#features/booking/http/booking-ports.ts'
import { invoiceSources } from '#features/invoice/http/invoice-sources.ts'
import { listParcelsDue } from '#features/order/staff/list-orders-to-send.server.ts'
import { orderInvoices } from './order-invoice-port.ts'
import { readOrder } from './read-order.ts'
import { readOrderPage } from '#features/order/staff/read-order-page.server.ts'
import { emptyTables } from '#test/empty-tables.ts'

const scene = setOrderScene()
let billing: InvoiceDeps
let port: OrderInvoicePort
let allowed = { offered: true, mostCents: 1000_00 }

beforeEach(async () => {
  await emptyTables(scene.db, 'invoices', 'invoice_numbers')
  allowed = { offered: true, mostCents: 1000_00 }
  billing = {
    ...scene.deps,
    publicUrl: 'http://site.test',
    terms: () => ({
      seller: FIRST_COMPANY,
      account: SAMPLE_ACCOUNT,
      dueDays: 30,
      reminders: SAMPLE_REMINDERS,
    }),
    sourceOf: invoiceSources({ ...scene.deps, events: eventsPort(() => FIRST_OFFER) }),
  }
  port = orderInvoices(billing, () => ({ orderInvoices: allowed }))
})

const PRICES: Record<string, number> = {
  [namedCast.compass]: 89_00,
  [namedCast.cord]: 12_00,
  [namedCast.voucher200]: 200_00,
  [namedCast.aufbruch]: 200_00,
}

function input(items: [string, number][], change: Partial<OrderOnInvoice> = {}): OrderOnInvoice {
  return {
    items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
    company: 'Muster AG',
    name: 'Petra Muster',
    email: 'einkauf@muster.example',
    phone: null,
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
    country: 'CH',
    reference: 'PO-77',
    delivery: null,
    termsVersion: '2026-11-27',
    agreed: true,
    seenCents: items.reduce((sum, [id, quantity]) => sum + (PRICES[id] ?? 0) * quantity, 0),
    ...change,
  }
}

const press = (order: OrderOnInvoice, idempotencyKey: string = randomUUID(), network?: string) =>
  placeOnInvoice({ ...scene.deps, invoices: port }, { order, language: 'it', idempotencyKey, network })

async function placed(items: [string, number][], change?: Partial<OrderOnInvoice>) {
  const done = await press(input(items, change))
  if (!done.ok) throw new Error(done.refusal.code)
  const [order] = await scene.db.select().from(orders).orderBy(sql`${orders.number} desc`).limit(1)
  if (!order?.invoiceId) throw new Error('no order on invoice')
  return { id: order.id, number: order.number, invoiceId: order.invoiceId }
}

const invoiceOf = async (id: string) => {
  const [invoice] = await scene.db.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) throw new Error('no invoice')
  return invoice
}
const payment = (cents: number) => ({
  id: randomUUID(),
  cents,
  paidOn: '2026-12-01',
  way: 'transfer' as const,
  note: null,
})
const pay = (invoiceId: string, cents = 289_00) =>
  recordPaymentByHand(billing, invoiceId, payment(cents), STAFF)
const payOnline = (invoiceId: string, amountCents = 289_00, deps = billing) =>
  recordInvoicePayment(deps, eventOf(invoiceId, { kind: 'paid', amountCents }))
const undo = (invoiceId: string, id: string) =>
  undoPayment(billing, invoiceId, id, { staffId: STAFF, mayReturnMoney: true })
const credit = (invoiceId: string, cents: number, acknowledgedUses: string[] = []) =>
  creditInvoice(billing, invoiceId, { id: randomUUID(), cents, reason: 'Kulanz', acknowledgedUses }, STAFF)
const dispute = (invoiceId: string, standing: DisputeStatus) =>
  recordInvoicePayment(billing, {
    ...eventOf(invoiceId, { kind: 'processing' }),
    kind: 'disputed',
    disputeId: `dp-${invoiceId}`,
    disputedCents: null,
    standing,
  })
const cancel = (number: number) => cancelOnInvoice({ ...scene.deps, invoices: port }, scene.call(number))
const isToSend = async (number: number) =>
  (await listParcelsDue(scene.db)).some((each) => each.number === number)
const vouchersOf = async (id: string) => (await readOrder(scene.db, id))?.vouchers ?? []
const voidedOf = async (id: string) => (await vouchersOf(id)).map(({ voided }) => voided)
const testsOf = async (id: string) => {
  const sold = await scene.db
    .select({ test: vouchers.test })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(eq(orderLines.orderId, id))
  return sold.map(({ test }) => test)
}
const mailKinds = async () => (await scene.db.select().from(outgoingMails)).map(({ kind }) => kind).toSorted()
const MIXED: [string, number][] = [
  [namedCast.compass, 1],
  [namedCast.voucher200, 1],
]

describe('an order on invoice', () => {
  it('has its invoice at once, takes its stock, and issues no voucher before the payment', async () => {
    const { id, invoiceId, number } = await placed(MIXED)
    expect(await scene.stateOf(id)).toBe('invoiced')
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 2, held: 0 })
    expect(await vouchersOf(id)).toEqual([])
    const invoice = await invoiceOf(invoiceId)
    expect(invoice).toMatchObject({
      number: 'R-2026-0001',
      source: 'order',
      sourceId: id,
      totalCents: 289_00,
      orderNumber: 'PO-77',
      note: `Ordine ${number}`,
    })
    expect(invoice.lines.map(({ vat }) => vat)).toEqual(['standard', 'none'])
    expect(await mailKinds()).toEqual(['invoice-sent', 'order-invoiced', 'order-notice'])
    // Nobody's hold ends it.
    scene.now = scene.minutesLater(60 * 24 * 20)
    await expireOverdueOrders(scene.deps, scene.now)
    expect(await scene.stateOf(id)).toBe('invoiced')
  })

  it('is one order for repeated requests in any number of tabs', async () => {
    const [order, key] = [input(MIXED), randomUUID()]
    const all = await Promise.all([1, 2, 3, 4].map(() => press(order, key)))
    expect(new Set(all.map((each) => (each.ok ? each.value.reference : each.refusal.code))).size).toBe(1)
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(await scene.db.$count(orders)).toBe(1)
    expect(await scene.db.$count(invoices)).toBe(1)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 2, held: 0 })
    expect(await press(input([[namedCast.cord, 1]]), key)).toMatchObject({
      refusal: { code: 'idempotency_key_reused' },
    })
  })

  it('never sells more than the stock, and leaves neither order nor number behind when refused', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        press(input([[namedCast.compass, 1]], { email: `kauf${index}@muster.example` })),
      ),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 0, held: 0 })
    const numbers = (await scene.db.select().from(invoices)).map(({ sequence }) => sequence).toSorted()
    expect(numbers).toEqual([1, 2, 3])
  })

  it('is refused above the owners’ limit, including what is due, also simultaneously', async () => {
    allowed = { offered: true, mostCents: 250_00 }
    expect(await press(input(MIXED))).toMatchObject({
      refusal: { code: 'invoice_too_much', mostCents: 250_00 },
    })
    const voucher: [string, number][] = [[namedCast.voucher200, 1]]
    const two = await Promise.all([
      press(input(voucher)),
      press(input(voucher, { email: 'EINKAUF@muster.example' })),
    ])
    expect(two.filter(({ ok }) => ok)).toHaveLength(1)
    expect(two.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'invoice_declined' } })
    expect((await press(input(voucher, { email: 'andere@muster.example' }))).ok).toBe(true)
    allowed = { offered: false, mostCents: 250_00 }
    expect(await press(input(voucher, { email: 'dritte@muster.example' }))).toMatchObject({
      refusal: { code: 'invoice_not_offered' },
    })
  })

  it('is refused for another total than was shown, and for an address with late or written-off invoices', async () => {
    const byPost = [{ variant_id: namedCast.voucher200, quantity: 1, gift: { delivery: 'post' as const } }]
    expect(await press(input([], { items: byPost }))).toMatchObject({ refusal: { code: 'voucher_by_post' } })
    expect(await press(input(MIXED, { seenCents: 1 }))).toMatchObject({ refusal: { code: 'total_changed' } })
    const { invoiceId } = await placed([[namedCast.cord, 1]])
    scene.now = scene.minutesLater(60 * 24 * 40)
    expect(await press(input([[namedCast.cord, 1]]))).toMatchObject({ refusal: { code: 'invoice_declined' } })
    expect(await listParcelsDue(scene.db)).toHaveLength(1)
    await writeOffInvoice(billing, invoiceId, { reason: 'Konkurs', seenCents: 12_00 }, STAFF)
    expect(await listParcelsDue(scene.db)).toEqual([])
    expect(await press(input([[namedCast.cord, 1]]))).toMatchObject({ refusal: { code: 'invoice_declined' } })
  })

  it('is a test as far as the Testkasse paid it, whichever payment was the last', async () => {
    const sales = async () => {
      const months = await sumSales(scene.db, { from: '2026-01-01', to: '2028-01-01', until: '12-31' })
      return months.reduce((sum, { goodsCents, vouchersCents }) => sum + goodsCents + vouchersCents, 0)
    }
    const atTestkasse = { ...billing, payments: { ...billing.payments, test: true } }
    const online = (invoiceId: string, cents: number) => payOnline(invoiceId, cents, atTestkasse)
    const order = async (id: string) => {
      const { test, testCents } = await scene.stored(id)
      return [test, testCents, ...(await testsOf(id))]
    }
    const first = await placed(MIXED)
    const transfer = payment(189_00)
    await recordPaymentByHand(billing, first.invoiceId, transfer, STAFF)
    await online(first.invoiceId, 100_00)
    expect([await order(first.id), await sales()]).toEqual([[false, 100_00, false], 189_00])
    await undo(first.invoiceId, transfer.id)
    await pay(first.invoiceId, 189_00)
    expect([await order(first.id), await sales()]).toEqual([[false, 100_00, false], 189_00])
    const second = await placed([[namedCast.voucher200, 1]])
    await online(second.invoiceId, 100_00)
    await pay(second.invoiceId, 100_00)
    expect([await order(second.id), await sales()]).toEqual([[false, 100_00, false], 289_00])
    const third = await placed([[namedCast.voucher200, 1]])
    await online(third.invoiceId, 200_00)
    expect([await order(third.id), await sales()]).toEqual([[true, 200_00, true], 289_00])
  })

  it('is recorded as paid exactly once: vouchers once, mail once, also for simultaneous requests', async () => {
    const { id, invoiceId } = await placed(MIXED)
    await pay(invoiceId, 100_00)
    expect(await scene.stateOf(id)).toBe('invoiced')
    const rest = payment(189_00)
    await Promise.all([1, 2, 3].map(() => recordPaymentByHand(billing, invoiceId, rest, STAFF)))
    expect(await scene.stateOf(id)).toBe('paid')
    expect(await vouchersOf(id)).toHaveLength(1)
    expect((await mailKinds()).filter((kind) => kind === 'order-confirmed')).toHaveLength(1)
  })

  it('is no test while the Testkasse is on, unless its invoice is paid there, and nor are its vouchers', async () => {
    const { payments } = scene.deps
    const atTestkasse = { ...scene.deps, payments: { ...payments, test: true } }
    const paidBy = async (pay: (invoiceId: string) => Promise<unknown>) => {
      const key = randomUUID()
      await placeOnInvoice(
        { ...atTestkasse, invoices: port },
        { order: input(MIXED), language: 'it', idempotencyKey: key },
      )
      const [order] = await scene.db.select().from(orders).orderBy(sql`${orders.number} desc`).limit(1)
      await pay(order?.invoiceId ?? '')
      const [paid] = await scene.db
        .select()
        .from(orders)
        .where(eq(orders.id, order?.id ?? ''))
      return { state: paid?.state, order: paid?.test, vouchers: await testsOf(order?.id ?? '') }
    }
    expect(await paidBy((id) => pay(id))).toEqual({
      state: 'paid',
      order: false,
      vouchers: [false],
    })
    const online = (id: string) => payOnline(id, 289_00, { ...billing, payments: atTestkasse.payments })
    expect(await paidBy(online)).toEqual({ state: 'paid', order: true, vouchers: [true] })
  })

  it('paid by the private page and by hand simultaneously is overpaid, with one voucher', async () => {
    const { id, invoiceId } = await placed(MIXED)
    const event = eventOf(invoiceId, { kind: 'paid', amountCents: 289_00 })
    await Promise.all([
      recordInvoicePayment(billing, event),
      pay(invoiceId),
      recordInvoicePayment(billing, event),
    ])
    expect(await scene.stateOf(id)).toBe('paid')
    expect(await vouchersOf(id)).toHaveLength(1)
    expect(invoiceStatus(await invoiceOf(invoiceId))).toBe('overpaid')
  })

  it('is open again when a payment is undone: its voucher is suspended and restored, not issued again', async () => {
    const { id, invoiceId } = await placed(MIXED)
    const paid = payment(289_00)
    await recordPaymentByHand(billing, invoiceId, paid, STAFF)
    await undo(invoiceId, paid.id)
    expect(await scene.stateOf(id)).toBe('invoiced')
    expect(await voidedOf(id)).toEqual([true])
    await pay(invoiceId)
    expect(await voidedOf(id)).toEqual([false])
  })

  it('paid by card suspends its voucher while the bank contests the payment, until it has decided', async () => {
    for (const end of ['won', 'lost'] as const) {
      const { id, invoiceId, number } = await placed(MIXED, { email: `${end}@muster.example` })
      await payOnline(invoiceId)
      await fulfilOrder(scene.deps, scene.call(number))
      expect(await dispute(invoiceId, 'open')).toBe('applied')
      expect(await readOrder(scene.db, id)).toMatchObject({ contestedCents: 289_00 })
      expect(await voidedOf(id)).toEqual([true])
      expect(await dispute(invoiceId, end)).toBe('applied')
      expect(await readOrder(scene.db, id)).toMatchObject({ contestedCents: 0 })
      expect(await voidedOf(id)).toEqual([end === 'lost'])
      expect(await scene.stateOf(id)).toBe(end === 'lost' ? 'invoiced' : 'fulfilled')
    }
  })

  it('is not listed to be sent once its payment was charged back, until it is paid again', async () => {
    const { id, invoiceId, number } = await placed(MIXED)
    await payOnline(invoiceId)
    expect(await isToSend(number)).toBe(true)
    await dispute(invoiceId, 'lost')
    expect(await scene.stateOf(id)).toBe('invoiced')
    expect(await isToSend(number)).toBe(false)
    await pay(invoiceId)
    expect(await isToSend(number)).toBe(true)
  })

  it('may be sent before it is paid, is listed to be sent, and is fulfilled by the payment', async () => {
    const { id, invoiceId, number } = await placed(MIXED)
    expect((await listParcelsDue(scene.db)).map((each) => each.number)).toEqual([number])
    expect((await fulfilOrder(scene.deps, scene.call(number))).ok).toBe(true)
    expect(await scene.stateOf(id)).toBe('invoiced')
    await pay(invoiceId)
    expect(await scene.stateOf(id)).toBe('fulfilled')
    expect(await vouchersOf(id)).toHaveLength(1)
  })

  it('is cancelled once: stock returned, invoice credited, also when it was paid', async () => {
    for (const isPaid of [false, true]) {
      const { id, invoiceId, number } = await placed(MIXED, { email: `${isPaid}@muster.example` })
      if (isPaid) await pay(invoiceId)
      const all = await Promise.all([cancel(number), cancel(number)])
      expect(all.every(({ ok }) => ok)).toBe(true)
      expect(await scene.stateOf(id)).toBe(isPaid ? 'refunded' : 'cancelled')
      expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
      const invoice = await invoiceOf(invoiceId)
      expect(invoice.creditedCents).toBe(289_00)
      expect(invoiceStatus(invoice)).toBe(isPaid ? 'overpaid' : 'credited')
      expect((await vouchersOf(id)).every(({ voided }) => voided)).toBe(true)
    }
  })

  it('contested keeps its voucher suspended, and its goods, when a part is credited or another payment is taken back and entered again', async () => {
    const change = {
      credit: ({ invoiceId }: { invoiceId: string }, _transfer: string) => credit(invoiceId, 50_00),
      again: async ({ invoiceId }: { invoiceId: string }, transfer: string) => {
        await undo(invoiceId, transfer)
        return pay(invoiceId, 100_00)
      },
    }
    for (const [name, happens] of Object.entries(change)) {
      const order = await placed(MIXED, { email: `${name}@muster.example` })
      const { id, invoiceId, number } = order
      const transfer = payment(100_00)
      await recordPaymentByHand(billing, invoiceId, transfer, STAFF)
      await payOnline(invoiceId, 189_00)
      expect(await isToSend(number)).toBe(true)
      await dispute(invoiceId, 'open')
      expect(await isToSend(number)).toBe(false)
      expect((await happens(order, transfer.id)).ok).toBe(true)
      expect(await voidedOf(id)).toEqual([true])
      await dispute(invoiceId, 'won')
      expect(await voidedOf(id)).toEqual([false])
      expect(await isToSend(number)).toBe(true)
    }
  })

  it('paid, not paid after all and partly credited is worth less when it is paid again', async () => {
    const { id, invoiceId } = await placed(MIXED)
    const paid = payment(289_00)
    await recordPaymentByHand(billing, invoiceId, paid, STAFF)
    await undo(invoiceId, paid.id)
    await credit(invoiceId, 139_00)
    expect(await vouchersOf(id)).toMatchObject([{ voided: true }])
    await pay(invoiceId, 150_00)
    expect(await vouchersOf(id)).toMatchObject([{ voided: false, balanceCents: 150_00 }])
  })

  it('paid, not paid after all and cancelled is kept by an erasure, with its voucher', async () => {
    const { id, invoiceId, number } = await placed(MIXED)
    const paid = payment(289_00)
    await recordPaymentByHand(billing, invoiceId, paid, STAFF)
    await undo(invoiceId, paid.id)
    await cancel(number)
    const later = new Date(scene.deps.clock().getTime() + 20 * 86_400_000)
    const erased = await scene.db.transaction((tx) => eraseOrders(tx, 'einkauf@muster.example', later))
    expect(erased).toBe(0)
    expect(await scene.stateOf(id)).toBe('cancelled')
    expect(await vouchersOf(id)).toHaveLength(1)
    const [sold] = await scene.db
      .select({ voidedAt: vouchers.voidedAt, suspendedAt: vouchers.suspendedAt })
      .from(vouchers)
      .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
      .where(eq(orderLines.orderId, id))
    expect(sold).toEqual({ suspendedAt: null, voidedAt: expect.any(Date) })
    expect(await readOrderRecords(scene.db, 'einkauf@muster.example', later)).toMatchObject([
      { number, keep: 'books' },
    ])
  })

  it('is not cancelled after it was sent; its lines are returned and credited, once', async () => {
    const { id, invoiceId, number } = await placed([
      [namedCast.compass, 1],
      [namedCast.cord, 2],
    ])
    await fulfilOrder(scene.deps, scene.call(number))
    expect(await cancel(number)).toMatchObject({
      refusal: { code: 'parcels_left' },
    })
    const lineId = (await readOrder(scene.db, id))?.lines[0]?.id ?? ''
    const back = {
      decision: randomUUID(),
      lines: [{ lineId, quantity: 1 }],
      restock: true,
      refundCents: 89_00,
    }
    const come = () => returnLines({ ...scene.deps, invoices: port }, scene.call(number, back))
    const all = await Promise.all([come(), come()])
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(await invoiceOf(invoiceId)).toMatchObject({ creditedCents: 89_00 })
    expect(await scene.stock(namedCast.compass)).toEqual({ onHand: 3, held: 0 })
    await pay(invoiceId, 24_00)
    expect(await scene.stateOf(id)).toBe('partially_refunded')
    expect(await scene.refund(number, 89_00)).toMatchObject({ refusal: { code: 'no_refund_due' } })
    const [month] = await sumSales(scene.db, { from: '2026-01-01', to: '2027-01-01', until: '12-31' })
    expect(month?.goodsCents).toBe(24_00)
  })

  it('is reduced by a credit note by hand', async () => {
    const { id, invoiceId } = await placed(MIXED)
    await pay(invoiceId)
    await credit(invoiceId, 139_00)
    expect((await vouchersOf(id)).map(({ balanceCents }) => balanceCents)).toEqual([150_00])
  })

  it('keeps vouchers that were redeemed: no credit note, cancellation or return takes their ground unasked', async () => {
    const { id, number, invoiceId } = await placed(MIXED)
    const paid = payment(289_00)
    await recordPaymentByHand(billing, invoiceId, paid, STAFF)
    const [voucher] = await vouchersOf(id)
    await scene.redeem(voucher?.id ?? '', 150_00)
    const inUse = { code: 'vouchers_in_use', uses: [{ by: 'desk', of: 'Beleg 1', cents: 150_00 }] }
    const refused = await credit(invoiceId, 289_00)
    expect(refused).toMatchObject({ refusal: inUse })
    expect(await credit(invoiceId, 90_00)).toMatchObject({ refusal: inUse })
    expect(await cancel(number)).toMatchObject({ refusal: inUse })
    // What the goods cost goes back without a question.
    expect(await credit(invoiceId, 39_00)).toMatchObject({ ok: true })
    expect(await vouchersOf(id)).toMatchObject([{ balanceCents: 50_00, voided: false }])
    await undo(invoiceId, paid.id)
    expect(await scene.stateOf(id)).toBe('invoiced')
    expect(await cancel(number)).toMatchObject({ refusal: inUse })
    expect(await credit(invoiceId, 250_00)).toMatchObject({ refusal: inUse })
    const keys = refused.ok || refused.refusal.code !== 'vouchers_in_use' ? [] : refused.refusal.uses
    const agreed = await credit(
      invoiceId,
      250_00,
      keys.map(({ key }) => key),
    )
    expect(agreed).toMatchObject({ ok: true, value: { creditedCents: 289_00 } })
  })

  it('is rendered well: page of the back office, mails to the company and to the owner', async () => {
    const { number } = await placed(MIXED)
    const reading = { db: scene.db, now: scene.now, language: 'de' as const, mailKinds: ['order-invoiced'] }
    const page = await readOrderPage(reading, number)
    expect(page).toMatchObject({
      order: { can: { cancel: true } },
      invoice: { number: 'R-2026-0001', openCents: 289_00 },
    })
    expect(page?.unsent).toHaveLength(1)
    const render = scene.renderMail()
    const texts: string[] = []
    for (const mail of await scene.db.select().from(outgoingMails)) {
      if (!mail.kind.startsWith('order-')) continue
      const { language, payload } = mail
      texts.push((await render({ kind: mail.kind, language, payload })).text)
    }
    expect(texts.join('\n')).toContain('La fattura del Suo ordine')
    expect(texts.join('\n')).toContain('Auf Rechnung, noch offen. Die Ware darf schon jetzt hinaus.')
    expect(texts.join('\n')).toContain('Muster AG, Petra Muster')
  })
})
