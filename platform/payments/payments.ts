import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'

/**
 * A hosted payment page. Two real implementations: Stripe Checkout and our own test till. None of the calls
 * may be made inside of a database transaction: they reach over the network.
 */
export interface Payments {
  /** Also the last part of the webhook's path. */
  readonly provider: PaymentProvider
  /** No money moves: what is bought here is a test, and its vouchers are worth nothing anywhere else. */
  readonly test: boolean
  /**
   * Opens a hosted page for an order. Calling it again with the same `orderId` and `attempt` gives the same session
   * (idempotency key). Never throws for a provider that is down or refuses.
   */
  createSession(request: SessionRequest): Promise<Result<PaymentSession, SessionRefusal>>
  /**
   * Closes the hosted page so that it cannot be paid any more. `completed`: too late, the buyer is through
   * and a webhook says so or will. `unreachable`: the provider did not answer, nothing is known.
   */
  expireSession(sessionId: string): Promise<'expired' | 'completed' | 'unreachable'>
  /**
   * Whoever left the hosted page was shown by us that it is open: it is not given up as left any more. Does nothing for a
   * page that is closed, or of a provider that does not tell when it is left.
   */
  noteReturn(sessionId: string): Promise<void>
  /**
   * What the webhook of a completed page says or will say, asked for by ourselves: a webhook may get lost for good. It
   * may have another id than the webhook's. null: the page is not completed, or the provider did not answer.
   */
  readCompletion(sessionId: string): Promise<PaymentEvent | null>
  /**
   * Sends back part or all of a payment. The same `key` refunds once, however often and however late it is asked for.
   * Never throws for a provider that is down (`provider_unreachable`: ask again) or refuses.
   */
  refund(request: RefundRequest): Promise<Result<{ refundId: string }, SessionRefusal>>
  /** Verifies signature and age of a webhook call over its raw bytes, and translates it. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Result<PaymentEvent, WebhookRefusal>
}

/** What is paid for. */
export type PaymentSubject = 'booking' | 'order'

/** Whether a page or payment is of the provider in use: no other one can be asked about it. */
export function isOfProvider(
  { provider }: Pick<Payments, 'provider'>,
  paid: { provider: PaymentProvider },
): boolean {
  return paid.provider === provider
}

/** Stripe refuses sessions that end sooner than 30 minutes after they begin. */
export const MIN_SESSION_MINUTES = 30

export interface SessionRequest {
  subject: PaymentSubject
  /** Of the order or the booking. */
  orderId: string
  /** Names a further hosted page of the same order, after the one before is over. */
  attempt?: string
  /** For people: shown on the hosted page and on statements. */
  orderNumber: string
  language: Language
  /** Lower-case ISO 4217. */
  currency: string
  totalCents: number
  /** One line that says what is paid for, in the visitor's language: `Bestellung 10001: 2 × Feuerstahl`. */
  description: string
  lines: SessionLine[]
  /** A postal address is asked for. */
  shipped: boolean
  /** What lay in a cart is kept until then (ISO 8601). */
  keptUntil?: string
  /** A place is paid for, kept until then (ISO 8601). Without it: what lay in a cart. */
  placeUntil?: string
  /** Leaving the page without its buttons gives nothing back: the place could not be had again. */
  keepsWhenLeft?: boolean
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export interface SessionLine {
  title: string
  /** Empty when there is nothing to add. */
  detail: string
  quantity: number
  unitPriceCents: number
  /** Absolute or relative; a provider shows what it can reach. */
  imageUrl: string | null
}

export interface RefundRequest {
  /** Ours, unguessable: one refund each. */
  key: string
  /** The provider's id of the payment. */
  paymentId: string
  /** What was paid for: an order or a booking. */
  orderId: string
  amountCents: number
  /** It was asked for before, and nobody knows what came of it. */
  again: boolean
}

export interface PaymentSession {
  sessionId: string
  url: string
}

export interface SessionRefusal {
  code: 'provider_unreachable' | 'provider_refused'
  /** For the log, never for the visitor. */
  detail: string
}

export type WebhookRefusal = { code: 'bad_signature' } | { code: 'malformed' }

/** Who paid, as the hosted page collected it. */
export interface PaymentCustomer {
  name: string | null
  email: string | null
  phone: string | null
  shippingAddress: { street: string; postalCode: string; city: string; country: string } | null
}

/** A verified event, in our words. `ignored` is everything that does not concern orders. */
export type PaymentEvent = {
  /** The provider's id of the event: the same one is never dealt with twice. */
  id: string
  occurredAt: Date
  /** Ours, as given to `createSession`; null when the event does not carry it. */
  orderId: string | null
  /** What its session was opened for, where the event carries it: nobody else needs to be asked. */
  subject?: PaymentSubject
  sessionId: string | null
  /** The provider's id of the payment itself. */
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
  /**
   * A payment of the other mode: made with test cards where money is taken, or with money where only tests are
   * expected. It pays for nothing.
   */
  | { kind: 'wrong_mode' }
  | {
      kind: 'disputed'
      /** The buyer's bank only asks so far; no money has gone back. */
      isInquiry: boolean
    }
  | { kind: 'dispute_closed'; outcome: 'won' | 'lost' }
  | { kind: 'refunded' /** All refunds of the payment together. */; refundedCents: number }
  | {
      kind: 'refund_failed' /** The provider's id of the refund that did not arrive after all. */
      refundId: string
    }
  | { kind: 'ignored'; type: string }
)
