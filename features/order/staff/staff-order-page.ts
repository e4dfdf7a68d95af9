import type { Language } from '#i18n/languages.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import type { DeliveryAddress } from '../parcels/delivery-address.ts'
import type { Carrier, Pieces } from '../parcels/parcel.ts'
import type { StaffOrder } from './staff-order.ts'

/** Everything of one order, for its page in the back office. Instants are ISO 8601. */
export interface StaffOrderPage {
  id: string
  /** What it is in the list. */
  order: StaffOrder
  language: Language
  phone: string | null
  paidAt: string | null
  /** Of an order on invoice. */
  invoice: { id: string; number: string; openCents: number; dueOn: string; overpaidCents: number } | null
  /** Where parcels go. */
  address: DeliveryAddress | null
  /** How often it was corrected. */
  addressChanges: number
  lines: StaffPageLine[]
  parcels: StaffParcel[]
  /** What is still to be sent; empty when nothing can be. */
  unsent: Pieces[]
  returns: StaffReturn[]
  /** In Rappen: what could still go back to the voucher, and to the card. */
  left: { voucherCents: number; cardCents: number }
  refunds: { at: string; cents: number; state: 'owed' | 'done' | 'failed' | 'halted' }[]
  paidByVoucher: { id: string; lastFour: string } | null
  vouchers: { id: string; lastFour: string; balanceCents: number; voided: boolean }[]
  mails: StaffOrderMail[]
  notes: StaffOrderNote[]
  history: StaffOrderEvent[]
}

export interface StaffPageLine {
  id: string
  /** In the back office's language. */
  title: string
  kind: 'goods' | 'course_voucher' | 'value_voucher'
  quantity: number
  unitPriceCents: number
  totalCents: number
  gift: VoucherGift | null
  giftQueuedAt: string | null
  /** It leaves in a parcel; vouchers that a mail brings do not. */
  isPosted: boolean
  sent: number
  returned: number
}

export interface StaffParcel {
  id: string
  /** As staff and buyers count: undone ones have none. */
  number: number | null
  sentAt: string
  /** E-mail address of the member of staff who recorded it. */
  by: string | null
  carrier: Carrier | null
  trackingNumber: string | null
  trackingUrl: string | null
  lines: Pieces[]
  mayTakeBack: boolean
}

export interface StaffReturn {
  id: string
  at: string
  by: string | null
  restocked: boolean
  voucherCents: number
  cardCents: number
  /** The provider refused `cardCents`, which are still due. */
  isRefused: boolean
  lines: Pieces[]
}

export interface StaffOrderMail {
  id: string
  kind: string
  to: string
  state: 'queued' | 'sent' | 'failed'
  at: string
}

export interface StaffOrderNote {
  id: string
  at: string
  by: string | null
  text: string
}

export interface StaffOrderEvent {
  at: string
  /** Of a step the name of its audit row. */
  what: string
  /** Of a parcel. */
  number: number | null
  cents: number | null
  by: string | null
  /** Why. */
  text: string | null
}
