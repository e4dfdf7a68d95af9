import Fastify from 'fastify'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { stripePayments } from '#platform/payments/stripe/stripe-payments.ts'
import { type WebhookRoutesDeps, webhookRoutes } from './webhook-routes.ts'

const SECRET = 'whsec_test'
const stripe = new Stripe('sk_test_123')
const payments = stripePayments({
  secretKey: 'sk_test_123',
  webhookSecret: SECRET,
  publicUrl: 'https://www.example.ch',
})

const SESSION = {
  type: 'checkout.session.expired',
  object: { id: 'cs_test_1', object: 'checkout.session', payment_intent: null },
}
const REFUND = {
  type: 'charge.refunded',
  object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', amount_refunded: 100 },
}

/** Sends an event; a look-up finds a booking. @returns what was asked, in order. */
async function receive(
  subject: string | undefined,
  { type, object } = SESSION as typeof SESSION | typeof REFUND,
  outcome = 'applied',
) {
  const queried: string[] = []
  const app = Fastify()
  webhookRoutes(app, {
    payments,
    clock: () => new Date(),
    db: {
      execute: async () => {
        queried.push('look-up')
        return { rows: [{ subject: 'booking' }] }
      },
    },
    record: {
      order: async () => {
        queried.push('orders')
        return 'applied'
      },
      booking: async () => {
        queried.push('bookings')
        return outcome
      },
    },
  } as unknown as WebhookRoutesDeps)
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: {
      object: {
        ...object,
        metadata: { order_id: '5b0c9f0e-1111-4111-8111-000000000000', ...(subject && { subject }) },
      },
    },
  })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
    },
  })
  await app.close()
  return { statusCode, queried }
}

it.each([
  ['booking', ['bookings']],
  ['order', ['orders']],
  // Opened by an earlier version.
  [undefined, ['look-up', 'bookings']],
  ['something', ['look-up', 'bookings']],
])('queries a session that was opened for %s: %s', async (subject, queried) => {
  expect(await receive(subject)).toEqual({ statusCode: 200, queried })
})

it('asks for a refund again that overtook its payment, also one that names the booking', async () => {
  expect(await receive('booking', REFUND, 'unknown_payment')).toMatchObject({ statusCode: 503 })
  expect(await receive('booking', REFUND, 'unknown_booking')).toMatchObject({ statusCode: 200 })
})
