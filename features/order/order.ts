import { type Result, accept, refuse } from '#kernel/result.ts'
import { isShipped, type AttentionReason, type OrderLine, type OrderState } from './order-details.ts'

export { ORDER_STATES, type AttentionReason, type OrderState } from './order-details.ts'

/**
 * RULING 9. An order on invoice is `invoiced` again when its payment is undone. `expired` and `cancelled` may become
 * `paid`, because a late payment is accepted; `fulfilled` may, because a parcel can be undone (ADR-049).
 */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['paid', 'invoiced', 'expired', 'cancelled'],
  expired: ['paid'],
  cancelled: ['paid'],
  invoiced: ['paid', 'cancelled', 'refunded'],
  paid: ['fulfilled', 'partially_refunded', 'refunded', 'invoiced'],
  fulfilled: ['paid', 'partially_refunded', 'refunded', 'invoiced'],
  partially_refunded: ['refunded', 'invoiced'],
  refunded: [],
}

export interface IllegalTransition {
  code: 'illegal_transition'
  from: OrderState
  to: OrderState
}

/** The new state, or a refusal when the transition is not in the table. */
export function decideTransition(from: OrderState, to: OrderState): Result<OrderState, IllegalTransition> {
  return ORDER_TRANSITIONS[from].includes(to) ? accept(to) : refuse({ code: 'illegal_transition', from, to })
}

/** Whether it can be shipped: paid or on invoice, and not fully refunded. */
export function isFulfillable({ state }: { state: OrderState }): boolean {
  return state === 'paid' || state === 'partially_refunded' || state === 'invoiced'
}

interface OrderMoney {
  totalCents: number
  /** The part that a voucher paid. */
  voucherCents: number
  refundedCents: number
  /** Charged back by the buyer's bank, in addition. */
  withdrawnCents: number
}

/** What we have of a paid order after refunds and lost disputes, in Rappen: the most that can go back. */
export function refundableCents(order: OrderMoney): number {
  return Math.max(0, payableCents(order) - order.refundedCents - order.withdrawnCents)
}

/** What is left to the payment page. */
export function payableCents({
  totalCents,
  voucherCents,
}: Pick<OrderMoney, 'totalCents' | 'voucherCents'>): number {
  return totalCents - voucherCents
}

interface OrderAtHand extends OrderMoney {
  state: OrderState
  invoiceId: string | null
  voucherReturnedAt: Date | null
  contestedCents: number
  needsAttention: readonly AttentionReason[]
  fulfilledAt: Date | null
  lines: readonly Pick<OrderLine, 'kind' | 'gift'>[]
  /** Of the lines, what must leave the house. */
  posted: readonly unknown[]
  /** Parcels that were not undone. */
  current: readonly unknown[]
  refundOnItsWayCents: number
}

const RETURNABLE: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded']

/** Whether staff can do something with an order: its pages offer what its use case takes, as `can`. */
export const ORDER_RULES = {
  /** Something of it is to be sent: it needs posting, or its vouchers cannot be mailed. */
  fulfil: (order) => order.fulfilledAt === null && isFulfillable(order) && order.posted.length > 0,
  /** On invoice, and nothing has left. */
  cancel: ({ invoiceId, current, fulfilledAt, lines, state }) =>
    invoiceId !== null &&
    current.length === 0 &&
    !(fulfilledAt !== null && lines.some(isShipped)) &&
    state !== 'cancelled' &&
    state !== 'refunded',
  /** A voucher paid it wholly; otherwise its part goes back with the money. */
  returnVoucher: (order) =>
    RETURNABLE.includes(order.state) &&
    order.voucherCents > 0 &&
    payableCents(order) === 0 &&
    order.voucherReturnedAt === null,
  /** Of a refunded one there is something left when a refund did not arrive. The bank decides first. */
  refund: (order) =>
    [...RETURNABLE, 'refunded'].includes(order.state) &&
    order.invoiceId === null &&
    refundableCents(order) > 0 &&
    order.contestedCents === 0,
  closeRefund: ({ needsAttention, contestedCents, refundOnItsWayCents }) =>
    needsAttention.includes('refund_failed') && contestedCents === 0 && refundOnItsWayCents === 0,
} satisfies Record<string, (order: OrderAtHand) => boolean>

export type OrderAction = keyof typeof ORDER_RULES

export function actionsOf(order: OrderAtHand): Record<OrderAction, boolean> {
  const all = Object.entries(ORDER_RULES).map(([name, isPossible]) => [name, isPossible(order)])
  return Object.fromEntries(all) as Record<OrderAction, boolean>
}

/** A provider's event, reduced to what the rules need. */
export type PaymentFact =
  | { kind: 'paid'; amountCents: number; currency: string; hasEmail: boolean; termsAccepted: boolean }
  /** Submitted but not settled, for example by bank transfer. */
  | { kind: 'processing' }
  | { kind: 'failed' }
  | { kind: 'expired' }
  | { kind: 'cancelled' }
  | { kind: 'refunded'; refundedCents: number }
  /** A test payment in live mode, or vice versa. */
  | { kind: 'wrong_mode' }

export interface OrderFacts {
  state: OrderState
  totalCents: number
  voucherCents: number
  currency: string
  refundedCents: number
  hasVouchers: boolean
  needsAttention: readonly AttentionReason[]
}

/** To be done in the transaction of the state change. */
export type OrderEffect =
  | 'take_held_stock'
  /** The hold was released: takes free stock, flags `out_of_stock` if there is too little. */
  | 'retake_stock'
  | 'release_stock'
  /** Before stock, so that vouchers are locked before variants. */
  | 'return_voucher'
  /** It was returned with the hold: redeems it again, flags `voucher_gone` if it has too little. */
  | 'retake_voucher'
  | 'issue_vouchers'
  | 'void_vouchers'
  | 'reduce_vouchers'
  | 'send_mails'
  | 'extend_hold'

export interface PaymentDecision {
  /** States entered, in order; empty when nothing changes. */
  path: OrderState[]
  effects: OrderEffect[]
  refundedCents: number
  attention: AttentionReason[]
}

/** Decides what a provider event does. Idempotent and independent of order: an early refund waits for its payment. */
export function decidePaymentEvent(order: OrderFacts, event: PaymentFact): PaymentDecision {
  const unchanged: PaymentDecision = {
    path: [],
    effects: [],
    refundedCents: order.refundedCents,
    attention: [],
  }
  const isPending = order.state === 'pending_payment'
  switch (event.kind) {
    case 'paid':
      return isPending || order.state === 'expired' || order.state === 'cancelled'
        ? decidePaid(order, event)
        : unchanged
    case 'processing':
      return isPending ? { ...unchanged, effects: ['extend_hold'] } : unchanged
    case 'failed':
    case 'cancelled':
      return isPending ? { ...unchanged, path: ['cancelled'], effects: released(order) } : unchanged
    case 'expired':
      return isPending ? { ...unchanged, path: ['expired'], effects: released(order) } : unchanged
    case 'refunded':
      return decideRefunded(order, event.refundedCents, unchanged)
    case 'wrong_mode':
      return { ...unchanged, attention: ['wrong_mode'] }
  }
}

function decidePaid(order: OrderFacts, event: PaymentFact & { kind: 'paid' }): PaymentDecision {
  const { refundedCents } = order
  const isHeld = order.state === 'pending_payment'
  // Wrong amount or currency: nothing is issued and the owner decides.
  if (event.amountCents !== payableCents(order) || event.currency !== order.currency) {
    const effects: OrderEffect[] = isHeld ? released(order) : []
    return { path: isHeld ? ['cancelled'] : [], effects, refundedCents, attention: ['amount_mismatch'] }
  }
  const attention: AttentionReason[] = []
  if (!event.hasEmail) attention.push('no_email')
  if (!event.termsAccepted) attention.push('terms_missing')
  if (isFullyRefunded(payableCents(order), refundedCents)) {
    return { path: ['paid', 'refunded'], effects: isHeld ? released(order) : [], refundedCents, attention }
  }
  if (refundedCents > 0 && order.hasVouchers) attention.push('vouchers_refunded')
  return {
    path: refundedCents > 0 ? ['paid', 'partially_refunded'] : ['paid'],
    effects: [
      ...(!isHeld && order.voucherCents > 0 ? (['retake_voucher'] as const) : []),
      isHeld ? 'take_held_stock' : 'retake_stock',
      'issue_vouchers',
      ...(refundedCents > 0 && order.hasVouchers ? (['reduce_vouchers'] as const) : []),
      'send_mails',
    ],
    refundedCents,
    attention,
  }
}

function decideRefunded(order: OrderFacts, reported: number, unchanged: PaymentDecision): PaymentDecision {
  if (reported <= order.refundedCents) return unchanged
  const noted = { ...unchanged, refundedCents: reported }
  if (order.state !== 'paid' && order.state !== 'fulfilled' && order.state !== 'partially_refunded')
    return noted
  if (isFullyRefunded(payableCents(order), reported)) {
    return { ...noted, path: ['refunded'], effects: [...voucherBack(order), 'void_vouchers'] }
  }
  return {
    ...noted,
    path: order.state === 'partially_refunded' ? [] : ['partially_refunded'],
    effects: order.hasVouchers ? ['reduce_vouchers'] : [],
    attention: order.hasVouchers ? ['vouchers_refunded'] : [],
  }
}

function voucherBack({ voucherCents }: Pick<OrderFacts, 'voucherCents'>): OrderEffect[] {
  return voucherCents > 0 ? ['return_voucher'] : []
}

function released(order: Pick<OrderFacts, 'voucherCents'>): OrderEffect[] {
  return [...voucherBack(order), 'release_stock']
}

function isFullyRefunded(totalCents: number, refundedCents: number): boolean {
  return refundedCents > 0 && refundedCents >= totalCents
}
