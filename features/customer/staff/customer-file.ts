import type { BookingState, DueWay, PaymentState } from '#features/booking/booking.ts'
import type { InquiryKind, InquiryState } from '#features/inquiry/inquiry.ts'
import type { InvoiceStatus } from '#features/invoice/invoice.ts'
import type { OrderState } from '#features/order/order.ts'
import type { QuoteState } from '#features/quote/quote.ts'
import type { VoucherState } from '#features/voucher/staff/staff-voucher.ts'
import type { Language } from '#i18n/languages.ts'
import type { ListedCustomer } from './customer-list.ts'

/** Everything that there is about somebody, by address, or by telephone number without one. */
export interface CustomerFile {
  name: string
  company: string | null
  email: string | null
  phone: string | null
  address: string | null
  /** Of what they did last. */
  language: Language
  /** Rappen: owed to us, paid in all after refunds, and left on the vouchers that they hold. */
  openCents: number
  /** What we have to pay back. */
  paybackCents: number
  paidCents: number
  creditCents: number
  /** Events that they took part in, or will. */
  events: number
  /** Newest first. */
  rows: CustomerRow[]
  /** Other addresses with the same telephone number. */
  doubles: ListedCustomer[]
}

/** `at`: ISO 8601. */
export type CustomerRow = { at: string } & (
  | {
      kind: 'booking'
      id: string
      eventId: string
      number: number
      event: { title: string; startsAt: string; endsAt: string; allDay: boolean } | null
      people: number
      cents: number
      dueCents: number
      state: BookingState
      payment: PaymentState
      dueWay: DueWay
    }
  | { kind: 'order'; number: number; titles: string[]; cents: number; state: OrderState; isSent: boolean }
  | {
      kind: 'voucher'
      id: string
      lastFour: string
      cents: number
      restCents: number
      standing: VoucherState
      /** `credited`: in place of money that a booking returned (ADR-052). */
      way: 'bought' | 'received' | 'credited'
      /** For whom it was bought, or who gave it; null: not said, or no longer known. */
      name: string | null
    }
  /** What a voucher, of whomever, has paid of one of their things. */
  | {
      kind: 'voucher_use'
      id: string
      lastFour: string
      cents: number
      paid: 'booking' | 'order' | 'invoice'
      number: string
    }
  | { kind: 'request'; id: string; number: number; inquiry: InquiryKind; state: InquiryState }
  | { kind: 'quote'; id: string; number: number; title: string; cents: number; state: QuoteState }
  | { kind: 'invoice'; id: string; number: string; cents: number; openCents: number; status: InvoiceStatus }
  | { kind: 'mail'; id: string; mail: string; state: 'queued' | 'sent' | 'failed' }
  /** Written by staff. */
  | { kind: 'note'; of: 'booking'; text: string; number: number; id: string; eventId: string }
  | { kind: 'note'; of: 'order' | 'request'; text: string; number: number; id: string }
)
