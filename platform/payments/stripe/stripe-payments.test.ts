import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeStripe } from '#test/orders/fake-stripe.ts'
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
afterEach(() => standIn.close())

const request: SessionRequest = {
  subject: 'order',
  orderId: '5b0c9f0e-1111-4111-8111-000000000000',
  orderNumber: '10001',
  description: 'Ordine 10001: Bussola',
  language: 'it',
  currency: 'chf',
  totalCents: 28900,
  lines: [
    { title: 'Bussola', detail: '', quantity: 1, unitPriceCents: 8900, imageUrl: '/scenes/gear-kompass.svg' },
    { title: 'Buono', detail: 'CHF 200', quantity: 1, unitPriceCents: 20000, imageUrl: '/media/voucher.png' },
  ],
  shipped: true,
  successUrl: 'https://www.example.ch/success?order=abc',
  cancelUrl: 'https://www.example.ch/checkout/cancelled/abc',
  expiresAt: new Date(Date.now() + 32 * 60_000),
}

describe('opening a session', () => {
  test('sends the order in Stripe’s format', async () => {
    const session = await payments.createSession(request)
    expect(session).toEqual({
      ok: true,
      value: { sessionId: 'cs_test_1', url: 'https://checkout.stripe.test/c/pay/cs_test_1' },
    })
    const [call] = standIn.calls
    expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' })
    expect(call?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(call?.headers['idempotency-key']).toBe(`order-${request.orderId}`)
    expect(call?.fields).toEqual({
      mode: 'payment',
      locale: 'it',
      client_reference_id: request.orderId,
      'metadata[order_id]': request.orderId,
      'metadata[order_number]': '10001',
      'metadata[subject]': 'order',
      'payment_intent_data[metadata][order_id]': request.orderId,
      'payment_intent_data[metadata][order_number]': '10001',
      'payment_intent_data[metadata][subject]': 'order',
      'payment_intent_data[description]': 'Ordine 10001: Bussola',
      'custom_text[submit][message]': 'Ordine 10001: Bussola',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'chf',
      'line_items[0][price_data][unit_amount]': '8900',
      'line_items[0][price_data][product_data][name]': 'Bussola',
      'line_items[1][quantity]': '1',
      'line_items[1][price_data][currency]': 'chf',
      'line_items[1][price_data][unit_amount]': '20000',
      'line_items[1][price_data][product_data][name]': 'Buono',
      'line_items[1][price_data][product_data][description]': 'CHF 200',
      'line_items[1][price_data][product_data][images][0]': 'https://www.example.ch/media/voucher.png',
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: String(Math.ceil(request.expiresAt.getTime() / 1000)),
      'adaptive_pricing[enabled]': 'false',
      'consent_collection[terms_of_service]': 'required',
      'shipping_address_collection[allowed_countries][0]': 'CH',
      'shipping_address_collection[allowed_countries][1]': 'LI',
      'phone_number_collection[enabled]': 'true',
    })
  })

  test('requests no address when nothing is shipped, and sends no picture that Stripe cannot fetch', async () => {
    const local = stripePayments({
      secretKey: 'sk_test_123',
      webhookSecret: 'whsec_test',
      apiBase: standIn.url,
      publicUrl: 'http://localhost:3000',
    })
    await local.createSession({ ...request, shipped: false })
    const names = Object.keys(standIn.calls[0]?.fields ?? {})
    expect(names.filter((name) => /shipping|phone|images/.test(name))).toEqual([])
  })

  test('returns the same session for repeated requests for an order', async () => {
    expect(await payments.createSession(request)).toEqual(await payments.createSession(request))
    expect(standIn.calls).toHaveLength(2)
  })

  test.each([
    [500, 'api_error', 'provider_unreachable'],
    [429, 'rate_limit_error', 'provider_unreachable'],
    [400, 'invalid_request_error', 'provider_refused'],
    [401, 'invalid_request_error', 'provider_refused'],
  ])('returns a refusal, not an exception, when Stripe answers %i', async (status, type, code) => {
    standIn.failure = { status, type }
    const session = await payments.createSession(request)
    expect(session).toMatchObject({ ok: false, refusal: { code } })
  })

  test('returns a refusal when Stripe does not answer', async () => {
    await standIn.close()
    const session = await payments.createSession(request)
    expect(session).toMatchObject({ ok: false, refusal: { code: 'provider_unreachable' } })
  })
})

describe('closing a session', () => {
  test('reports whether it is closed now, was paid, or is unknown', async () => {
    await payments.createSession(request)
    expect(await payments.expireSession('cs_test_1')).toBe('expired')
    expect(await payments.expireSession('cs_test_1')).toBe('expired')
    standIn.setStatus('cs_test_1', 'complete')
    expect(await payments.expireSession('cs_test_1')).toBe('completed')
    standIn.failure = { status: 500, type: 'api_error' }
    expect(await payments.expireSession('cs_test_1')).toBe('unreachable')
  })

  test('reads the payment of a completed session, and no other', async () => {
    await payments.createSession(request)
    expect(await payments.readCompletion('cs_test_1')).toBeNull()
    standIn.setStatus('cs_test_1', 'complete')
    expect(await payments.readCompletion('cs_test_1')).toMatchObject({
      kind: 'paid',
      id: 'cs_test_1 paid',
      orderId: request.orderId,
      sessionId: 'cs_test_1',
      paymentId: 'pi_cs_test_1',
      amountCents: 28900,
      currency: 'chf',
    })
    standIn.failure = { status: 500, type: 'api_error' }
    expect(await payments.readCompletion('cs_test_1')).toBeNull()
  })
})

describe('refunding', () => {
  const refund = {
    key: 'b1a0c0de-2222-4222-8222-000000000000',
    paymentId: 'pi_1',
    orderId: request.orderId,
    amountCents: 10000,
    again: false,
  }
  beforeEach(() => {
    standIn.paid.set('pi_1', 28900)
  })

  test('sends payment, amount and our key', async () => {
    expect(await payments.refund(refund)).toEqual({ ok: true, value: { refundId: 're_1' } })
    const [call] = standIn.calls
    expect(call).toMatchObject({ method: 'POST', path: '/v1/refunds' })
    expect(call?.headers['idempotency-key']).toBe(`refund-${refund.key}`)
    expect(call?.fields).toEqual({
      payment_intent: 'pi_1',
      amount: '10000',
      reason: 'requested_by_customer',
      'metadata[order_id]': request.orderId,
      'metadata[refund_key]': refund.key,
    })
  })

  test('happens once, also when Stripe has dropped the key', async () => {
    await payments.refund(refund)
    await payments.refund(refund)
    standIn.forgetKeys()
    expect(await payments.refund({ ...refund, again: true })).toEqual({
      ok: true,
      value: { refundId: 're_1' },
    })
    expect(standIn.refunds).toHaveLength(1)
  })

  test('is refused as disputed while the buyer’s bank has the money', async () => {
    standIn.disputed.add('pi_1')
    expect(await payments.refund(refund)).toMatchObject({ refusal: { code: 'payment_disputed' } })
    standIn.disputed.clear()
  })

  test('is refused beyond what was paid, and retried while Stripe does not answer', async () => {
    expect(await payments.refund({ ...refund, amountCents: 28901 })).toMatchObject({
      ok: false,
      refusal: { code: 'provider_refused' },
    })
    standIn.failure = { status: 500, type: 'api_error' }
    expect(await payments.refund(refund)).toMatchObject({ refusal: { code: 'provider_unreachable' } })
  })
})
