import type { HandWay, ReminderLevel } from '#features/invoice/invoice.ts'
import type { DraftInput } from '#features/invoice/rules/draft.schema.ts'
import type { StaffInvoice, StaffInvoices } from '#features/invoice/staff/staff-invoice.ts'
import type { Language } from '#i18n/languages.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface InvoicePosts {
  '/invoices': Action<{ id: string; language: Language }, { id: string }>
  /** Of what is due of a booking; while one stands, that one. */
  '/invoice-drafts': Action<{ source: 'booking' | 'offer'; sourceId: string }, { id: string }>
  '/invoices/:id': Action<{ draft: DraftInput; seen: number }, { revision: number; totalCents: number }>
  '/invoices/:id/discarding': Action<Nothing>
  '/invoices/:id/sending': Action<{ seen: number }>
  '/invoices/:id/resending': Action<Nothing>
  /** `id`: of the payment, so that pressing twice enters one. */
  '/invoices/:id/payment': Action<HandPayment>
  /** Of what was paid too much; `id` as of a payment. */
  '/invoices/:id/payback': Action<HandPayment>
  /** `id`: of the payment; without `cents` as much as is open. */
  '/invoices/:id/voucher-payment': Action<{ id: string; code: string; cents?: number }>
  '/invoices/:id/payment-reversal': Action<{ payment: string }>
  '/invoices/:id/reminder': Action<{ level: ReminderLevel }>
  '/invoices/:id/reminder-stop': Action<{ stopped: boolean }>
  /** Of this invoice alone: by hand, or by itself again. */
  '/invoices/:id/reminder-hold': Action<{ held: boolean }>
  /** `id`: of the credit note. */
  '/invoices/:id/credit': Action<{
    id: string
    cents: number
    reason: string
    /** Keys of what vouchers of the order were redeemed for, as shown and confirmed. */
    acknowledgedUses?: string[]
    /** Of a booking's: it is invoiced anew. Otherwise the booking costs as much less. */
    stillDue?: boolean
  }>
  '/invoices/:id/write-off': Action<{ reason: string; cents: number }>
}

interface HandPayment {
  id: string
  cents: number
  paidOn: string
  way: HandWay
  note: string
}

/** `GET` below `/api/staff`. */
export interface InvoiceAnswers {
  '/invoices': StaffInvoices
  '/invoices/:id': { today: string; invoice: StaffInvoice }
}
