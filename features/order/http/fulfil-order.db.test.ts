import { describe, expect, it } from 'vitest'
import { fulfilMailedOrders, fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { orderEvents } from '#features/order/database/order.tables.server.ts'
import { listStaffOrders, readStaffOrder } from '#features/order/staff/staff-read-orders.server.ts'
import { ORDER_STATES } from '#features/order/order.ts'
import { orderReference } from '#features/order/order-reference.server.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { namedCast, orderInState } from '#test/orders/order-fixtures.ts'
import { readOrder } from './read-order.ts'
import { readOrderSummary } from './read-order-summary.ts'

const STATES = ORDER_STATES.filter((state) => state !== 'invoiced')

const scene = setOrderScene()

const { paid, mails } = scene
const fulfil = (number: number) => fulfilOrder(scene.deps, scene.call(number))
const refunded = (orderId: string, refundedCents: number) =>
  scene.receive(orderId, { kind: 'refunded', refundedCents })

const markMailed = (orderId: string) =>
  scene.db.execute(
    `update outgoing_mails set state = 'sent', sent_at = now() where payload ->> 'orderId' = '${orderId}'`,
  )

describe('sending an order off', () => {
  it('is idempotent, and mails the buyer once, in their language', async () => {
    const { orderId, number } = await paid([[namedCast.compass, 1]])
    const answers = await Promise.all(Array.from({ length: 5 }, () => fulfil(number)))
    for (const answer of answers)
      expect(answer).toEqual({ ok: true, value: { fulfilledAt: scene.now.toISOString() } })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'fulfilled', fulfilledAt: scene.now })
    expect(await mails('order-sent')).toMatchObject([{ recipient: 'lia@example.ch', language: 'it' }])
    const { subject, text } = await scene.mail('order-sent')
    expect(subject).toBe(`Il Suo ordine ${number} è in viaggio`)
    expect(text).toContain('Titolo compass')
    const path = (await scene.db.select().from(orderEvents)).map(({ toState }) => toState)
    expect(path).toEqual(['pending_payment', 'paid', 'fulfilled'])
  })

  it('can be refunded afterwards and stays marked', async () => {
    const { orderId, number, totalCents } = await paid([[namedCast.compass, 2]])
    await fulfil(number)
    await refunded(orderId, 10_00)
    const part = { state: 'partially_refunded', refundedCents: 10_00, fulfilledAt: scene.now }
    expect(await readOrder(scene.db, orderId)).toMatchObject(part)
    await refunded(orderId, totalCents)
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'refunded', fulfilledAt: scene.now })
    expect(await mails('order-sent')).toHaveLength(1)
  })

  it.each(STATES)(
    'of state %s is offered when it is taken: when it is paid and not all went back',
    async (state) => {
      const { number } = await orderInState(scene.db, state)
      const isToSend = state === 'paid' || state === 'partially_refunded'
      expect((await readStaffOrder(scene.db, number))?.listed.can.fulfil).toBe(isToSend)
      // Once sent it is sent.
      expect(await fulfil(number)).toMatchObject(
        isToSend || state === 'fulfilled' ? { ok: true } : { refusal: { code: 'not_fulfillable' } },
      )
      expect(await fulfil(1)).toMatchObject({ refusal: { code: 'unknown_order' } })
    },
  )

  it('happens automatically for vouchers only, when their mail has been sent', async () => {
    const vouchers = await paid([[namedCast.voucher200, 1]])
    const mixed = await paid([
      [namedCast.voucher200, 1],
      [namedCast.cord, 1],
    ])
    expect(await fulfilMailedOrders(scene.deps)).toBe(0)
    await markMailed(vouchers.orderId)
    await markMailed(mixed.orderId)
    const counts = await Promise.all([1, 2, 3].map(() => fulfilMailedOrders(scene.deps)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await readOrder(scene.db, vouchers.orderId)).toMatchObject({ state: 'fulfilled' })
    expect(await readOrder(scene.db, mixed.orderId)).toMatchObject({ state: 'paid', fulfilledAt: null })
    expect(await mails('order-sent')).toHaveLength(0)
  })
})

it('a refund mail states what was paid, refunded, kept, and which vouchers are void', async () => {
  const { orderId, totalCents } = await paid([[namedCast.voucher200, 1]])
  await refunded(orderId, 50_00)
  const part = (await scene.mail('order-refunded')).text
  for (const sentence of ['Pagato: CHF 200.00', 'Rimborsato: CHF 50.00', 'Resta pagato: CHF 150.00'])
    expect(part).toContain(sentence)
  expect(part).toMatch(/Buono ….{4}: valido, restano CHF 150\.00 su CHF 200\.00/)
  const reference = orderReference(scene.deps.key, orderId)
  expect(await readOrderSummary(scene.db, reference)).toMatchObject({
    totalCents: 200_00,
    refundedCents: 50_00,
    changedVouchers: [{ voided: false, balanceCents: 150_00 }],
  })
  await refunded(orderId, totalCents)
  const seen = await readOrderSummary(scene.db, reference)
  expect(seen).toMatchObject({ refundedCents: 200_00, changedVouchers: [{ voided: true, balanceCents: 0 }] })
  const whole = (await scene.mail('order-refunded')).text
  expect(whole).toMatch(/Buono ….{4}: non valido/)
  expect(await mails('order-refunded')).toHaveLength(2)
})

it('the owner’s notice uses the owner’s language', async () => {
  await paid([[namedCast.compass, 1]])
  const { text } = await scene.mail('order-notice')
  expect(text).toContain('Titel compass')
  expect(text).not.toContain('Titolo')
})

describe('the orders to mark as sent', () => {
  const toSend = async () =>
    (await listStaffOrders(scene.db, { filter: 'all', q: '' })).orders
      .filter((order) => order.can.fulfil)
      .map(({ number }) => number)
  const setMail = (state: string) =>
    scene.db.execute(`update outgoing_mails set state = '${state}' where kind = 'order-confirmed'`)

  it('contain goods until they are sent, and nothing that is refunded', async () => {
    const { number } = await paid([
      [namedCast.compass, 1],
      [namedCast.voucher200, 1],
    ])
    const back = await paid([[namedCast.compass, 1]])
    await refunded(back.orderId, back.totalCents)
    expect(await toSend()).toEqual([number])
    await fulfil(number)
    expect(await toSend()).toEqual([])
  })

  it('contain no vouchers that are mailed: they are fulfilled automatically', async () => {
    const { number, orderId } = await paid([[namedCast.voucher200, 1]])
    expect(await toSend()).toEqual([])
    await setMail('failed')
    expect(await toSend()).toEqual([number])
    await setMail('queued')
    await markMailed(orderId)
    expect(await toSend()).toEqual([])
    await fulfilMailedOrders(scene.deps)
    expect(await toSend()).toEqual([])
  })
})
