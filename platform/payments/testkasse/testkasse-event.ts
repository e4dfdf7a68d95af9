import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { PAYMENT_SUBJECTS, type PaymentEvent } from '../payments.ts'
import type { StoredRefund, StoredSession } from './testkasse.tables.ts'

export const SIGNATURE_HEADER = 'testkasse-signature'
const SIGNATURE_TOLERANCE_S = 300

const text = z.string().max(300)
const head = {
  id: z.string().min(1).max(120),
  occurredAt: z.iso.datetime().transform((moment) => new Date(moment)),
  orderId: z.uuid(),
  subject: z.enum(PAYMENT_SUBJECTS).exactOptional(),
  sessionId: z.string().min(1).max(120),
  paymentId: z.string().max(120).nullable(),
}
const address = z.object({ street: text, postalCode: text, city: text, country: text })
const schema = z.discriminatedUnion('kind', [
  z.object({
    ...head,
    kind: z.literal('paid'),
    amountCents: z.int().min(0),
    currency: z.string().regex(/^[a-z]{3}$/),
    customer: z.object({
      name: text.nullable(),
      email: text.nullable(),
      phone: text.nullable(),
      shippingAddress: address.nullable(),
    }),
    termsAccepted: z.boolean(),
  }),
  z.object({ ...head, kind: z.enum(['failed', 'expired', 'cancelled']) }),
  z.object({ ...head, kind: z.literal('refunded'), refundedCents: z.int().min(0) }),
])

export function readTestkasseEvent(rawBody: Buffer): Result<PaymentEvent, { code: 'malformed' }> {
  try {
    return accept(schema.parse(JSON.parse(rawBody.toString('utf8'))))
  } catch {
    return refuse({ code: 'malformed' })
  }
}

/** That a session was closed, or a payment refunded; byte-identical on every delivery. */
export function writeTestkasseEvent(session: StoredSession, refund?: StoredRefund): Buffer {
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
  return Buffer.from(JSON.stringify(event))
}

export function sessionOfPayment(paymentId: string): string {
  return paymentId.replace(/^pay_/, '')
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, Stripe's scheme. */
export function signTestkasseBody(secret: string, rawBody: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Whether the body was signed with this secret within five minutes of `now`. */
export function isSignedByTestkasse(
  secret: string,
  rawBody: Buffer,
  header: string | string[] | undefined,
  now: Date,
): boolean {
  if (typeof header !== 'string') return false
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(header)?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= SIGNATURE_TOLERANCE_S)) return false
  const expected = signTestkasseBody(secret, rawBody, new Date(seconds * 1000))
  return header.length === expected.length && timingSafeEqual(Buffer.from(header), Buffer.from(expected))
}
