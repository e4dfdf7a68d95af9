import type { StaffInvoice } from './staff-invoice.ts'

export interface SentInvoiceProps {
  invoice: StaffInvoice
  /** Swiss day. */
  today: string
  onChanged: () => void
}
