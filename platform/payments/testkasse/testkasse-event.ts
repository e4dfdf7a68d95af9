import { createHmac, timingSafeEqual } from 'node:crypto'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type AppKey, deriveToken } from '../../secrets.ts'
import type { PaymentEvent } from '../payments.ts'
import type { StoredRefund, StoredSession } from './testkasse.tables.ts'

export const SIGNATURE_HEADER = 'testkasse-signature'
const SIGNATURE_TOLERANCE_S = 300

/** That a session was closed, or a payment refunded; the same at every delivery. */
export function testkasseEvent(session: StoredSession, refund?: StoredRefund): PaymentEvent {
  const { id, orderId, request, state, customer } = session
  const event = {
    id: refund ? `evt_re_${refund.id}` : `evt_${id}_${state}`,
    occurredAt: refund?.createdAt ?? session.closedAt ?? session.createdAt,
    orderId,
    subject: request.subject,
    sessionId: id,
    paymentId: state === 'paid' ? `pay_${id}` : null,
    kind: refund ? 'refunded' : state,
    ...(refund
      ? // Of the payment so far.
        { refundedCents: refund.totalCents }
      : state === 'paid' && {
          amountCents: request.totalCents,
          currency: request.currency,
          customer,
          termsAccepted: true,
        }),
  }
  return event as PaymentEvent
}

/** @param rawBody with our signature: what it says is ours, as `testkasseEvent` has it */
export function readTestkasseEvent(rawBody: Buffer): Result<PaymentEvent, { code: 'malformed' }> {
  try {
    const event = JSON.parse(rawBody.toString('utf8')) as PaymentEvent
    const occurredAt = new Date(event.occurredAt)
    if (event.id && event.orderId && occurredAt.getTime() > 0) return accept({ ...event, occurredAt })
  } catch {}
  return refuse({ code: 'malformed' })
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, Stripe's scheme. */
export function signTestkasseBody(key: AppKey, rawBody: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const secret = deriveToken(key, 'testkasse-webhook', '')
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Whether the body was signed with this key within five minutes of `now`. */
export function isSignedByTestkasse(
  key: AppKey,
  rawBody: Buffer,
  header: string | string[] = '',
  now: Date,
): boolean {
  const actual = String(header)
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(actual)?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= SIGNATURE_TOLERANCE_S)) return false
  const expected = signTestkasseBody(key, rawBody, new Date(seconds * 1000))
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
}
