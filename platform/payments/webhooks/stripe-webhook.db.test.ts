import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { findAlert } from '#platform/alerts/raise-alert.ts'
import { stripePayments } from '#platform/payments/stripe/stripe-payments.ts'
import { namedCast, seedCast } from '#test/orders/order-fixtures.ts'
import { checkoutBody, PUBLIC_URL, shopApp } from '#test/orders/shop-app.ts'
import { fakeStripe } from '#test/orders/fake-stripe.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'

const secret = 'whsec_test'
const stripe = new Stripe('sk_test_123')

let standIn: Awaited<ReturnType<typeof fakeStripe>>
let app: FastifyInstance

const testDatabase = await forThisFile(createTestDatabase())

beforeEach(async () => {
  await emptyTables(
    testDatabase.database,
    'products',
    'orders',
    'vouchers',
    'outgoing_mails',
    'payment_disputes',
    'alerts',
  )
  await seedCast(testDatabase.database)
  standIn = await fakeStripe()
  const payments = stripePayments({
    secretKey: 'sk_test_123',
    webhookSecret: secret,
    apiBase: standIn.url,
    publicUrl: PUBLIC_URL,
  })
  app = await shopApp(testDatabase.database, { payments })
  return async () => {
    await app.close()
    await standIn.close()
  }
})

function checkOut() {
  return app.inject({
    method: 'POST',
    url: '/store/gratweg/checkout',
    payload: checkoutBody([[namedCast.voucher200, 1]]),
  })
}

const CREATED = 1_796_115_600

function event(id: string, type: string, object: object, livemode = false) {
  const payload = JSON.stringify({ id, object: 'event', type, created: CREATED, livemode, data: { object } })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  return app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  })
}

async function storedOrder() {
  const [order] = await testDatabase.database.select().from(orders)
  if (!order) throw new Error('no order')
  return order
}

async function ownersMails(): Promise<string[]> {
  const mails = await testDatabase.database.select().from(outgoingMails)
  return mails.filter((mail) => mail.recipient === 'owner@example.ch').map((mail) => mail.kind)
}

async function balance(): Promise<number> {
  const entries = await testDatabase.database.select().from(voucherEntries)
  return entries.reduce((sum, entry) => sum + entry.amountCents, 0)
}

function sessionOf(order: { id: string }) {
  return {
    id: 'cs_test_1',
    object: 'checkout.session',
    metadata: { order_id: order.id },
    payment_intent: 'pi_1',
    payment_status: 'paid',
    amount_total: 20000,
    currency: 'chf',
    consent: { terms_of_service: 'accepted' },
    customer_details: { name: 'Lia', email: 'lia@example.ch', phone: null },
  }
}

describe('a purchase with Stripe', () => {
  test('goes from checkout to paid to refunded, with repeated and unrelated events', async () => {
    expect((await checkOut()).json()).toEqual({ url: 'https://checkout.stripe.test/c/pay/cs_test_1' })
    const order = await storedOrder()
    const session = sessionOf(order)
    const outcomes = [
      await event('evt_1', 'checkout.session.completed', session),
      await event('evt_1', 'checkout.session.completed', session),
      await event('evt_2', 'checkout.session.expired', session),
      await event('evt_3', 'checkout.session.completed', {
        ...session,
        id: 'cs_other',
        payment_intent: 'pi_other',
        metadata: {},
      }),
      await event('evt_4', 'invoice.paid', {}),
    ].map((answer) => [answer.statusCode, answer.json().outcome])
    expect(outcomes).toEqual([
      [200, 'applied'],
      [200, 'duplicate'],
      [200, 'unchanged'],
      [200, 'unknown_order'],
      [200, 'ignored'],
    ])
    expect(await storedOrder()).toMatchObject({
      state: 'paid',
      customerEmail: 'lia@example.ch',
      paymentId: 'pi_1',
    })
    await event('evt_5', 'charge.refunded', { payment_intent: 'pi_1', amount_refunded: 20000, metadata: {} })
    expect(await storedOrder()).toMatchObject({ state: 'refunded', refundedCents: 20000 })
  })

  test('a payment of the other mode pays for nothing, and the owner is notified', async () => {
    await checkOut()
    const session = sessionOf(await storedOrder())
    expect((await event('evt_1', 'checkout.session.completed', session, true)).json().outcome).toBe('applied')
    expect(await storedOrder()).toMatchObject({ state: 'pending_payment', needsAttention: ['wrong_mode'] })
    expect(await testDatabase.database.$count(vouchers)).toBe(0)
    expect(await ownersMails()).toEqual(['order-notice'])
  })

  test('money for what is deleted is an alert to the owner, that of another shop is not', async () => {
    await checkOut()
    const order = await storedOrder()
    const session = sessionOf(order)
    await emptyTables(testDatabase.database, 'orders')
    const alertNames = async () =>
      (await findAlert(testDatabase.database, 'paid_for_nothing'))?.detail['names']
    const other = { ...session, id: 'cs_other', payment_intent: 'pi_other', metadata: {} }
    expect((await event('evt_1', 'checkout.session.completed', other)).json().outcome).toBe('unknown_order')
    expect(await alertNames()).toBeUndefined()
    const ours = { ...session, metadata: { ...session.metadata, subject: 'order' } }
    const answer = await event('evt_2', 'checkout.session.completed', ours)
    expect([answer.statusCode, answer.json().outcome]).toEqual([200, 'unknown_order'])
    expect(await alertNames()).toBe('pi_1 (CHF 200.00)')
  })

  test('a dispute before its payment is retried, and counts once the payment exists', async () => {
    await checkOut()
    const session = sessionOf(await storedOrder())
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', status: 'needs_response' }
    const early = await event('evt_2', 'charge.dispute.created', dispute)
    expect([early.statusCode, early.json().code]).toEqual([503, 'payment_not_known_yet'])
    expect(early.headers['retry-after']).toBe('300')
    await event('evt_1', 'checkout.session.completed', session)
    expect((await event('evt_2', 'charge.dispute.created', dispute)).json().outcome).toBe('applied')
    expect(await storedOrder()).toMatchObject({ state: 'paid', needsAttention: ['disputed'] })
    expect(await balance()).toBe(0)
    expect((await event('evt_2', 'charge.dispute.created', dispute)).json().outcome).toBe('duplicate')
  })

  test('a dispute about another shop’s payment is retried for a day, then dropped', async () => {
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_other', status: 'needs_response' }
    expect((await event('evt_1', 'charge.dispute.created', dispute)).statusCode).toBe(503)
    await app.close()
    app = await shopApp(testDatabase.database, {
      payments: stripePayments({
        secretKey: 'sk_test_123',
        webhookSecret: secret,
        apiBase: standIn.url,
        publicUrl: PUBLIC_URL,
      }),
      clock: () => new Date((CREATED + 24 * 3600) * 1000),
    })
    const late = await event('evt_1', 'charge.dispute.created', dispute)
    expect([late.statusCode, late.json().outcome]).toEqual([200, 'unknown_order'])
  })

  test('a dispute voids the vouchers and notifies the owner, and so does its end', async () => {
    await checkOut()
    const order = await storedOrder()
    await event('evt_1', 'checkout.session.completed', sessionOf(order))
    const [voucher] = await testDatabase.database.select().from(vouchers)
    expect(voucher?.test).toBe(true)
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', status: 'needs_response' }
    await event('evt_2', 'charge.dispute.created', dispute)
    expect(await storedOrder()).toMatchObject({ state: 'paid', needsAttention: ['disputed'] })
    expect(await balance()).toBe(0)
    await event('evt_3', 'charge.dispute.closed', { ...dispute, status: 'lost' })
    expect(await storedOrder()).toMatchObject({
      state: 'paid',
      needsAttention: ['dispute_lost'],
      withdrawnCents: 20000,
      contestedCents: 0,
    })
    expect(await ownersMails()).toEqual(['order-notice', 'order-notice', 'order-notice'])
  })

  test('a forged call answers 400 and pays nothing', async () => {
    await checkOut()
    const payload = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      created: 1,
      data: { object: sessionOf(await storedOrder()) },
    })
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_guess' })
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_signature'])
    expect((await storedOrder()).state).toBe('pending_payment')
  })

  test('answers 502 when Stripe is down, and 200 at the next attempt', async () => {
    standIn.failure = { status: 503, type: 'api_error' }
    expect((await checkOut()).statusCode).toBe(502)
    standIn.failure = undefined
    expect((await checkOut()).statusCode).toBe(200)
  })
})
