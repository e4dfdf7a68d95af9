import type { Language } from '#i18n/languages.ts'
import type { InvoiceKind, InvoiceLine, InvoicePart, InvoiceStatus, Recipient } from './invoice.ts'

/** An invoice or credit note on its private page. */
export interface InvoiceView {
  reference: string
  kind: InvoiceKind
  part: InvoicePart
  number: string
  /** Of a credit note: the invoice's number. */
  corrects: string | null
  status: InvoiceStatus
  companyName: string
  /** False: the account to pay to follows by mail. */
  hasAccount: boolean
  recipient: Recipient
  /** As the customer last gave it. */
  orderNumber: string | null
  /** When it was given after the sending, `YYYY-MM-DD`. */
  orderNumberAddedOn: string | null
  mayGiveOrderNumber: boolean
  note: string | null
  lines: readonly InvoiceLine[]
  /** Of the document. */
  language: Language
  totalCents: number
  paidCents: number
  /** Of `paidCents`. */
  voucherCents: number
  takesVoucher: boolean
  creditedCents: number
  openCents: number
  overpaidCents: number
  /** What was paid too much waits for the decision of a bank (ADR-027). */
  surplusHeld: boolean
  /** `YYYY-MM-DD` */
  issuedOn: string
  dueOn: string
  performedFrom: string | null
  performedTo: string | null
}
