import { PAYMENT_PROVIDERS, type PaymentProvider } from '#kernel/payment-provider.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'
import type { Statement } from '../database/pipeline.ts'
import type { DisputeNews } from './disputes/dispute.ts'

/** A hosted payment page: Stripe Checkout or our Testkasse. Do not call inside a database transaction. */
export interface Payments {
  readonly provider: PaymentProvider
  /** No money moves: orders are tests, and their vouchers are worthless elsewhere. */
  readonly test: boolean
  /** Opens a hosted page for an order. Idempotent per `orderId` and `attempt`; never throws. */
  createSession(request: SessionRequest): Promise<Result<PaymentSession, SessionRefusal>>
  /** Of a provider whose pages are ours: the same page, as a statement for the order's transaction. */
  prepareSession?(request: SessionRequest): { session: PaymentSession; statement: Statement }
  /** Closes the hosted page. `completed`: too late, already paid or being paid. `unreachable`: the state is unknown. */
  expireSession(sessionId: string): Promise<'expired' | 'completed' | 'unreachable'>
  /** Notes that the buyer is back on the hosted page, so it is not expired as abandoned. */
  noteReturn(sessionId: string): Promise<void>
  /** Reads the completion in case the webhook is lost; its event id may differ. Null: not completed, or no answer. */
  readCompletion(sessionId: string): Promise<PaymentEvent | null>
  /** Refunds part or all of a payment. Idempotent per `key`, without time limit; never throws. */
  refund(request: RefundRequest): Promise<Result<{ refundId: string }, RefundRefusal>>
  /** Of the same provider: notes, in the transaction that records an event, that it need not be delivered again. */
  acknowledge?(sessionId: string, now: Date): Statement
  /** Verifies signature and age of a webhook call over its raw bytes. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Result<PaymentEvent, WebhookRefusal>
}

export const PAYMENT_SUBJECTS = ['booking', 'order', 'invoice'] as const
export type PaymentSubject = (typeof PAYMENT_SUBJECTS)[number]
/** Refunds of an invoice are made in the provider’s dashboard, or by transfer. */
export type RefundSubject = Exclude<PaymentSubject, 'invoice'>

/** Whether the current provider took it; another's pages and payments cannot be queried. */
export function isOfProvider(
  { provider }: Pick<Payments, 'provider'>,
  paid: { provider: PaymentProvider },
): boolean {
  return paid.provider === provider
}

/** Whether the provider's hosted pages are routes of this server. */
export function needsOwnPages({ provider }: Pick<Payments, 'provider'>): boolean {
  return PAYMENT_PROVIDERS[provider].pageOrigin === null
}

export const MIN_SESSION_MINUTES = 30

export interface SessionRequest {
  subject: PaymentSubject
  orderId: string
  /** Identifies a further hosted page of the same order, after the previous one has ended. */
  attempt?: string
  orderNumber: string
  language: Language
  /** Lower-case ISO 4217. */
  currency: string
  /** To be paid on the page: the sum of the lines less the discount; 0: nothing, only address and terms are asked for. */
  totalCents: number
  /** What a voucher of ours has paid already. */
  discount?: { title: string; cents: number }
  description: string
  lines: SessionLine[]
  shipped: boolean
  /** That the page links to. */
  termsVersion?: string
  /** How long the cart's items are held (ISO 8601). */
  keptUntil?: string
  /** How long the place is held (ISO 8601); absent for a cart. */
  placeUntil?: string
  /** Leaving the page keeps the hold: the place might not be available again. */
  keepsWhenLeft?: boolean
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export interface SessionLine {
  title: string
  detail: string
  quantity: number
  unitPriceCents: number
  /** Absolute or relative; shown if the provider can reach it. */
  imageUrl: string | null
}

export interface RefundRequest {
  /** Unguessable idempotency key. */
  key: string
  paymentId: string
  orderId: string
  amountCents: number
  /** A retry whose earlier outcome is unknown. */
  again: boolean
}

export interface PaymentSession {
  sessionId: string
  url: string
}

export interface SessionRefusal {
  code: 'provider_unreachable' | 'provider_refused'
  detail: string
}

export interface RefundRefusal {
  /** `payment_disputed`: a dispute of the payment with the buyer's bank is open or was lost. */
  code: SessionRefusal['code'] | 'payment_disputed'
  detail: string
}

export type WebhookRefusal = { code: 'bad_signature' } | { code: 'malformed' }

export interface PaymentCustomer {
  name: string | null
  email: string | null
  phone: string | null
  shippingAddress: { street: string; postalCode: string; city: string; country: string } | null
}

/** A verified event. `ignored` covers everything that does not concern orders. */
export type PaymentEvent = {
  /** Used to deduplicate. */
  id: string
  occurredAt: Date
  /** Null when the event lacks it. */
  orderId: string | null
  subject?: PaymentSubject
  sessionId: string | null
  paymentId: string | null
} & (
  | {
      kind: 'paid'
      amountCents: number
      currency: string
      customer: PaymentCustomer
      termsAccepted: boolean
    }
  | { kind: 'processing' | 'failed' | 'expired' | 'cancelled' }
  /** A test-card payment in live mode, or a live payment in test mode. It pays for nothing. */
  | { kind: 'wrong_mode' }
  | ({ kind: 'disputed' } & DisputeNews)
  | { kind: 'refunded' /** All refunds of the payment together. */; refundedCents: number }
  | {
      kind: 'refund_failed' /** The provider's id of the refund that did not arrive after all. */
      refundId: string
      amountCents: number
    }
  | { kind: 'ignored'; type: string }
)
