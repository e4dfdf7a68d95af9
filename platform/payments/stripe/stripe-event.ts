import type Stripe from 'stripe'
import type { DisputeStatus } from '../disputes/dispute.ts'
import {
  PAYMENT_SUBJECTS,
  type PaymentCustomer,
  type PaymentEvent,
  type PaymentSubject,
} from '../payments.ts'

/** The payment event of a completed session; null for any other. */
export function readStripeSession(session: Stripe.Checkout.Session, isTest: boolean): PaymentEvent | null {
  if (session.status !== 'complete') return null
  const head = { id: `${session.id} ${session.payment_status}`, occurredAt: new Date(session.created * 1000) }
  if (!isOfMode(session, isTest)) return { ...head, ...idsOf(session), kind: 'wrong_mode' }
  return { ...head, ...idsOf(session), ...completionOf(session) }
}

/** Parses a verified Stripe event; what does not concern orders, or is of the other mode than our key, is `ignored`. */
export function readStripeEvent(event: Stripe.Event, isTest: boolean): PaymentEvent {
  const head = { id: event.id, occurredAt: new Date(event.created * 1000) }
  if (!isOfMode(event, isTest)) return { ...head, ...ofWrongMode(event) }
  switch (event.type) {
    case 'checkout.session.completed':
      return { ...head, ...idsOf(event.data.object), ...completionOf(event.data.object) }
    case 'checkout.session.async_payment_succeeded':
      return { ...head, ...idsOf(event.data.object), ...paymentOf(event.data.object) }
    case 'checkout.session.async_payment_failed':
      return { ...head, ...idsOf(event.data.object), kind: 'failed' }
    case 'checkout.session.expired':
      return { ...head, ...idsOf(event.data.object), kind: 'expired' }
    case 'charge.refunded': {
      const charge = event.data.object
      return {
        ...head,
        orderId: charge.metadata?.['order_id'] ?? null,
        ...subjectOf(charge.metadata),
        sessionId: null,
        paymentId: idOf(charge.payment_intent),
        kind: 'refunded',
        refundedCents: charge.amount_refunded,
      }
    }
    case 'refund.failed': {
      const refund = event.data.object
      return {
        ...head,
        orderId: refund.metadata?.['order_id'] ?? null,
        sessionId: null,
        paymentId: idOf(refund.payment_intent),
        kind: 'refund_failed',
        refundId: refund.id,
        amountCents: refund.amount,
      }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return { ...head, ...disputeOf(event.data.object, statusOf(event.data.object)) }
    case 'charge.dispute.funds_reinstated':
      return { ...head, ...disputeOf(event.data.object, 'reinstated') }
    default:
      return { ...head, ...ignored(event) }
  }
}

function isOfMode({ livemode }: { livemode: boolean }, isTest: boolean): boolean {
  return (livemode === true) !== isTest
}

/** A payment of the other mode is a mistake or an abuse, so it is reported. */
function ofWrongMode(event: Stripe.Event) {
  return event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
    ? { ...idsOf(event.data.object), kind: 'wrong_mode' as const }
    : ignored(event)
}

function ignored({ type }: Stripe.Event) {
  return { orderId: null, sessionId: null, paymentId: null, kind: 'ignored' as const, type }
}

/** `warning_…` are inquiries before any money is taken back. */
function statusOf({ status }: Stripe.Dispute): DisputeStatus {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  if (status === 'warning_closed') return 'inquiry_closed'
  return status.startsWith('warning_') ? 'inquiry' : 'open'
}

/** A dispute carries none of our ids; its payment identifies the order. Banks may dispute in another currency. */
function disputeOf(dispute: Stripe.Dispute, standing: DisputeStatus) {
  const isOurs = dispute.amount > 0 && (dispute.currency ?? CURRENCY) === CURRENCY
  return {
    orderId: null,
    sessionId: null,
    paymentId: idOf(dispute.payment_intent),
    kind: 'disputed' as const,
    disputeId: dispute.id,
    disputedCents: isOurs ? dispute.amount : null,
    standing,
  }
}

const CURRENCY = 'chf'

function idsOf(session: Stripe.Checkout.Session) {
  return {
    orderId: session.metadata?.['order_id'] ?? session.client_reference_id ?? null,
    ...subjectOf(session.metadata),
    sessionId: session.id,
    paymentId: idOf(session.payment_intent),
  }
}

/** Older sessions lack the subject. */
function subjectOf(metadata: Stripe.Metadata | null): { subject?: PaymentSubject } {
  const subject = PAYMENT_SUBJECTS.find((each) => each === metadata?.['subject'])
  return subject ? { subject } : {}
}

function completionOf(session: Stripe.Checkout.Session) {
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required'
  return isPaid ? paymentOf(session) : { kind: 'processing' as const }
}

function paymentOf(session: Stripe.Checkout.Session) {
  return {
    kind: 'paid' as const,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: customerOf(session),
    termsAccepted: session.consent?.terms_of_service === 'accepted',
  }
}

function customerOf(session: Stripe.Checkout.Session): PaymentCustomer {
  const shipping = session.collected_information?.shipping_details
  const address = shipping?.address
  return {
    name: shipping?.name ?? session.customer_details?.name ?? null,
    email: session.customer_details?.email ?? null,
    phone: session.customer_details?.phone ?? null,
    shippingAddress: address
      ? {
          street: [address.line1, address.line2].filter(Boolean).join(', '),
          postalCode: address.postal_code ?? '',
          city: address.city ?? '',
          country: address.country ?? '',
        }
      : null,
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' && reference !== null ? reference.id : reference
}
