import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderReturns } from '#features/order/database/parcel.tables.server.ts'
import { sendParcel } from '#features/order/parcels/send-parcel.server.ts'
import { takeBackParcel } from '#features/order/parcels/take-back-parcel.server.ts'
import { closeFailedRefund } from '#features/order/payment/close-failed-refund.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import { returnLines, type ReturnRequest } from '#features/order/returns/return-lines.server.ts'
import { fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { readOrderPage } from '#features/order/staff/read-order-page.server.ts'
import { readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { eventOf, namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { readOrder } from './read-order.ts'

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

describe('lost refunds', () => {
  const { paid } = scene

  /** Asked for, and answered by the provider. @returns the provider's id */
  async function refund(
    number: number,
    { cents, before = 0, refused = false }: { cents?: number; before?: number; refused?: boolean } = {},
  ): Promise<string> {
    expect(await scene.refund(number, before, { amountCents: cents })).toMatchObject({ ok: true })
    const refundId = crypto.randomUUID()
    await scene.settleRefunds(refused ? { kind: 'failed', reason: 'no money' } : { kind: 'done', refundId })
    return refundId
  }

  function lose(orderId: string, refundId: string, amountCents: number) {
    const head = eventOf(orderId, { kind: 'expired' })
    const lost = { ...head, kind: 'refund_failed', refundId, amountCents } as const
    return recordPayment(scene.deps, 'testkasse', lost)
  }

  const notices = async () => (await scene.mails('order-notice')).length
  const dueOf = async (number: number) => (await readStaffOrder(scene.db, number))?.listed.refundFailedCents

  /** Refunded, and due again. */
  const moneyOf = async ({ orderId, number }: { orderId: string; number: number }) => [
    (await scene.stored(orderId)).refundedCents,
    await dueOf(number),
  ]

  const close = (number: number, cents: number) =>
    closeFailedRefund(scene.deps, scene.call(number, { cents }))

  it('a whole refund that did not arrive is due again, told to the owner once, and over when it is repeated', async () => {
    const { orderId, number, totalCents } = await paid()
    const refundId = await refund(number)
    const before = await notices()
    const outcomes = await Promise.all([1, 2, 3].map(() => lose(orderId, refundId, totalCents)))
    expect(outcomes.toSorted()).toEqual(['applied', 'unchanged', 'unchanged'])
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: 0,
      needsAttention: ['refund_failed'],
    })
    expect(await notices()).toBe(before + 1)
    expect(await dueOf(number)).toBe(totalCents)
    expect(await listStuckRefunds(scene.db)).toMatchObject([{ number, mayTryAgain: true }])
    await refund(number)
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: totalCents,
      needsAttention: [],
    })
    expect(await listStuckRefunds(scene.db)).toEqual([])
  })

  it('a part that did not arrive counts once after it is repeated', async () => {
    const { orderId, number } = await paid()
    const first = await refund(number, { cents: 60_00 })
    await refund(number, { cents: 20_00, before: 60_00 })
    await lose(orderId, first, 60_00)
    expect(await moneyOf({ orderId, number })).toEqual([20_00, 60_00])
    await refund(number, { cents: 60_00, before: 20_00 })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 80_00, needsAttention: [] })
  })

  it('a failure told while another refund is on its way waits for the answer to that one', async () => {
    const { orderId, number } = await paid()
    const first = await refund(number, { cents: 60_00 })
    await scene.refund(number, 60_00, { amountCents: 20_00 })
    for (const refundId of [first, 'not known yet'])
      await expect(lose(orderId, refundId, 60_00)).rejects.toThrow('unanswered')
    expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 60_00, needsAttention: [] })
    await scene.settleRefunds({ kind: 'done', refundId: 'second' })
    expect(await lose(orderId, first, 60_00)).toBe('applied')
    expect(await moneyOf({ orderId, number })).toEqual([20_00, 60_00])
  })

  it('a refund of the dashboard that did not arrive is due with its amount, once', async () => {
    const { orderId, number } = await paid()
    await scene.receive(orderId, { kind: 'refunded', refundedCents: 30_00 })
    expect(await lose(orderId, 'dashboard', 30_00)).toBe('applied')
    expect(await lose(orderId, 'dashboard', 30_00)).toBe('unchanged')
    expect(await moneyOf({ orderId, number })).toEqual([0, 30_00])
    expect(await listStuckRefunds(scene.db)).toMatchObject([{ number, mayTryAgain: true }])
  })

  it('a smaller refund after a refused one leaves the rest due', async () => {
    const { orderId, number } = await paid()
    await refund(number, { cents: 100_00, refused: true })
    await refund(number, { cents: 10_00 })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ needsAttention: ['refund_failed'] })
    expect(await dueOf(number)).toBe(90_00)
    await refund(number, { cents: 90_00, before: 10_00 })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ refundedCents: 100_00, needsAttention: [] })
  })

  it('vouchers lose the value of a refund once, though it was made twice', async () => {
    const { orderId, number } = await paid([[namedCast.voucher200, 1]])
    const balance = async () =>
      (await readOrder(scene.db, orderId))?.vouchers.map((each) => each.balanceCents)
    const refundId = await refund(number, { cents: 50_00 })
    await lose(orderId, refundId, 50_00)
    await refund(number, { cents: 50_00 })
    expect(await balance()).toEqual([150_00])
    await refund(number, { cents: 20_00, before: 50_00 })
    expect(await balance()).toEqual([130_00])
  })

  it('what was paid back another way is closed once, and the order follows', async () => {
    const { orderId, number, totalCents } = await paid()
    await refund(number, { refused: true })
    expect(await close(number, 1)).toMatchObject({ refusal: { code: 'amount_changed', cents: totalCents } })
    const answers = await Promise.all([close(number, totalCents), close(number, totalCents)])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await readOrder(scene.db, orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: totalCents,
      needsAttention: [],
    })
    expect(await listStuckRefunds(scene.db)).toEqual([])
    expect(await close(number, 0)).toMatchObject({ refusal: { code: 'no_refund_due' } })
    expect(await close(0, 0)).toMatchObject({ refusal: { code: 'unknown_order' } })
  })

  it('is not closed while a refund is on its way', async () => {
    const { number } = await paid()
    await refund(number, { cents: 10_00, refused: true })
    await scene.refund(number)
    expect(await close(number, 10_00)).toMatchObject({ refusal: { code: 'refund_on_its_way' } })
  })
})
