import type { OrderVoucher, VoucherUse } from '../order-details.ts'
import type { AttentionReason, OrderState } from '../order.ts'

/** An order in the list of those who send it. Travels as JSON, to signed-in people only. */
export interface StaffOrder {
  number: number
  state: OrderState
  currency: string
  totalCents: number
  refundedCents: number
  /** What the payment provider is about to send back beyond that. */
  refundOnItsWayCents: number
  name: string | null
  email: string | null
  /** What was bought, in the language of the back office: `2 × Feuerstahl`. */
  lines: string[]
  vouchers: StaffOrderVoucher[]
  /** At least one line is posted. */
  shipped: boolean
  /** Somebody of us has to send it, or hand its vouchers over because their mail cannot be sent. */
  toSend: boolean
  /** When it was posted or mailed, ISO 8601; null before. */
  fulfilledAt: string | null
  /** Where goods go; null for vouchers alone. */
  address: string | null
  needsAttention: AttentionReason[]
  /** Paid at the test till: no money moved. */
  test: boolean
  /** Instant, ISO 8601. */
  placedAt: string
}

/** A voucher that an order bought, and what became of it. */
export interface StaffOrderVoucher {
  /** Last four characters of its code. */
  lastFour: string
  kind: OrderVoucher['kind']
  /** What it was sold for. */
  priceCents: number
  amountCents: number
  balanceCents: number
  voided: boolean
  uses: Pick<VoucherUse, 'bookingNumber' | 'held' | 'cents'>[]
}
