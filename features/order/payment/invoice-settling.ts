import type { OrderState } from '../order.ts'

export interface InvoicedFacts {
  state: OrderState
  /** Everything has left. */
  isSent: boolean
  hasVouchers: boolean
  /** Before: it was paid once. */
  wasPaid: boolean
  refundedCents: number
}

/** Of its invoice, in Rappen. */
export interface InvoiceMoney {
  /** After credit notes. */
  payableCents: number
  /** Of it, what is paid. */
  settledCents: number
  creditedCents: number
}

export type InvoiceEffect =
  | 'issue_vouchers'
  | 'resume_vouchers'
  | 'suspend_vouchers'
  | 'reduce_vouchers'
  | 'void_vouchers'
  | 'send_vouchers'

/**
 * The next state of an order on invoice after a payment, its reversal, or a credit note. A credited amount counts as
 * refunded.
 */
export function decideInvoiceMoney(
  { state, isSent, hasVouchers, wasPaid, refundedCents }: InvoicedFacts,
  { payableCents, settledCents, creditedCents }: InvoiceMoney,
): { path: OrderState[]; effects: InvoiceEffect[] } {
  const isPaid = state === 'paid' || state === 'fulfilled' || state === 'partially_refunded'
  const vouchers = <Effect extends InvoiceEffect>(...effects: Effect[]) => (hasVouchers ? effects : [])
  // Suspended ones, whose payment was undone before.
  if (state === 'cancelled' && payableCents === 0) return { path: [], effects: vouchers('void_vouchers') }
  if (state !== 'invoiced' && !isPaid) return { path: [], effects: [] }
  if (payableCents === 0) return { path: ['refunded'], effects: vouchers('void_vouchers') }
  const isLess = creditedCents > refundedCents
  if (settledCents < payableCents) {
    if (isPaid) return { path: ['invoiced'], effects: vouchers('suspend_vouchers') }
    const isWorthLess = wasPaid && isLess
    return { path: [], effects: isWorthLess ? vouchers('reduce_vouchers', 'suspend_vouchers') : [] }
  }
  const partly: OrderState[] = creditedCents > 0 ? ['partially_refunded'] : []
  if (isPaid) {
    const path = state === 'partially_refunded' ? [] : partly
    return { path, effects: isLess ? vouchers('reduce_vouchers') : [] }
  }
  return {
    path: ['paid', ...(isSent ? (['fulfilled'] as const) : []), ...partly],
    effects: [
      ...(wasPaid ? vouchers('resume_vouchers') : vouchers('issue_vouchers', 'send_vouchers')),
      ...(creditedCents > 0 && (!wasPaid || isLess) ? vouchers('reduce_vouchers') : []),
    ],
  }
}
