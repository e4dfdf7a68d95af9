import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeStripe } from '#test/orders/fake-stripe.ts'
import { wrongField } from '#test/orders/stripe-rules.ts'
import type { Payments, SessionRequest } from '../payments.ts'
import { stripePayments } from './stripe-payments.ts'

let standIn: Awaited<ReturnType<typeof fakeStripe>>
let payments: Payments

beforeEach(async () => {
  standIn = await fakeStripe()
  payments = stripePayments({
    secretKey: 'sk_test_123',
    webhookSecret: 'whsec_test',
    apiBase: standIn.url,
    publicUrl: 'https://www.example.ch',
  })
  return () => standIn.close()
})

interface Cart {
  lines: readonly { quantity: number; unitPriceCents: number }[]
  byVoucherCents: number
}

function requestOf({ lines, byVoucherCents }: Cart, more: Partial<SessionRequest> = {}): SessionRequest {
  const all = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return {
    subject: 'order',
    orderId: randomUUID(),
    orderNumber: '10001',
    description: 'Bestellung 10001',
    language: 'de',
    currency: 'chf',
    totalCents: all - byVoucherCents,
    ...(byVoucherCents > 0 && { discount: { title: 'Mit Gutschein bezahlt', cents: byVoucherCents } }),
    lines: lines.map((line) => ({ ...line, title: 'Bussole', detail: '', imageUrl: null })),
    shipped: true,
    successUrl: 'https://www.example.ch/success?order=abc',
    cancelUrl: 'https://www.example.ch/checkout/cancelled/abc',
    expiresAt: new Date(Date.now() + 32 * 60_000),
    ...more,
  }
}

const CART = { lines: [{ quantity: 2, unitPriceCents: 8900 }], byVoucherCents: 10_000 }
const callsTo = (path: string) => standIn.calls.filter((call) => call.path === path)
const sessionsMade = () => [...standIn.sessions.values()]

describe('the part paid by our voucher', () => {
  test('is a coupon of that amount for one session, and the page requests the rest', async () => {
    const request = requestOf(CART)
    expect(await payments.createSession(request)).toMatchObject({ ok: true })
    const [coupon] = callsTo('/v1/coupons')
    expect(coupon?.fields).toEqual({
      amount_off: '10000',
      currency: 'chf',
      duration: 'once',
      max_redemptions: '1',
      name: 'Mit Gutschein bezahlt',
      'metadata[order_id]': request.orderId,
    })
    expect(coupon?.headers['idempotency-key']).toBe(`order-${request.orderId}-voucher`)
    const [session] = callsTo('/v1/checkout/sessions')
    expect(session?.fields).toMatchObject({ 'discounts[0][coupon]': 'coupon_1' })
    expect(session?.fields).not.toHaveProperty('allow_promotion_codes')
    expect(sessionsMade()).toMatchObject([{ amount_total: 7_800 }])
  })

  test('creates no coupon where there is none', async () => {
    await payments.createSession(requestOf({ ...CART, byVoucherCents: 0 }))
    expect(standIn.coupons.size).toBe(0)
    expect(callsTo('/v1/checkout/sessions')[0]?.fields).not.toHaveProperty('discounts[0][coupon]')
  })

  test('may be the whole amount: then nothing is requested, and the session is reported as paid with zero', async () => {
    const request = requestOf({ ...CART, byVoucherCents: 17_800 })
    const opened = await payments.createSession(request)
    expect(Object.keys(callsTo('/v1/checkout/sessions')[0]?.fields ?? {})).not.toContain(
      'payment_intent_data[description]',
    )
    const sessionId = opened.ok ? opened.value.sessionId : ''
    standIn.setStatus(sessionId, 'complete')
    expect(await payments.readCompletion(sessionId)).toMatchObject({
      kind: 'paid',
      amountCents: 0,
      paymentId: null,
    })
  })

  test('is used once: the coupon is consumed with its session', async () => {
    const opened = await payments.createSession(requestOf(CART))
    standIn.setStatus(opened.ok ? opened.value.sessionId : '', 'complete')
    const [coupon] = standIn.coupons.values()
    expect(coupon).toMatchObject({ max_redemptions: 1, times_redeemed: 1 })
    // A session of ours that named it would be refused.
    const [, { fields } = { fields: {} }] = standIn.calls
    const again = await fetch(`${standIn.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_123' },
      body: new URLSearchParams(fields),
    })
    expect(again.status).toBe(400)
  })
})

describe('a broken connection', () => {
  test.each([1, 2, 3])('after %i answers leaves one coupon and one session', async (cuts) => {
    const request = requestOf(CART)
    standIn.cuts = cuts
    const first = await payments.createSession(request)
    if (!first.ok) expect(first.refusal.code).toBe('provider_unreachable')
    standIn.cuts = 0
    const second = await payments.createSession(request)
    expect(second).toMatchObject({ ok: true, value: { sessionId: 'cs_test_1' } })
    expect([standIn.coupons.size, standIn.sessions.size]).toEqual([1, 1])
    expect(sessionsMade()).toMatchObject([{ amount_total: 7_800, coupon: 'coupon_1' }])
  })

  test('five simultaneous requests create one coupon and one session', async () => {
    const request = requestOf(CART)
    const all = await Promise.all(Array.from({ length: 5 }, () => payments.createSession(request)))
    expect(new Set(all.map((each) => each.ok && each.value.sessionId))).toEqual(new Set(['cs_test_1']))
    expect(standIn.coupons.size).toBe(1)
  })

  test('never applies the coupon of another order, nor of an earlier attempt', async () => {
    const request = requestOf(CART)
    await payments.createSession(request)
    await payments.createSession({
      ...request,
      attempt: '2',
      totalCents: 8_800,
      discount: { title: 'x', cents: 9_000 },
    })
    await payments.createSession(requestOf(CART))
    const used = sessionsMade().map(({ coupon }) => coupon)
    expect(used).toEqual(['coupon_1', 'coupon_2', 'coupon_3'])
    expect(sessionsMade().map(({ amount_total }) => amount_total)).toEqual([7_800, 8_800, 7_800])
  })
})

const carts = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPriceCents: fc.integer({ min: 100, max: 50_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) => {
    const all = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
    const most = fc.oneof(fc.integer({ min: 0, max: all - 50 }), fc.constant(all))
    return most.map((byVoucherCents) => ({ lines, byVoucherCents }))
  })

test('for any cart, the provider accepts our request and requests what is due', async () => {
  await fc.assert(
    fc.asyncProperty(carts, fc.constantFrom('de', 'en', 'fr', 'it'), async (cart, language) => {
      const request = requestOf(cart, { language })
      const opened = await payments.createSession(request)
      expect(opened).toMatchObject({ ok: true })
      const session = standIn.sessions.get(opened.ok ? opened.value.sessionId : '')
      expect(session?.amount_total).toBe(request.totalCents)
    }),
    { numRuns: 60 },
  )
})

test('a title of any length becomes a name that the provider accepts', async () => {
  const discount = { title: 'Gutschein für alles, was wir draussen und drinnen anbieten', cents: 10_000 }
  expect(await payments.createSession(requestOf(CART, { discount }))).toMatchObject({ ok: true })
})

test.each([
  ['coupons', { amount_off: '0', currency: 'chf', duration: 'once' }, 'Invalid amount_off'],
  ['coupons', { amount_off: '5', duration: 'once' }, 'must pass currency'],
  ['coupons', { amount_off: '5', percent_off: '5', currency: 'chf' }, 'either percent_off or amount_off'],
  ['coupons', { amount_off: '5', currency: 'chf', valid_once: 'true' }, 'unknown parameter: valid_once'],
  ['sessions', { 'discounts[0][coupon]': 'c', allow_promotion_codes: 'true' }, 'only specify one'],
  ['sessions', { 'discounts[1][coupon]': 'c' }, 'unknown parameter: discounts[1]'],
] as const)('the fake refuses %s that the provider would (%#)', (resource, fields, message) => {
  expect(wrongField(resource, fields)).toContain(message)
})
