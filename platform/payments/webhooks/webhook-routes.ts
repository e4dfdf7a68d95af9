import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { amountText } from '#kernel/amount.ts'
import type { Clock } from '#kernel/clock.ts'
import { raiseNamedAlert } from '../../alerts/raise-alert.ts'
import type { Database } from '../../database/database.ts'
import { findPaymentSubject } from '../find-payment-subject.ts'
import type { PaymentEvent, Payments, PaymentSubject } from '../payments.ts'

const MAX_BODY_BYTES = 256 * 1024

export interface WebhookRoutesDeps {
  db: Database
  clock: Clock
  payments: Payments
  /** Each answers `unknown_…` when it does not know the payment. */
  record: Record<PaymentSubject, (event: PaymentEvent) => Promise<string>>
}

/**
 * Bad signature or body: 400. Unknown orders: 200, because the account may serve other shops and the provider would
 * retry for days; where the page was ours the owner is alerted. Own failures, and events that may have overtaken the payment they follow: 5xx.
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
  if (event.kind === 'paid' && event.subject && outcome.startsWith('unknown')) await tellOwner(deps, event)
  request.log.info({ provider, event: event.id, kind: event.kind, order: event.orderId, outcome }, 'webhook')
  if (mayHaveOvertaken(event, outcome, deps.clock()))
    return reply.code(503).header('Retry-After', RETRY_AFTER_S).send({
      statusCode: 503,
      error: 'Service Unavailable',
      code: 'payment_not_known_yet',
      message: 'Send it again',
    })
  return { received: true, outcome }
}

async function record({ db, payments, record: recorders }: WebhookRoutesDeps, event: PaymentEvent) {
  if (event.kind === 'ignored') return 'ignored'
  const subject = await findPaymentSubject(db, payments.provider, event)
  return subject ? recorders[subject](event) : 'unknown_order'
}

/** Its page was ours, since it names the kind; what it pays for was deleted when no payment was expected any more. */
async function tellOwner(
  { db, clock }: WebhookRoutesDeps,
  { id, paymentId, amountCents, currency }: PaymentEvent & { kind: 'paid' },
): Promise<void> {
  const name = `${paymentId ?? id} (${currency.toUpperCase()} ${amountText(amountCents)})`
  await db.transaction((tx) => raiseNamedAlert(tx, { code: 'paid_for_nothing', names: [name], now: clock() }))
}

const RETRY_AFTER_S = 300
/** After this a payment has been reported, or polled when its page expired. */
const OVERTAKING_HOURS = 24
const AFTER_A_PAYMENT: readonly PaymentEvent['kind'][] = ['disputed', 'refunded', 'refund_failed']

/** Whether the event may belong to a payment of ours whose own event is late. */
function mayHaveOvertaken(
  { kind, orderId, paymentId, occurredAt }: PaymentEvent,
  outcome: string,
  now: Date,
): boolean {
  const isYoung = now.getTime() - occurredAt.getTime() < OVERTAKING_HOURS * 3_600_000
  const isUnknown = outcome === 'unknown_payment' || (outcome.startsWith('unknown') && orderId === null)
  return isYoung && isUnknown && paymentId !== null && AFTER_A_PAYMENT.includes(kind)
}
