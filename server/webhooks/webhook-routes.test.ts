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

/** Sends an expired session's event; a look-up finds a booking. @returns what was asked, in order. */
async function receive(subject: string | undefined) {
  const asked: string[] = []
  const app = Fastify()
  webhookRoutes(app, {
    payments,
    clock: () => new Date(),
    db: {
      execute: async () => {
        asked.push('look-up')
        return { rows: [{ subject: 'booking' }] }
      },
    },
    record: {
      order: async () => {
        asked.push('orders')
        return 'applied'
      },
      booking: async () => {
        asked.push('bookings')
        return 'applied'
      },
    },
  } as unknown as WebhookRoutesDeps)
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.expired',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: {
      object: {
        id: 'cs_test_1',
        object: 'checkout.session',
        metadata: { order_id: '5b0c9f0e-1111-4111-8111-000000000000', ...(subject && { subject }) },
        payment_intent: null,
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
  return { statusCode, asked }
}

it.each([
  ['booking', ['bookings']],
  ['order', ['orders']],
  // Opened by an earlier version.
  [undefined, ['look-up', 'bookings']],
  ['something', ['look-up', 'bookings']],
])('queries a session that was opened for %s: %s', async (subject, asked) => {
  expect(await receive(subject)).toEqual({ statusCode: 200, asked })
})
