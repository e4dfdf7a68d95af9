import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { orderReturns } from '#features/order/database/parcel.tables.server.ts'
import type { Pieces } from '#features/order/parcels/parcel.ts'
import { sendParcel } from '#features/order/parcels/send-parcel.server.ts'
import { takeBackParcel } from '#features/order/parcels/take-back-parcel.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { refundOrder, settleOrderRefund } from '#features/order/payment/refund-order.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import { returnLines } from '#features/order/returns/return-lines.server.ts'
import { fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { redeemByStaff } from '#features/voucher/staff/redeem-by-staff.server.ts'
import { voucherCode } from '#features/voucher/voucher-code.server.ts'
import { voucherEntries } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { sendPendingRefund } from '#platform/payments/refunds/send-pending-refund.ts'
import { noAttachments } from '#test/attachments.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { mailRenderer } from '#server/mail/render-mail.ts'
import { readOrderPage } from '#features/order/staff/read-order-page.server.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()
const STAFF = randomUUID()
const log = { info() {}, warn() {}, error() {} }
const CORDS: [string, number][] = [
  [namedCast.compass, 1],
  [namedCast.cord, 3],
]
const TOTAL = 89_00 + 3 * 12_00

const pay = (orderId: string, amountCents: number) =>
  recordPayment(scene.deps, 'testkasse', eventOf(orderId, { kind: 'paid', amountCents }))

/** A value voucher of CHF 200 with so much left. */
async function voucherOf(restCents: number) {
  const orderId = await scene.place([[namedCast.voucher200, 1]])
  await pay(orderId, 200_00)
  const [voucher] = (await readOrder(scene.db, orderId))?.vouchers ?? []
  const id = voucher?.id ?? ''
  const call = { actorId: randomUUID(), onDone: async () => {} }
  const input = {
    amountCents: 200_00 - restCents,
    reference: 'Beleg',
    requestKey: randomBytes(16).toString('hex'),
  }
  if (restCents < 200_00) await redeemByStaff({ ...scene.deps, acceptTest: false }, id, input, call)
  return { id, code: voucherCode(scene.deps.key, id) }
}

/** Paid, by a voucher in part if there is one, and wholly sent. */
async function sent({ voucher, items = CORDS }: { voucher?: string; items?: [string, number][] } = {}) {
  const more = voucher ? { voucher } : {}
  const placed = await placeOrder(scene.deps, scene.cart(items, more))
  if (!placed.ok) throw new Error(placed.refusal.code)
  const { orderId } = placed.value
  const { totalCents, voucherCents } = await stored(orderId)
  await pay(orderId, totalCents - voucherCents)
  const order = await readOrder(scene.db, orderId)
  const number = Number(order?.number)
  await fulfilOrder(scene.deps, number, STAFF)
  const lineOf = (variantId: string) => order?.lines.find((line) => line.variantId === variantId)?.id ?? ''
  return { orderId, number, compass: lineOf(namedCast.compass), cord: lineOf(namedCast.cord) }
}

async function stored(orderId: string) {
  const [order] = await scene.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('no such order')
  return order
}

const back = (lines: Pieces[], refundCents: number, more = {}) => ({
  id: randomUUID(),
  lines,
  restock: true,
  refundCents,
  ...more,
})
const come = (number: number, input: ReturnType<typeof back>, onReturned?: () => Promise<void>) =>
  returnLines({ ...scene.deps, invoices: noInvoices }, number, input, STAFF, onReturned)
const noInvoices = { credit: () => Promise.reject(new Error('no order here is on invoice')) }

async function restOf(id: string): Promise<number> {
  const entries = await scene.db.select().from(voucherEntries).where(eq(voucherEntries.voucherId, id))
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** Sends what is due to the provider. */
async function work(): Promise<void> {
  const settle: Parameters<typeof sendPendingRefund>[0]['settle'] = {
    order: (refund, outcome) => settleOrderRefund(scene.deps, refund, outcome),
    booking: () => Promise.reject(new Error('not a booking')),
  }
  const deps = { db: scene.db, clock: scene.deps.clock, payments: scene.deps.payments, log, settle }
  for (const { id, state } of await scene.db.select().from(paymentRefunds))
    if (state === 'owed') await sendPendingRefund(deps, id)
}

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) => answer.refusal?.code ?? 'ok'
const mailsOf = (kind: string) => scene.db.select().from(outgoingMails).where(eq(outgoingMails.kind, kind))

describe('the return of one line', () => {
  it('restocks it and refunds it through the provider, and the buyer is notified', async () => {
    const { orderId, number, cord } = await sent()
    const before = await scene.stock(namedCast.cord)
    const input = back([{ lineId: cord, quantity: 2 }], 24_00)
    expect(await come(number, input)).toEqual({ ok: true, value: { voucherCents: 0, cardCents: 24_00 } })
    expect((await scene.stock(namedCast.cord))?.onHand).toBe((before?.onHand ?? 0) + 2)
    await work()
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([24_00])
    expect(await stored(orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 24_00,
      fulfilledAt: scene.now,
    })
    const [mail] = await mailsOf('order-returned')
    if (!mail) throw new Error('no mail')
    const deps = { database: scene.db, key: scene.deps.key, publicUrl: 'https://s.test' }
    const { subject, text } = await mailRenderer({ ...deps, attachments: noAttachments })(mail)
    expect(subject).toBe(`Reso del Suo ordine ${number}`)
    expect(text).toContain('Titolo cord, Standard: 2 pezzi')
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Sul Suo mezzo di pagamento: CHF 24.00')
    const page = await readOrderPage(
      { db: scene.db, now: scene.now, language: 'de', mailKinds: ['order-returned'] },
      number,
    )
    expect(page).toMatchObject({
      unsent: [],
      left: { voucherCents: 0, cardCents: TOTAL - 24_00 },
      returns: [{ restocked: true, cardCents: 24_00, lines: [{ lineId: cord, quantity: 2 }] }],
      mails: [{ kind: 'order-returned', state: 'queued' }],
    })
    expect(page?.lines.map(({ returned }) => returned)).toEqual([0, 2])
  })

  it('is not said to be paid back while the provider refuses, and what two of them lack is proposed as one', async () => {
    const { orderId, number, compass, cord } = await sent()
    scene.provider.refusesRefunds = true
    for (const [lineId, cents] of [
      [compass, 89_00],
      [cord, 12_00],
    ] as const) {
      expect(codeOf(await come(number, back([{ lineId, quantity: 1 }], cents)))).toBe('ok')
      await work()
    }
    const read = () => readOrderPage({ db: scene.db, now: scene.now, language: 'de', mailKinds: [] }, number)
    const page = await read()
    expect(page?.order).toMatchObject({ refundedCents: 0, refundFailedCents: 101_00 })
    expect(page?.returns.map(({ isRefused }) => isRefused)).toEqual([true, true])
    expect(page?.history.filter(({ what }) => what === 'refund_failed')).toHaveLength(2)
    scene.provider.refusesRefunds = false
    const again = (amountCents: number, seenRefundedCents: number) =>
      refundOrder(scene.deps, number, { amountCents, seenRefundedCents, requestKey: randomUUID() })
    await again(1_00, 0)
    await work()
    expect((await read())?.order).toMatchObject({ refundFailedCents: 100_00 })
    await again(100_00, 1_00)
    await work()
    expect(await stored(orderId)).toMatchObject({ refundedCents: 101_00, needsAttention: [] })
    expect((await read())?.returns.map(({ isRefused }) => isRefused)).toEqual([false, false])
  })

  it('is possible without restocking and without a refund', async () => {
    const { orderId, number, compass } = await sent()
    const before = await scene.stock(namedCast.compass)
    const input = back([{ lineId: compass, quantity: 1 }], 0, { restock: false })
    expect(codeOf(await come(number, input))).toBe('ok')
    expect(await scene.stock(namedCast.compass)).toEqual(before)
    await work()
    expect(await stored(orderId)).toMatchObject({ state: 'fulfilled', refundedCents: 0 })
    // After all the money went back, what comes later still can be recorded.
    await refundOrder(scene.deps, number, { seenRefundedCents: 0, requestKey: randomUUID() })
    await work()
    expect(await scene.stateOf(orderId)).toBe('refunded')
    const late = await sentLine(orderId, namedCast.cord)
    expect(codeOf(await come(number, back([{ lineId: late, quantity: 1 }], 1)))).toBe('more_than_left')
    expect(codeOf(await come(number, back([{ lineId: late, quantity: 1 }], 0)))).toBe('ok')
  })

  it('happens exactly once: submitted twice, in two tabs, by two staff simultaneously', async () => {
    const { orderId, number, cord, compass } = await sent()
    const before = await scene.stock(namedCast.cord)
    const input = back([{ lineId: cord, quantity: 3 }], 36_00)
    let calls = 0
    const again = async () => {
      calls += 1
    }
    const presses = await Promise.all(Array.from({ length: 5 }, () => come(number, input, again)))
    for (const press of presses)
      expect(press).toEqual({ ok: true, value: { voucherCents: 0, cardCents: 36_00 } })
    for (const other of [back([{ lineId: cord, quantity: 2 }], 24_00), { ...input, restock: !input.restock }])
      expect(codeOf(await come(number, { ...other, id: input.id }))).toBe('request_key_reused')
    expect(calls).toBe(1)
    const others = await Promise.all(
      Array.from({ length: 4 }, () => come(number, back([{ lineId: cord, quantity: 1 }], 12_00))),
    )
    expect(others.map(codeOf)).toEqual(Array(4).fill('more_than_sent'))
    expect((await scene.stock(namedCast.cord))?.onHand).toBe((before?.onHand ?? 0) + 3)
    // While money is on its way, no more of it is promised.
    expect(codeOf(await come(number, back([{ lineId: compass, quantity: 1 }], 89_00)))).toBe(
      'refund_on_its_way',
    )
    await work()
    await work()
    const races = await Promise.all(
      Array.from({ length: 4 }, () => come(number, back([{ lineId: compass, quantity: 1 }], 89_00))),
    )
    expect(races.map(codeOf).toSorted()).toEqual(['more_than_sent', 'more_than_sent', 'more_than_sent', 'ok'])
    await work()
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([36_00, 89_00])
    expect(await stored(orderId)).toMatchObject({ state: 'refunded', refundedCents: TOTAL })
    expect(await scene.db.$count(orderReturns)).toBe(2)
    expect(await mailsOf('order-returned')).toHaveLength(2)
  })

  it('that fails half-way leaves nothing: no refund, no stock, no mail', async () => {
    const voucher = await voucherOf(20_00)
    const { orderId, number, cord } = await sent({ voucher: voucher.code })
    const before = await scene.stock(namedCast.cord)
    const input = back([{ lineId: cord, quantity: 2 }], 24_00)
    const dies = () => Promise.reject(new Error('killed'))
    await expect(come(number, input, dies)).rejects.toThrow('killed')
    expect(await scene.db.$count(orderReturns)).toBe(0)
    expect(await scene.db.$count(paymentRefunds)).toBe(0)
    expect(await scene.stock(namedCast.cord)).toEqual(before)
    expect(await restOf(voucher.id)).toBe(0)
    expect(await mailsOf('order-returned')).toEqual([])
    expect(await stored(orderId)).toMatchObject({ state: 'fulfilled', voucherReturnedCents: 0 })
    expect(await come(number, input)).toEqual({ ok: true, value: { voucherCents: 20_00, cardCents: 4_00 } })
  })

  it('never exceeds what was sent, what it cost, or what was paid', async () => {
    const orderId = await scene.place(CORDS)
    await pay(orderId, TOTAL)
    const number = Number((await readOrder(scene.db, orderId))?.number)
    const cord = await sentLine(orderId, namedCast.cord)
    const parcel = {
      id: randomUUID(),
      carrier: null,
      trackingNumber: null,
      lines: [{ lineId: cord, quantity: 2 }],
    }
    expect(codeOf(await come(number, back([{ lineId: cord, quantity: 1 }], 0)))).toBe('more_than_sent')
    await sendParcel(scene.deps, number, parcel, STAFF)
    expect(codeOf(await come(number, back([{ lineId: cord, quantity: 3 }], 0)))).toBe('more_than_sent')
    expect(codeOf(await come(number, back([{ lineId: cord, quantity: 1 }], 12_01)))).toBe('more_than_left')
    expect(codeOf(await come(number, back([{ lineId: cord, quantity: 1 }], 12_00)))).toBe('ok')
    // What returned did leave: its parcel stands.
    expect(await takeBackParcel(scene.deps, number, parcel.id, STAFF)).toMatchObject({
      refusal: { code: 'parcel_returned' },
    })
    expect(codeOf(await come(1, back([{ lineId: cord, quantity: 1 }], 0)))).toBe('unknown_order')
    const pending = await scene.place([[namedCast.cord, 1]])
    const unpaid = Number((await readOrder(scene.db, pending))?.number)
    const line = await sentLine(pending, namedCast.cord)
    expect(codeOf(await come(unpaid, back([{ lineId: line, quantity: 1 }], 0)))).toBe('nothing_to_return')
  })

  it('is retried when the provider is down, and flags the order when it refuses', async () => {
    const { orderId, number, cord } = await sent()
    await come(number, back([{ lineId: cord, quantity: 1 }], 12_00))
    scene.provider.isDown = true
    await expect(work()).rejects.toThrow('ECONNREFUSED')
    expect(await stored(orderId)).toMatchObject({ refundedCents: 0 })
    scene.provider.isDown = false
    await work()
    await work()
    expect(scene.provider.refunds).toHaveLength(1)
    expect(await stored(orderId)).toMatchObject({ refundedCents: 12_00 })
  })
})

describe('the return of an order partly paid by voucher', () => {
  it('refunds the voucher first, then the card; all parts sum to the whole', async () => {
    const voucher = await voucherOf(50_00)
    const { orderId, number, compass, cord } = await sent({ voucher: voucher.code })
    expect(await restOf(voucher.id)).toBe(0)
    expect(await come(number, back([{ lineId: cord, quantity: 3 }], 36_00))).toMatchObject({
      value: { voucherCents: 36_00, cardCents: 0 },
    })
    expect(await restOf(voucher.id)).toBe(36_00)
    expect(await stored(orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 0,
      voucherReturnedCents: 36_00,
      voucherReturnedAt: null,
    })
    expect(await come(number, back([{ lineId: compass, quantity: 1 }], 89_00))).toMatchObject({
      value: { voucherCents: 14_00, cardCents: 75_00 },
    })
    await work()
    expect(await restOf(voucher.id)).toBe(50_00)
    expect(await stored(orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: 75_00,
      voucherReturnedCents: 50_00,
      voucherReturnedAt: scene.now,
    })
  })

  it('and a full refund after a returned line give the voucher the rest of its part and no more', async () => {
    const voucher = await voucherOf(50_00)
    const { orderId, number, cord } = await sent({ voucher: voucher.code })
    await come(number, back([{ lineId: cord, quantity: 1 }], 12_00))
    await refundOrder(scene.deps, number, { seenRefundedCents: 0, requestKey: randomUUID() })
    await work()
    expect(await restOf(voucher.id)).toBe(50_00)
    expect(await stored(orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: TOTAL - 50_00,
      voucherReturnedCents: 50_00,
    })
  })

  it('paid by voucher only calls no provider, and the last line makes it refunded', async () => {
    const voucher = await voucherOf(200_00)
    const { orderId, number, compass, cord } = await sent({ voucher: voucher.code })
    await Promise.all([
      come(number, back([{ lineId: cord, quantity: 1 }], 12_00)),
      come(number, back([{ lineId: cord, quantity: 1 }], 12_00)),
    ])
    expect(await restOf(voucher.id)).toBe(200_00 - TOTAL + 24_00)
    const rest = [
      { lineId: cord, quantity: 1 },
      { lineId: compass, quantity: 1 },
    ]
    expect(codeOf(await come(number, back(rest, TOTAL - 24_00)))).toBe('ok')
    expect(await restOf(voucher.id)).toBe(200_00)
    expect(await stored(orderId)).toMatchObject({ state: 'refunded', voucherReturnedCents: TOTAL })
    expect(scene.provider.refunds).toEqual([])
    // Pressing the other button as well gives nothing more.
    await returnOrderVoucher(scene.deps, number, async () => {})
    expect(await restOf(voucher.id)).toBe(200_00)
  })
})

async function sentLine(orderId: string, variantId: string): Promise<string> {
  const order = await readOrder(scene.db, orderId)
  return order?.lines.find((line) => line.variantId === variantId)?.id ?? ''
}
