import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { storeLanguage } from '#features/catalog/http/store-routes.ts'
import { cartVoucherSchema, checkoutRequestSchema } from '#features/order/checkout/checkout-request.schema.ts'
import { appraiseVoucher, placeOrder, priceCart } from '#features/order/checkout/place-order.server.ts'
import { cancelOrder } from '#features/order/close/cancel-order.server.ts'
import { readStockHolds } from '#features/order/database/network-holds-repository.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept } from '#kernel/result.ts'
import { failureStatus, RETRY_AFTER_S } from '#platform/http/failure-status.ts'
import { holdingNetwork } from '#platform/http/holding-network.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { isLoopbackName } from '#platform/http/loopback-name.ts'
import { rejectSpeculativeRequests } from '#platform/http/reject-speculative-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { badField, type CheckoutProblem, checkoutProblem, unknownStore } from './checkout-problem.ts'

const leftPageSchema = z.object({ url: z.string().min(1).max(2000) })

/** Per minute and address. Generous because offices and mobile networks share an address. */
const DEFAULT_LIMIT = 120
const MAX_KEY_LENGTH = 200

export interface CheckoutRoutesDeps
  extends Pick<OrderDeps, 'db' | 'key' | 'clock' | 'payments' | 'catalogCopy' | 'legal'> {
  storeId: string
  publicUrl: string
  production: boolean
  /** Per minute and address; default 120. */
  checkoutsPerMinute?: number
  /** Limits unpaid holds per network; default true. */
  holdLimits?: boolean
}

/**
 * `/checkout/cancelled/:reference` is the provider's cancel URL; `POST /api/checkout/cancellation` releases the order
 * whose hosted page the visitor left.
 */
export function checkoutRoutes(app: FastifyInstance, deps: CheckoutRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('checkout'), {
      max: deps.checkoutsPerMinute ?? DEFAULT_LIMIT,
      keyGenerator: byNetwork,
      timeWindow: '1 minute',
      errorResponseBuilder: (request) =>
        checkoutProblem({ code: 'too_many_requests' }, storeLanguage(request)),
    })
    scope.setErrorHandler((error, request, reply) => {
      // The rate limit throws its answer as a plain object.
      if (!(error instanceof Error)) return answer(reply, error as CheckoutProblem)
      if (failureStatus(error) !== 503) throw error
      request.log.warn({ err: error }, 'checkout turned away for now')
      reply.header('Retry-After', RETRY_AFTER_S)
      return answer(reply, checkoutProblem({ code: 'busy' }, storeLanguage(request)))
    })
    scope.post('/api/checkout/cancellation', async (request, reply) => {
      const left = leftPageSchema.safeParse(request.body)
      if (left.success) await cancelOrder(deps, { sessionUrl: left.data.url })
      return reply.code(204).header('Cache-Control', 'no-store').send()
    })
    scope.post('/api/cart-vouchers', (request, reply) => appraiseCart(deps, request, reply))
    scope.post('/store/:storeId/checkout', (request, reply) =>
      checkOut(deps, request as FastifyRequest<{ Params: { storeId: string } }>, reply),
    )
  })
  app.get('/api/stock-holds', async (_, reply) => {
    const holds = await readStockHolds(deps.db, deps.clock())
    return reply.header('Cache-Control', 'no-store').send({
      holds: holds.map(({ variantId, pieces, until }) => ({ variant_id: variantId, pieces, until })),
    })
  })
  app.get('/checkout/cancelled/:reference', { onRequest: rejectSpeculativeRequests }, (request, reply) =>
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
  const today = () => swissTime(deps.clock()).day
  const parsed = checkoutRequestSchema(today).safeParse(request.body)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.')
    return answer(reply, badField(path || 'body', language))
  }
  const { items, successUrl, cancelUrl, voucher } = parsed.data
  const site = { ...deps, requestOrigin: `${request.protocol}://${request.host}` }
  if (!isOwnAddress(successUrl, site)) return answer(reply, badField('successUrl', language))
  if (!isOwnAddress(cancelUrl, site)) return answer(reply, badField('cancelUrl', language))
  const idempotencyKey = request.headers['idempotency-key']
  if (Array.isArray(idempotencyKey) || (idempotencyKey?.length ?? 0) > MAX_KEY_LENGTH) {
    return answer(reply, badField('Idempotency-Key', language))
  }

  const network =
    deps.holdLimits === false ? undefined : holdingNetwork(deps.key, 'checkout-network', request)
  const placed = await placeOrder(deps, {
    items,
    voucher: voucher || undefined,
    successUrl,
    cancelUrl,
    language,
    idempotencyKey,
    network,
  })
  if (placed.ok) return { url: placed.value.url }
  if (placed.refusal.code === 'payment_unavailable') request.log.error(placed.refusal, 'no payment page')
  return answer(reply, checkoutProblem(placed.refusal, language))
}

/** What a voucher would pay of a cart of our own store; redeems nothing. */
async function appraiseCart(deps: CheckoutRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const language = storeLanguage(request)
  reply.header('Cache-Control', 'no-store')
  const parsed = cartVoucherSchema(() => swissTime(deps.clock()).day).safeParse(request.body)
  if (!parsed.success)
    return answer(reply, badField(parsed.error.issues[0]?.path.join('.') || 'body', language))
  const { items, voucher } = parsed.data
  const appraised = await deps.db.transaction(async (tx) => {
    const draft = await priceCart(deps, tx, { items, language })
    if (!draft.ok) return draft
    const part = await appraiseVoucher(deps, tx, draft.value, voucher, { lock: false })
    return part.ok ? accept({ part: part.value, totalCents: draft.value.totalCents }) : part
  })
  if (!appraised.ok) return answer(reply, checkoutProblem(appraised.refusal, language))
  const { part, totalCents } = appraised.value
  const { lastFour = '', coversCents = 0, leftCents = 0 } = part ?? {}
  return { lastFour, coversCents, leftCents, dueCents: totalCents - coversCents }
}

async function turnBack(
  deps: CheckoutRoutesDeps,
  request: FastifyRequest<{ Params: { reference: string } }>,
  reply: FastifyReply,
) {
  const { reference } = request.params
  const cancelled = await cancelOrder(deps, { reference })
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

/** The origin of `PUBLIC_URL`; in development and on loopback also the request's own. */
export function isOwnAddress(
  address: string,
  site: { publicUrl: string; requestOrigin: string; production: boolean },
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  if (username || password) return false
  const own = new URL(site.publicUrl)
  if (origin === own.origin) return true
  const isPrivate = !site.production || isLoopbackName(own.hostname)
  return isPrivate && origin === site.requestOrigin
}
