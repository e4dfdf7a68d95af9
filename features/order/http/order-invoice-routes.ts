import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { orderOnInvoiceSchema } from '#features/order/checkout/order-on-invoice.schema.ts'
import { placeOnInvoice } from '#features/order/checkout/place-on-invoice.server.ts'
import type { OrderDeps, OrderInvoicePort } from '#features/order/order-deps.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { holdingNetwork } from '#platform/http/holding-network.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { keepPrivate } from '#platform/http/private-page-routes.ts'
import { storeLanguage } from '#features/catalog/http/store-routes.ts'
import { checkoutProblem } from './checkout-problem.ts'

/** Per network. */
const ORDERS = { max: 30, timeWindow: '10 minutes' }

const keySchema = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) })

interface OrderInvoiceRoutesDeps
  extends Pick<OrderDeps, 'db' | 'key' | 'clock' | 'payments' | 'legal' | 'ownerEmail'> {
  invoices: OrderInvoicePort
  /** Limits of networks; false only where tests come from one address. */
  limited: boolean
}

/** Whether orders by invoice are taken, and one of them (ADR-057). */
export function orderInvoiceRoutes(app: FastifyInstance, deps: OrderInvoiceRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('order-invoices'), { global: false, keyGenerator: byNetwork })
    keepPrivate(scope)
    scope.get('/api/order-invoices', async () => ({
      mostCents: deps.invoices.mostCents(),
      termsVersion: deps.legal.current('terms'),
    }))
    const limited = deps.limited ? { config: { rateLimit: ORDERS } } : {}
    scope.post('/api/order-invoices', limited, async (request, reply) => {
      const language = storeLanguage(request)
      const key = keySchema.safeParse(request.body)
      const parsed = orderOnInvoiceSchema(() => swissTime(deps.clock()).day).safeParse(request.body)
      if (!key.success || !parsed.success) {
        const fields = fieldProblems([...(key.error?.issues ?? []), ...(parsed.error?.issues ?? [])])
        return reply.code(422).send({ statusCode: 422, code: 'invalid', fields })
      }
      const network = deps.limited ? holdingNetwork(deps.key, 'checkout-network', request) : undefined
      const placed = await placeOnInvoice(deps, {
        order: parsed.data,
        language,
        idempotencyKey: key.data.key,
        network,
      })
      if (placed.ok) return placed.value
      const problem = checkoutProblem(placed.refusal, language)
      return reply.code(problem.statusCode).send(problem)
    })
  })
}
