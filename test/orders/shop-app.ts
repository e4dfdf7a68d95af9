import Fastify, { type FastifyInstance } from 'fastify'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { testkassePayments } from '#platform/payments/testkasse/testkasse-payments.ts'
import { type CheckoutRoutesDeps, checkoutRoutes } from '#features/order/http/checkout-routes.ts'
import { orderRoutes } from '#features/order/http/order-routes.ts'
import { testkasseRoutes } from '#platform/payments/testkasse/testkasse-routes.ts'
import { webhookRoutes } from '#platform/payments/webhooks/webhook-routes.ts'
import { orderDeps } from './order-fixtures.ts'

export const PUBLIC_URL = 'http://shop.test'

/** Without pages; Testkasse by default. */
export async function shopApp(
  database: Database,
  options: { clock?: () => Date; payments?: Payments } & Partial<CheckoutRoutesDeps> = {},
): Promise<FastifyInstance> {
  const clock = options.clock ?? (() => new Date())
  const key = Buffer.alloc(32, 7)
  const till = testkassePayments({ db: database, key, clock, publicUrl: PUBLIC_URL })
  const deps = orderDeps(database, options.payments ?? till, clock)
  const app = Fastify()
  checkoutRoutes(app, { storeId: 'gratweg', publicUrl: PUBLIC_URL, production: true, ...deps, ...options })
  webhookRoutes(app, {
    ...deps,
    record: {
      order: (event) => recordPayment(deps, deps.payments.provider, event),
      invoice: async () => 'unknown_invoice',
      booking: async () => 'unknown_booking',
    },
  })
  orderRoutes(app, deps)
  if (!options.payments) testkasseRoutes(app, deps)
  await app.ready()
  return app
}

/** Payload of SPEC §7. */
export function checkoutBody(items: [string, unknown][], more: Record<string, unknown> = {}) {
  return {
    items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
    successUrl: `${PUBLIC_URL}/success`,
    cancelUrl: `${PUBLIC_URL}/shop`,
    locale: 'de',
    timeZone: 'Europe/Zurich',
    ...more,
  }
}
