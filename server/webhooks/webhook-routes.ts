import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import type { PaymentEvent, Payments } from '#platform/payments/payments.ts'

const MAX_BODY_BYTES = 256 * 1024

export interface WebhookRoutesDeps
  extends Pick<OrderDeps, 'db' | 'clock' | 'catalog' | 'vouchers' | 'ownerEmail'> {
  payments: Payments
  /** Answers `unknown_booking` for events that are not about bookings. */
  recordBookingPayment?: (event: PaymentEvent) => Promise<string>
}

/**
 * Bad signature or body: 400. Unknown orders: 200, because the account may serve other shops and the provider would
 * retry for days. Own failures, and events that may have overtaken the payment they follow: 5xx.
 */
export function webhookRoutes(app: FastifyInstance, deps: WebhookRoutesDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signatures cover the raw bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
      done(null, body),
    )
    scope.post(`/webhooks/${deps.payments.provider}`, (request, reply) => receive(deps, request, reply))
  })
}

async function receive(deps: WebhookRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const { provider } = deps.payments
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const read = deps.payments.readWebhook(rawBody, request.headers)
  if (!read.ok) {
    request.log.warn({ provider, code: read.refusal.code }, 'webhook refused')
    return reply
      .code(400)
      .send({ statusCode: 400, error: 'Bad Request', code: read.refusal.code, message: 'Webhook refused' })
  }
  const event = read.value
  const outcome = await record(deps, event)
  request.log.info({ provider, event: event.id, kind: event.kind, order: event.orderId, outcome }, 'webhook')
  if (outcome.startsWith('unknown') && mayHaveOvertaken(event, deps.clock()))
    return reply.code(503).header('Retry-After', RETRY_AFTER_S).send({
      statusCode: 503,
      error: 'Service Unavailable',
      code: 'payment_not_known_yet',
      message: 'Send it again',
    })
  return { received: true, outcome }
}

/** Disputes, refunds and sessions of earlier versions name no subject, so orders and bookings are both asked. */
async function record(deps: WebhookRoutesDeps, event: PaymentEvent): Promise<string> {
  const recordBooking = deps.recordBookingPayment ?? (async () => 'unknown_booking')
  if (event.subject === 'booking') return recordBooking(event)
  const ordered = await recordPayment(deps, deps.payments.provider, event)
  const isAnswered = event.subject === 'order' || ordered !== 'unknown_order'
  return isAnswered || !deps.recordBookingPayment ? ordered : recordBooking(event)
}

const RETRY_AFTER_S = 300
/** After this a payment has been reported, or polled when its page expired. */
const OVERTAKING_HOURS = 24
const AFTER_A_PAYMENT: readonly PaymentEvent['kind'][] = [
  'disputed',
  'dispute_closed',
  'refunded',
  'refund_failed',
]

/** Whether the event may belong to a payment of ours whose own event is late. */
function mayHaveOvertaken({ kind, orderId, paymentId, occurredAt }: PaymentEvent, now: Date): boolean {
  const isYoung = now.getTime() - occurredAt.getTime() < OVERTAKING_HOURS * 3_600_000
  return isYoung && orderId === null && paymentId !== null && AFTER_A_PAYMENT.includes(kind)
}
