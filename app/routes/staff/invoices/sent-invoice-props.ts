import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'

export interface SentInvoiceProps {
  invoice: StaffInvoice
  /** Swiss day. */
  today: string
  onChanged: () => void
}
