import type { BookingState, PaymentState } from '#features/booking/booking.ts'
import type { InquiryKind, InquiryState } from '#features/inquiry/inquiry.ts'
import type { InvoiceStatus } from '#features/invoice/invoice.ts'
import type { QuoteState } from '#features/quote/quote.ts'
import type { VoucherState } from '#features/voucher/staff/staff-voucher.ts'
import type { ListedCustomer } from '#features/customer/staff/customer-list.ts'
import type { CustomerRef } from '#features/customer/staff/customer-ref.ts'

/** What the search of the back office finds. What a role may not see is left out. */
export type SearchHit =
  | CustomerHit
  | {
      kind: 'booking'
      id: string
      eventId: string
      number: number
      name: string
      people: number
      state: BookingState
      /** Null for whoever leads an event, without money. */
      payment: PaymentState | null
      event: { title: string; startsAt: string; endsAt: string; allDay: boolean } | null
    }
  | {
      kind: 'order'
      number: number
      name: string | null
      placedAt: string
      totalCents: number
      customer: CustomerRef
    }
  | {
      kind: 'voucher'
      id: string
      lastFour: string
      /** Who bought it. */
      name: string | null
      /** For whom it is. */
      recipient: string | null
      restCents: number
      standing: VoucherState
    }
  | {
      kind: 'request'
      id: string
      number: number
      name: string | null
      inquiry: InquiryKind
      state: InquiryState
    }
  | {
      kind: 'quote'
      id: string
      number: number
      name: string
      title: string
      totalCents: number
      state: QuoteState
    }
  | {
      kind: 'invoice'
      id: string
      number: string
      name: string
      totalCents: number
      status: InvoiceStatus
    }
  | {
      kind: 'event'
      id: string
      title: string
      startsAt: string
      endsAt: string
      allDay: boolean
      place: string
    }

export type CustomerHit = { kind: 'customer' } & ListedCustomer
