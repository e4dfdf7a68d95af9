import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderReturns } from '#features/order/database/parcel.tables.server.ts'
import { sendParcel } from '#features/order/parcels/send-parcel.server.ts'
import { takeBackParcel } from '#features/order/parcels/take-back-parcel.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import { type ReturnRequest, returnLines } from '#features/order/returns/return-lines.server.ts'
import { fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { readOrderPage } from '#features/order/staff/read-order-page.server.ts'

const scene = setOrderScene()
const { paid, refund, sendRefunds, stored, restOf, mails } = scene
const CORDS: [string, number][] = [
  [namedCast.compass, 1],
  [namedCast.cord, 3],
]
const TOTAL = 89_00 + 3 * 12_00

/** Paid, by a voucher in part if there is one, and wholly sent. */
async function sent(more: { voucher?: string } = {}) {
  const { orderId, number, lineOf } = await paid(CORDS, more)
  await fulfilOrder(scene.deps, scene.call(number))
  return { orderId, number, compass: lineOf(namedCast.compass), cord: lineOf(namedCast.cord) }
}

const back = (lineId: string, quantity: number, refundCents: number, more: Partial<ReturnRequest> = {}) => ({
  decision: randomUUID(),
  lines: [{ lineId, quantity }],
  restock: true,
  refundCents,
  ...more,
})
const come = (number: number, input: ReturnRequest, record?: () => Promise<void>) =>
  returnLines({ ...scene.deps, invoices: noInvoices }, scene.call(number, input, record))
const noInvoices = { credit: () => Promise.reject(new Error('no order here is on invoice')) }

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) => answer.refusal?.code ?? 'ok'

describe('the return of one line', () => {
  it('restocks it and refunds it through the provider, and the buyer is notified', async () => {
    const { orderId, number, cord } = await sent()
    const before = await scene.stock(namedCast.cord)
    const input = back(cord, 2, 24_00)
    expect(await come(number, input)).toEqual({ ok: true, value: { voucherCents: 0, cardCents: 24_00 } })
    expect((await scene.stock(namedCast.cord))?.onHand).toBe((before?.onHand ?? 0) + 2)
    await sendRefunds()
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([24_00])
    expect(await stored(orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 24_00,
      fulfilledAt: scene.now,
    })
    const { subject, text } = await scene.mail('order-returned')
    expect(subject).toBe(`Reso del Suo ordine ${number}`)
    expect(text).toContain('Titolo cord, Standard: 2 pezzi')
    expect(text).toContain('Sul Suo mezzo di pagamento: CHF 24.00')
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
      expect(codeOf(await come(number, back(lineId, 1, cents)))).toBe('ok')
      await sendRefunds()
    }
    const read = () => readOrderPage({ db: scene.db, now: scene.now, language: 'de', mailKinds: [] }, number)
    const page = await read()
    expect(page?.order).toMatchObject({ refundedCents: 0, refundFailedCents: 101_00 })
    expect(page?.returns.map(({ isRefused }) => isRefused)).toEqual([true, true])
    expect(page?.history.filter(({ what }) => what === 'refund_failed')).toHaveLength(2)
    scene.provider.refusesRefunds = false
    await refund(number, 0, { amountCents: 1_00 })
    await sendRefunds()
    expect((await read())?.order).toMatchObject({ refundFailedCents: 100_00 })
    await refund(number, 1_00, { amountCents: 100_00 })
    await sendRefunds()
    expect(await stored(orderId)).toMatchObject({ refundedCents: 101_00, needsAttention: [] })
    expect((await read())?.returns.map(({ isRefused }) => isRefused)).toEqual([false, false])
  })

  it('is possible without restocking and without a refund', async () => {
    const { orderId, number, compass, cord } = await sent()
    const before = await scene.stock(namedCast.compass)
    const input = back(compass, 1, 0, { restock: false })
    expect(codeOf(await come(number, input))).toBe('ok')
    expect(await scene.stock(namedCast.compass)).toEqual(before)
    await sendRefunds()
    expect(await stored(orderId)).toMatchObject({ state: 'fulfilled', refundedCents: 0 })
    // After all the money went back, what comes later still can be recorded.
    await refund(number)
    await sendRefunds()
    expect(await scene.stateOf(orderId)).toBe('refunded')
    expect(codeOf(await come(number, back(cord, 1, 1)))).toBe('more_than_left')
    expect(codeOf(await come(number, back(cord, 1, 0)))).toBe('ok')
  })

  it('happens exactly once: submitted twice, in two tabs, by two staff simultaneously', async () => {
    const { orderId, number, cord, compass } = await sent()
    const before = await scene.stock(namedCast.cord)
    const input = back(cord, 3, 36_00)
    let calls = 0
    const again = async () => {
      calls += 1
    }
    const presses = await Promise.all(Array.from({ length: 5 }, () => come(number, input, again)))
    for (const press of presses)
      expect(press).toEqual({ ok: true, value: { voucherCents: 0, cardCents: 36_00 } })
    for (const other of [back(cord, 2, 24_00), { ...input, restock: !input.restock }])
      expect(codeOf(await come(number, { ...other, decision: input.decision }))).toBe('request_key_reused')
    expect(calls).toBe(1)
    const others = await Promise.all(Array.from({ length: 4 }, () => come(number, back(cord, 1, 12_00))))
    expect(others.map(codeOf)).toEqual(Array(4).fill('more_than_sent'))
    expect((await scene.stock(namedCast.cord))?.onHand).toBe((before?.onHand ?? 0) + 3)
    // While money is on its way, no more of it is promised.
    expect(codeOf(await come(number, back(compass, 1, 89_00)))).toBe('refund_on_its_way')
    await sendRefunds()
    await sendRefunds()
    const races = await Promise.all(Array.from({ length: 4 }, () => come(number, back(compass, 1, 89_00))))
    expect(races.map(codeOf).toSorted()).toEqual(['more_than_sent', 'more_than_sent', 'more_than_sent', 'ok'])
    await sendRefunds()
    expect(scene.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([36_00, 89_00])
    expect(await stored(orderId)).toMatchObject({ state: 'refunded', refundedCents: TOTAL })
    expect(await scene.db.$count(orderReturns)).toBe(2)
    expect(await mails('order-returned')).toHaveLength(2)
  })

  it('that fails half-way leaves nothing: no refund, no stock, no mail', async () => {
    const voucher = await scene.voucher(20_00)
    const { orderId, number, cord } = await sent({ voucher: voucher.code })
    const before = await scene.stock(namedCast.cord)
    const input = back(cord, 2, 24_00)
    const dies = () => Promise.reject(new Error('killed'))
    await expect(come(number, input, dies)).rejects.toThrow('killed')
    expect(await scene.db.$count(orderReturns)).toBe(0)
    expect(await scene.db.$count(paymentRefunds)).toBe(0)
    expect(await scene.stock(namedCast.cord)).toEqual(before)
    expect(await restOf(voucher.id)).toBe(0)
    expect(await mails('order-returned')).toEqual([])
    expect(await stored(orderId)).toMatchObject({ state: 'fulfilled', voucherReturnedCents: 0 })
    expect(await come(number, input)).toEqual({ ok: true, value: { voucherCents: 20_00, cardCents: 4_00 } })
  })

  it('never exceeds what was sent, what it cost, or what was paid', async () => {
    const { number, lineOf } = await paid(CORDS)
    const cord = lineOf(namedCast.cord)
    const parcel = {
      decision: randomUUID(),
      carrier: null,
      trackingNumber: null,
      lines: [{ lineId: cord, quantity: 2 }],
    }
    expect(codeOf(await come(number, back(cord, 1, 0)))).toBe('more_than_sent')
    await sendParcel(scene.deps, scene.call(number, parcel))
    expect(codeOf(await come(number, back(cord, 3, 0)))).toBe('more_than_sent')
    expect(codeOf(await come(number, back(cord, 1, 12_01)))).toBe('more_than_left')
    expect(codeOf(await come(number, back(cord, 1, 12_00)))).toBe('ok')
    // What returned did leave: its parcel stands.
    expect(await takeBackParcel(scene.deps, scene.call(number, { parcel: parcel.decision }))).toMatchObject({
      refusal: { code: 'parcel_returned' },
    })
    expect(codeOf(await come(1, back(cord, 1, 0)))).toBe('unknown_order')
    const { number: unpaid } = await stored(await scene.place([[namedCast.cord, 1]]))
    expect(codeOf(await come(unpaid, back(cord, 1, 0)))).toBe('nothing_to_return')
  })

  it('is retried when the provider is down, and flags the order when it refuses', async () => {
    const { orderId, number, cord } = await sent()
    await come(number, back(cord, 1, 12_00))
    scene.provider.isDown = true
    await expect(sendRefunds()).rejects.toThrow('ECONNREFUSED')
    expect(await stored(orderId)).toMatchObject({ refundedCents: 0 })
    scene.provider.isDown = false
    await sendRefunds()
    await sendRefunds()
    expect(scene.provider.refunds).toHaveLength(1)
    expect(await stored(orderId)).toMatchObject({ refundedCents: 12_00 })
  })
})

describe('the return of an order partly paid by voucher', () => {
  it('refunds the voucher first, then the card; all parts sum to the whole', async () => {
    const voucher = await scene.voucher(50_00)
    const { orderId, number, compass, cord } = await sent({ voucher: voucher.code })
    expect(await restOf(voucher.id)).toBe(0)
    expect(await come(number, back(cord, 3, 36_00))).toMatchObject({
      value: { voucherCents: 36_00, cardCents: 0 },
    })
    expect(await restOf(voucher.id)).toBe(36_00)
    expect(await stored(orderId)).toMatchObject({
      state: 'partially_refunded',
      refundedCents: 0,
      voucherReturnedCents: 36_00,
      voucherReturnedAt: null,
    })
    expect(await come(number, back(compass, 1, 89_00))).toMatchObject({
      value: { voucherCents: 14_00, cardCents: 75_00 },
    })
    await sendRefunds()
    expect(await restOf(voucher.id)).toBe(50_00)
    expect(await stored(orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: 75_00,
      voucherReturnedCents: 50_00,
      voucherReturnedAt: scene.now,
    })
  })

  it('and a full refund after a returned line give the voucher the rest of its part and no more', async () => {
    const voucher = await scene.voucher(50_00)
    const { orderId, number, cord } = await sent({ voucher: voucher.code })
    await come(number, back(cord, 1, 12_00))
    await refund(number)
    await sendRefunds()
    expect(await restOf(voucher.id)).toBe(50_00)
    expect(await stored(orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: TOTAL - 50_00,
      voucherReturnedCents: 50_00,
    })
  })

  it('paid by voucher only calls no provider, and the last line makes it refunded', async () => {
    const voucher = await scene.voucher(200_00)
    const { orderId, number, compass, cord } = await sent({ voucher: voucher.code })
    await Promise.all([come(number, back(cord, 1, 12_00)), come(number, back(cord, 1, 12_00))])
    expect(await restOf(voucher.id)).toBe(200_00 - TOTAL + 24_00)
    const rest = [
      { lineId: cord, quantity: 1 },
      { lineId: compass, quantity: 1 },
    ]
    expect(codeOf(await come(number, back(cord, 1, TOTAL - 24_00, { lines: rest })))).toBe('ok')
    expect(await restOf(voucher.id)).toBe(200_00)
    expect(await stored(orderId)).toMatchObject({ state: 'refunded', voucherReturnedCents: TOTAL })
    expect(scene.provider.refunds).toEqual([])
    // Pressing the other button as well gives nothing more.
    await returnOrderVoucher(scene.deps, scene.call(number))
    expect(await restOf(voucher.id)).toBe(200_00)
  })
})
