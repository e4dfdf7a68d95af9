import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Payments, PaymentEvent, RefundRequest, SessionRequest } from '#platform/payments/payments.ts'
import { createVariantCopy, type VariantCopy } from '#features/catalog/variant-copy.server.ts'
import { voucherPort } from '#features/order/http/order-ports.ts'
import { productVariants, products } from '#features/catalog/catalog.tables.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import type { OrderState } from '#features/order/order.ts'
import { fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import type { Database } from '#platform/database/database.ts'
import { accept, refuse } from '#kernel/result.ts'
import { fileVersions } from '../legal/file-versions.ts'

export const namedCast = {
  /** Goods, three in stock, CHF 89. */
  compass: 'test-compass',
  /** Goods on sale: CHF 12 instead of 15; 500 in stock. */
  cord: 'test-cord',
  /** Value voucher, CHF 200. */
  voucher200: 'test-voucher-200',
  /** Course voucher, level 1, CHF 200. */
  aufbruch: 'test-aufbruch',
  /** Not purchasable. */
  tarp: 'test-tarp',
  /** Priced in euros. */
  book: 'test-book',
} as const

export async function seedCast(database: Database): Promise<void> {
  const product = (id: string, type: 'physical' | 'voucher_value' | 'voucher_course', more = {}) => ({
    id: `product-${id}`,
    title: { de: `Titel ${id}`, it: `Titolo ${id}` },
    description: { de: 'Text' },
    type,
    ...more,
  })
  await database
    .insert(products)
    .values([
      product('compass', 'physical'),
      product('cord', 'physical'),
      product('voucher', 'voucher_value'),
      product('aufbruch', 'voucher_course', { level: 1 }),
      product('tarp', 'physical', { purchasable: false }),
      product('book', 'physical'),
    ])
  const variant = (id: string, productId: string, priceInCents: number, more = {}) => ({
    id,
    productId: `product-${productId}`,
    title: { de: 'Standard' },
    priceInCents,
    ...more,
  })
  await database.insert(productVariants).values([
    variant(namedCast.compass, 'compass', 8900, { manageInventory: true, inventoryQuantity: 3 }),
    variant(namedCast.cord, 'cord', 1500, {
      salePriceInCents: 1200,
      manageInventory: true,
      inventoryQuantity: 500,
    }),
    variant(namedCast.voucher200, 'voucher', 20000),
    variant(namedCast.aufbruch, 'aufbruch', 20000),
    variant(namedCast.tarp, 'tarp', 9900),
    variant(namedCast.book, 'book', 2900, { currency: 'eur' }),
  ])
}

interface ProviderDouble {
  sessions: Map<string, SessionRequest>
  isDown: boolean
  /** Refuses refunds for good, as of an account that was closed. */
  refusesRefunds: boolean
  /** Answer of `expireSession`. */
  expiry: 'expired' | 'completed' | 'unreachable'
  /** Answer of `readCompletion`. */
  completion: PaymentEvent | null
  /** Sessions it was asked to close. */
  expired: string[]
  refunds: RefundRequest[]
  payments: Payments
}

/** Synchronous, unsigned, and can be told to fail. */
export function providerDouble(): ProviderDouble {
  const sessions = new Map<string, SessionRequest>()
  const provider: ProviderDouble = {
    sessions,
    isDown: false,
    refusesRefunds: false,
    expiry: 'expired',
    completion: null,
    expired: [],
    refunds: [],
    payments: {
      provider: 'testkasse',
      test: false,
      async createSession(request) {
        if (provider.isDown) return refuse({ code: 'provider_unreachable', detail: 'ECONNREFUSED' })
        sessions.set(`session-${request.orderId}`, request)
        return accept({
          sessionId: `session-${request.orderId}`,
          url: `https://pay.example/${request.orderId}`,
        })
      },
      async expireSession(sessionId) {
        provider.expired.push(sessionId)
        return provider.expiry
      },
      async noteReturn() {},
      readCompletion: async () => provider.completion,
      async refund(request) {
        if (provider.isDown) return refuse({ code: 'provider_unreachable', detail: 'ECONNREFUSED' })
        if (provider.refusesRefunds) return refuse({ code: 'provider_refused', detail: 'account closed' })
        provider.refunds.push(request)
        return accept({ refundId: `re-${request.key}` })
      },
      readWebhook: () => refuse({ code: 'bad_signature' }),
    },
  }
  return provider
}

export function orderDeps(
  database: Database,
  payments: Payments,
  clock: () => Date = () => new Date(),
): OrderDeps {
  const key = Buffer.alloc(32, 7)
  return {
    db: database,
    key,
    clock,
    payments,
    catalogCopy: freshCopy(database),
    vouchers: voucherPort,
    ownerEmail: () => 'owner@example.ch',
    legal: fileVersions,
  }
}

/** Nothing tells a test's deps of changes, so each order reads the catalogue anew. */
function freshCopy(database: Database): VariantCopy {
  const copy = createVariantCopy(database)
  return {
    ...copy,
    read(...args) {
      copy.forget()
      return copy.read(...args)
    },
  }
}

let eventNumber = 0

/** The id is new by default. */
export function eventOf(
  orderId: string,
  fact:
    | { kind: 'processing' | 'failed' | 'expired' | 'cancelled' }
    | { kind: 'paid'; amountCents: number; email?: string | null }
    | { kind: 'refunded'; refundedCents: number },
  id = `event-${++eventNumber}`,
): PaymentEvent {
  const head = {
    id,
    occurredAt: new Date('2026-12-01T10:00:00Z'),
    orderId,
    sessionId: `session-${orderId}`,
    paymentId: `payment-${orderId}`,
  }
  if (fact.kind !== 'paid') return { ...head, ...fact }
  return {
    ...head,
    kind: 'paid',
    amountCents: fact.amountCents,
    currency: 'chf',
    termsAccepted: true,
    customer: {
      name: 'Lia Bernasconi',
      email: fact.email === undefined ? 'lia@example.ch' : fact.email,
      phone: null,
      shippingAddress: { street: 'Via Nassa 1', postalCode: '6900', city: 'Lugano', country: 'CH' },
    },
  }
}

type Items = [variantId: string, quantity: number][]

/** A paid order in any database that has the cast. @returns its id and number */
export const paidOrder = (db: Database, items?: Items, language?: Language) =>
  orderInState(db, 'paid', items, language)

/** As the provider or staff brought it into this state; `invoiced` needs an invoice. */
export async function orderInState(
  db: Database,
  state: Exclude<OrderState, 'invoiced'>,
  items: Items = [[namedCast.cord, 2]],
  language: Language = 'de',
) {
  const deps = orderDeps(db, providerDouble().payments)
  const placed = await placeOrder(deps, {
    items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
    successUrl: 'https://s.test/success',
    cancelUrl: 'https://s.test/shop',
    language,
  })
  if (!placed.ok) throw new Error(placed.refusal.code)
  const { orderId } = placed.value
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const { number = 0, totalCents: amountCents = 0 } = order ?? {}
  const report = (fact: Parameters<typeof eventOf>[1]) =>
    recordPayment(deps, 'testkasse', eventOf(orderId, fact))
  if (state === 'expired' || state === 'cancelled') await report({ kind: state })
  else if (state !== 'pending_payment') await report({ kind: 'paid', amountCents })
  if (state === 'partially_refunded') await report({ kind: 'refunded', refundedCents: 1 })
  if (state === 'refunded') await report({ kind: 'refunded', refundedCents: amountCents })
  const call = { id: String(number), input: {}, member: { id: randomUUID() }, action: 'order_fulfilled' }
  if (state === 'fulfilled') await fulfilOrder(deps, { ...call, record: async () => {} })
  return { orderId, number }
}
