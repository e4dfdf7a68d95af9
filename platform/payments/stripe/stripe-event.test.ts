import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { stripePayments } from './stripe-payments.ts'

const WEBHOOK_SECRET = 'whsec_test'
const ORDER_ID = '5b0c9f0e-1111-4111-8111-000000000000'
const stripe = new Stripe('sk_test_123')
const livePayments = stripePayments({
  secretKey: 'sk_live_123',
  webhookSecret: WEBHOOK_SECRET,
  publicUrl: 'https://www.example.ch',
})
const payments = stripePayments({
  secretKey: 'sk_test_123',
  webhookSecret: WEBHOOK_SECRET,
  publicUrl: 'https://www.example.ch',
})

const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  client_reference_id: ORDER_ID,
  metadata: { order_id: ORDER_ID },
  payment_intent: 'pi_1',
  payment_status: 'paid',
  amount_total: 28900,
  currency: 'chf',
  consent: { terms_of_service: 'accepted' },
  customer_details: { name: 'Lia Bernasconi', email: 'lia@example.ch', phone: '+41791234567' },
  collected_information: {
    shipping_details: {
      name: 'Lia B.',
      address: {
        line1: 'Via Nassa 1',
        line2: 'c/o Rossi',
        postal_code: '6900',
        city: 'Lugano',
        country: 'CH',
      },
    },
  },
}

interface Sent {
  secret?: string
  timestamp?: number
  livemode?: boolean
  to?: typeof payments
}

function webhook(type: string, object: unknown, options: Sent = {}) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_796_115_600,
    livemode: options.livemode ?? false,
    data: { object },
  })
  const header = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? WEBHOOK_SECRET,
    ...(options.timestamp !== undefined && { timestamp: options.timestamp }),
  })
  return (options.to ?? payments).readWebhook(Buffer.from(payload), { 'stripe-signature': header })
}

const head = { id: 'evt_1', occurredAt: new Date(1_796_115_600_000) }
const ids = { orderId: ORDER_ID, sessionId: 'cs_test_1', paymentId: 'pi_1' }

describe('reading webhooks', () => {
  test('a completed and paid session is a payment with its buyer', () => {
    expect(webhook('checkout.session.completed', session)).toEqual({
      ok: true,
      value: {
        ...head,
        ...ids,
        kind: 'paid',
        amountCents: 28900,
        currency: 'chf',
        termsAccepted: true,
        customer: {
          name: 'Lia B.',
          email: 'lia@example.ch',
          phone: '+41791234567',
          shippingAddress: {
            street: 'Via Nassa 1, c/o Rossi',
            postalCode: '6900',
            city: 'Lugano',
            country: 'CH',
          },
        },
      },
    })
  })

  test.each([
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, 'processing'],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    ['checkout.session.async_payment_failed', session, 'failed'],
    ['checkout.session.expired', session, 'expired'],
  ])('%s (%#) is reported as %s', (type, object, kind) => {
    expect(webhook(type, object)).toMatchObject({ ok: true, value: { ...ids, kind } })
  })

  test('a refund is reported with the sum of all refunds and its order', () => {
    const charge = {
      id: 'ch_1',
      object: 'charge',
      payment_intent: 'pi_1',
      amount_refunded: 500,
      metadata: { order_id: ORDER_ID },
    }
    expect(webhook('charge.refunded', charge)).toEqual({
      ok: true,
      value: { ...head, ...ids, sessionId: null, kind: 'refunded', refundedCents: 500 },
    })
  })

  test('a failed refund is reported with its own id', () => {
    const lost = {
      id: 're_1',
      object: 'refund',
      payment_intent: 'pi_1',
      amount: 500,
      metadata: { order_id: ORDER_ID },
    }
    expect(webhook('refund.failed', lost)).toEqual({
      ok: true,
      value: { ...head, ...ids, sessionId: null, kind: 'refund_failed', refundId: 're_1', amountCents: 500 },
    })
  })

  test.each(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])(
    '%s with test cards pays for nothing in live mode, nor live payments in test mode',
    (type) => {
      const wrong = { ok: true, value: { ...head, ...ids, kind: 'wrong_mode' } }
      expect(webhook(type, session, { to: livePayments, livemode: false })).toEqual(wrong)
      expect(webhook(type, session, { livemode: true })).toEqual(wrong)
      expect(webhook(type, session, { to: livePayments, livemode: true })).toMatchObject({
        value: { kind: 'paid' },
      })
    },
  )

  test.each(['checkout.session.expired', 'charge.refunded', 'charge.dispute.created'])(
    '%s of the other mode is ignored',
    (type) => {
      expect(webhook(type, { ...session, status: 'lost' }, { to: livePayments })).toMatchObject({
        value: { kind: 'ignored' },
      })
    },
  )

  test.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.created', 'warning_needs_response', 'inquiry'],
    ['charge.dispute.funds_withdrawn', 'needs_response', 'open'],
    ['charge.dispute.funds_withdrawn', 'lost', 'lost'],
    ['charge.dispute.funds_reinstated', 'won', 'reinstated'],
    ['charge.dispute.closed', 'lost', 'lost'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'warning_closed', 'inquiry_closed'],
  ])('%s with status %s is reported by its payment', (type, status, standing) => {
    const received = { kind: 'disputed', disputeId: 'dp_1', disputedCents: 28900, standing }
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', status, amount: 28900 }
    expect(webhook(type, dispute)).toEqual({
      ok: true,
      value: { ...head, orderId: null, sessionId: null, paymentId: 'pi_1', ...received },
    })
  })

  test('a dispute in another currency applies to the whole payment', () => {
    const dispute = { id: 'dp_1', payment_intent: 'pi_1', status: 'lost', amount: 26100, currency: 'eur' }
    expect(webhook('charge.dispute.closed', dispute)).toMatchObject({ value: { disputedCents: null } })
  })

  test('events that do not concern orders are ignored', () => {
    expect(webhook('customer.created', {})).toMatchObject({ ok: true, value: { kind: 'ignored' } })
  })

  test('forged, old, changed and unsigned calls are refused', () => {
    const forged = { ok: false, refusal: { code: 'bad_signature' } }
    const old = Math.floor(Date.now() / 1000) - 301
    expect(webhook('checkout.session.completed', session, { secret: 'whsec_other' })).toEqual(forged)
    expect(webhook('checkout.session.completed', session, { timestamp: old })).toEqual(forged)
    expect(payments.readWebhook(Buffer.from('{}'), {})).toEqual(forged)
    expect(payments.readWebhook(Buffer.from('{}'), { 'stripe-signature': 'nonsense' })).toEqual(forged)
    const payload = JSON.stringify({ id: 'evt_1', type: 'x', created: 1, data: { object: {} } })
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
    expect(payments.readWebhook(Buffer.from(`${payload} `), { 'stripe-signature': header })).toEqual(forged)
  })

  test('a signed body that is no JSON is malformed', () => {
    const header = stripe.webhooks.generateTestHeaderString({ payload: '[', secret: WEBHOOK_SECRET })
    expect(payments.readWebhook(Buffer.from('['), { 'stripe-signature': header })).toEqual({
      ok: false,
      refusal: { code: 'malformed' },
    })
  })
})
