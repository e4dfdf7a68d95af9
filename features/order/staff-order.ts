import type { AttentionReason } from './order-details.ts'
import type { OrderState } from './order.ts'

/** An order in the list of those who send it. Travels as JSON, to signed-in people only. */
export interface StaffOrder {
  number: number
  state: OrderState
  currency: string
  totalCents: number
  refundedCents: number
  name: string | null
  email: string | null
  /** What was bought, in the order's language: `2 × Feuerstahl`. */
  lines: string[]
  /** Where goods go; null for vouchers alone. */
  address: string | null
  needsAttention: AttentionReason[]
  /** Paid at the test till: no money moved. */
  test: boolean
  /** Instant, ISO 8601. */
  placedAt: string
}
