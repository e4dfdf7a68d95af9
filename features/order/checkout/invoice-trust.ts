import { accept, type Result, refuse } from '#kernel/result.ts'

/** Unpaid orders on invoice of one address at a time. */
export const MOST_OPEN_ORDERS = 3
/** Those of one network, as long as it is remembered. */
export const MOST_OF_NETWORK = 5

export type TrustRefusal =
  | { code: 'invoice_not_offered' | 'invoice_declined' }
  | { code: 'invoice_too_much'; mostCents: number }

interface TrustFacts {
  totalCents: number
  currency: string
  /** Limit of the outstanding amount in Rappen, this order included; null: not offered. */
  mostCents: number | null
  outstandingCents: number
  /** Unpaid orders of the address. */
  open: number
  isLate: boolean
  /** Recent orders on invoice of the network. */
  ofNetwork: number
}

/**
 * Who may order on invoice (ADR-057). A refusal contains only the limit: whether an address has open or late invoices
 * must not be revealed to whoever types it.
 */
export function decideTrust({
  totalCents,
  currency,
  mostCents,
  outstandingCents,
  open,
  isLate,
  ofNetwork,
}: TrustFacts): Result<null, TrustRefusal> {
  if (mostCents === null || currency !== 'chf') return refuse({ code: 'invoice_not_offered' })
  if (totalCents > mostCents) return refuse({ code: 'invoice_too_much', mostCents })
  const isTooMuch = outstandingCents + totalCents > mostCents || open >= MOST_OPEN_ORDERS
  if (totalCents === 0 || isTooMuch || isLate || ofNetwork >= MOST_OF_NETWORK)
    return refuse({ code: 'invoice_declined' })
  return accept(null)
}
