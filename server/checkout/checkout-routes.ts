import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cancelOrder } from '#features/order/cancel-order.server.ts'
import { checkoutRequestSchema } from '#features/order/checkout-request.schema.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { placeOrder } from '#features/order/place-order.server.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { storeLanguage } from '../store/store-routes.ts'
import { badField, type CheckoutProblem, checkoutProblem, unknownStore } from './checkout-problem.ts'
import { isOwnAddress } from './own-origin.ts'

/** Attempts per minute and address. Generous: an office or a mobile network shares one address. */
const DEFAULT_LIMIT = 120
const MAX_KEY_LENGTH = 200

export interface CheckoutRoutesDeps extends Pick<OrderDeps, 'db' | 'key' | 'clock' | 'payments' | 'catalog'> {
  storeId: string
  publicUrl: string
  production: boolean
  /** Checkouts per minute and address; 120 unless told. */
  checkoutsPerMinute?: number
}

/**
 * `POST /store/:storeId/checkout` of the store service, and the address a provider sends people to who turn
 * back (`/checkout/cancelled/:reference`).
 */
export function checkoutRoutes(app: FastifyInstance, deps: CheckoutRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: deps.checkoutsPerMinute ?? DEFAULT_LIMIT,
      keyGenerator: byNetwork,
      timeWindow: '1 minute',
      errorResponseBuilder: (request) =>
        checkoutProblem({ code: 'too_many_requests' }, storeLanguage(request)),
    })
    scope.post('/store/:storeId/checkout', (request, reply) =>
      checkOut(deps, request as FastifyRequest<{ Params: { storeId: string } }>, reply),
    )
  })
  app.get('/checkout/cancelled/:reference', (request, reply) =>
    turnBack(deps, request as FastifyRequest<{ Params: { reference: string } }>, reply),
  )
}

async function checkOut(
  deps: CheckoutRoutesDeps,
  request: FastifyRequest<{ Params: { storeId: string } }>,
  reply: FastifyReply,
) {
  const language = storeLanguage(request)
  reply.header('Cache-Control', 'no-store')
  if (request.params.storeId !== deps.storeId) return answer(reply, unknownStore(language))
  const parsed = checkoutRequestSchema.safeParse(request.body)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.')
    return answer(reply, badField(path || 'body', language))
  }
  const { items, successUrl, cancelUrl } = parsed.data
  const site = { ...deps, requestOrigin: `${request.protocol}://${request.host}` }
  if (!isOwnAddress(successUrl, site)) return answer(reply, badField('successUrl', language))
  if (!isOwnAddress(cancelUrl, site)) return answer(reply, badField('cancelUrl', language))
  const idempotencyKey = request.headers['idempotency-key']
  if (Array.isArray(idempotencyKey) || (idempotencyKey?.length ?? 0) > MAX_KEY_LENGTH) {
    return answer(reply, badField('Idempotency-Key', language))
  }

  const placed = await placeOrder(deps, { items, successUrl, cancelUrl, language, idempotencyKey })
  if (placed.ok) return { url: placed.value.url }
  if (placed.refusal.code === 'payment_unavailable') request.log.error(placed.refusal, 'no payment page')
  return answer(reply, checkoutProblem(placed.refusal, language))
}

async function turnBack(
  deps: CheckoutRoutesDeps,
  request: FastifyRequest<{ Params: { reference: string } }>,
  reply: FastifyReply,
) {
  const { reference } = request.params
  const cancelled = await cancelOrder(deps, reference)
  reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
  if (!cancelled) return reply.redirect('/shop', 303)
  const target =
    cancelled.outcome === 'cancelled'
      ? cancelled.cancelUrl
      : `/success?order=${encodeURIComponent(reference)}`
  return reply.redirect(target, 303)
}

function answer(reply: FastifyReply, problem: CheckoutProblem) {
  return reply.code(problem.statusCode).send(problem)
}
