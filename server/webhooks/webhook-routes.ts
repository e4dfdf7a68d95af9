import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import type { PaymentEvent, Payments } from '#platform/payments/payments.ts'

const MAX_BODY_BYTES = 256 * 1024

export interface WebhookRoutesDeps
  extends Pick<OrderDeps, 'db' | 'clock' | 'catalog' | 'vouchers' | 'ownerEmail'> {
  /** The provider in use; its webhook is `/webhooks/<provider>`. */
  payments: Payments
  /** Deals with events of payments for bookings; answers `unknown_booking` for all others. */
  recordBookingPayment?: (event: PaymentEvent) => Promise<string>
}

/**
 * `POST /webhooks/stripe` or `/webhooks/testkasse`. A bad signature or body answers 400 and changes nothing.
 * Events about orders we do not know answer 200, so that the provider does not repeat them for days: the
 * account may serve other shops. A failure of ours (database away) answers 5xx, and is asked for again; so is what
 * follows a payment, is known by nothing else, and may have overtaken it.
 */
export function webhookRoutes(app: FastifyInstance, deps: WebhookRoutesDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signatures are over the bytes as they came.
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

/** A session knows what it was opened for; disputes, refunds and older sessions do not, and both are asked. */
async function record(deps: WebhookRoutesDeps, event: PaymentEvent): Promise<string> {
  const recordBooking = deps.recordBookingPayment ?? (async () => 'unknown_booking')
  if (event.subject === 'booking') return recordBooking(event)
  const ordered = await recordPayment(deps, deps.payments.provider, event)
  const isAnswered = event.subject === 'order' || ordered !== 'unknown_order'
  return isAnswered || !deps.recordBookingPayment ? ordered : recordBooking(event)
}

const RETRY_AFTER_S = 300
/** By then a payment has been told, or asked for when the time of its page was over. */
const OVERTAKING_HOURS = 24
const AFTER_A_PAYMENT: readonly PaymentEvent['kind'][] = [
  'disputed',
  'dispute_closed',
  'refunded',
  'refund_failed',
]

/** Whether an event of an unknown payment may belong to one of ours whose own event is late. */
function mayHaveOvertaken({ kind, orderId, paymentId, occurredAt }: PaymentEvent, now: Date): boolean {
  const isYoung = now.getTime() - occurredAt.getTime() < OVERTAKING_HOURS * 3_600_000
  return isYoung && orderId === null && paymentId !== null && AFTER_A_PAYMENT.includes(kind)
}
