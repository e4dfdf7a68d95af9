import type { InvoicePart } from '../invoice.ts'

/** Amount due of a booking and payments of any kind, in Rappen. */
export interface SourceMoney {
  /** For what was sold, with fees; of a cancelled one the fee alone. */
  dueCents: number
  voucherCents: number
  /** By invoices and otherwise. */
  paidCents: number
  /** Refunded, charged back, or converted into a voucher. */
  goneCents: number
}

/** A sent invoice of it. */
export interface InvoicedMoney {
  id: string
  part: InvoicePart
  /** After credit notes. */
  payableCents: number
  settledCents: number
  handedCents: number
}

export interface Follow {
  credits: { id: string; cents: number }[]
  /** Of a new invoice, in place of those that are credited; 0: none. */
  newCents: number
}

/**
 * Total that its invoices may have: what was paid by them as far as it is due, and what is not paid otherwise. Other
 * payments are earlier ones, and what credited invoices passed, as far as it was not refunded.
 */
export function invoiceableCents(source: SourceMoney, invoices: readonly InvoicedMoney[]): number {
  const due = toPay(source)
  const settled = invoices.reduce((sum, invoice) => sum + invoice.settledCents, 0)
  const otherwise = Math.max(0, source.paidCents - settled - source.goneCents)
  return Math.min(settled, due) + Math.max(0, due - settled - otherwise)
}

/** What other payments pay of it, so that no invoice asks for it. */
export function paidOtherwiseCents(source: SourceMoney, invoices: readonly InvoicedMoney[]): number {
  return toPay(source) - invoiceableCents(source, invoices)
}

function toPay({ dueCents, voucherCents }: SourceMoney): number {
  return Math.max(0, dueCents - voucherCents)
}

export function invoicedCents(invoices: readonly InvoicedMoney[]): number {
  return invoices.reduce((sum, invoice) => sum + invoice.payableCents, 0)
}

/** What of it no invoice asks for yet. */
export function leftToInvoiceCents(source: SourceMoney, invoices: readonly InvoicedMoney[]): number {
  return Math.max(0, invoiceableCents(source, invoices) - invoicedCents(invoices))
}

/** An invoice after a credit note: what was paid of it beyond the rest is passed to the booking. */
export function afterCredit(invoice: InvoicedMoney, cents: number): InvoicedMoney {
  const payableCents = invoice.payableCents - cents
  const handed = Math.max(0, invoice.settledCents - payableCents)
  return {
    ...invoice,
    payableCents,
    settledCents: invoice.settledCents - handed,
    handedCents: invoice.handedCents + handed,
  }
}

/**
 * Changes of the invoices after the amount due changed: the excess is credited, newest and unpaid first. With
 * `replaces` all but deposits are credited in full and replaced by a new one, as long as it has an amount.
 * @param invoices newest first
 */
export function planFollow(
  source: SourceMoney,
  invoices: readonly InvoicedMoney[],
  { replaces }: { replaces: boolean },
): Follow {
  const most = invoiceableCents(source, invoices)
  if (most === invoicedCents(invoices)) return { credits: [], newCents: 0 }
  const replaced = replaces
    ? invoices.filter(({ part, payableCents }) => part !== 'deposit' && payableCents > 0)
    : []
  if (replaced.length > 0) {
    const after = invoices.map((each) =>
      replaced.includes(each) ? afterCredit(each, each.payableCents) : each,
    )
    const newCents = leftToInvoiceCents(source, after)
    if (newCents > 0)
      return { credits: replaced.map(({ id, payableCents }) => ({ id, cents: payableCents })), newCents }
  }
  return { credits: creditsDownTo(most, invoices), newCents: 0 }
}

/** First the unpaid part, then the paid one. */
function creditsDownTo(most: number, invoices: readonly InvoicedMoney[]): Follow['credits'] {
  let tooMuch = Math.max(0, invoicedCents(invoices) - most)
  const take = (upTo: number) => {
    const cents = Math.min(upTo, tooMuch)
    tooMuch -= cents
    return cents
  }
  const unpaid = invoices.map(({ payableCents, settledCents }) => take(payableCents - settledCents))
  const all = invoices.map(({ settledCents }, index) => (unpaid[index] ?? 0) + take(settledCents))
  return invoices.flatMap(({ id }, index) => {
    const cents = all[index] ?? 0
    return cents > 0 ? [{ id, cents }] : []
  })
}
