import type { Language } from '#i18n/languages.ts'
import type { ListPages } from '#kernel/list-page.ts'
import type {
  InvoiceKind,
  InvoiceLine,
  InvoicePart,
  SourceName,
  InvoiceStatus,
  PaymentWay,
  Recipient,
  ReminderLevel,
} from '../invoice.ts'

export const INVOICE_FILTERS = ['open', 'overdue', 'drafts', 'settled', 'credit_notes', 'all'] as const
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number]

/** What the list may be sorted by. */
export const INVOICE_SORTS = ['customer', 'issued', 'due', 'open'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

export const MAX_INVOICE_SEARCH = 80

export interface StaffInvoiceLine {
  id: string
  kind: InvoiceKind
  status: InvoiceStatus
  /** Null for a draft. */
  number: string | null
  customer: string
  language: Language
  totalCents: number
  openCents: number
  issuedOn: string | null
  dueOn: string | null
  reminders: number
  remindedOn: string | null
  /** The next one and the day from which it is due; null when none is to be sent. */
  next: { level: ReminderLevel; from: string } | null
  createdAt: string
}

/** What is open, in Rappen, by days after the due day. */
export interface OpenMoney {
  notDueCents: number
  to30Cents: number
  to60Cents: number
  over60Cents: number
}

export interface StaffInvoices extends ListPages {
  /** Swiss day. */
  today: string
  invoices: StaffInvoiceLine[]
  counts: Record<InvoiceFilter, number>
  money: OpenMoney
  /** Without an account customers cannot pay by transfer. */
  accountMissing: boolean
}

/** An automatic reminder. */
export interface RemindedByItself {
  id: string
  number: string
  customer: string
  level: number
  cents: number
  at: string
}

export interface StaffInvoicePayment {
  id: string
  cents: number
  paidOn: string
  way: PaymentWay
  note: string | null
  /** On a payment page: it cannot be undone here. */
  online: boolean
  returnedCents: number
  undone: boolean
}

export interface StaffInvoiceEvent {
  at: string
  action: string
  byStaff: boolean
  cents: number | null
  level: number | null
  /** A number, reason or day. */
  text: string
}

export interface StaffInvoice extends StaffInvoiceLine {
  revision: number
  source: SourceName
  sourceId: string | null
  /** Event of the booking that it is for. */
  eventId: string | null
  /** Number of the order of the shop that it is for. */
  shopOrder: number | null
  email: string | null
  recipient: Recipient
  part: InvoicePart
  orderNumber: string | null
  /** Given by the customer since, with its day. */
  addedOrderNumber: string | null
  addedOrderNumberOn: string | null
  note: string | null
  lines: InvoiceLine[]
  performedFrom: string | null
  performedTo: string | null
  dueDays: number
  paidCents: number
  creditedCents: number
  overpaidCents: number
  /** What was paid too much waits for the decision of a bank (ADR-027). */
  surplusHeld: boolean
  /** Of the payments: what the booking settles since this was credited. */
  handedCents: number
  hasAccount: boolean
  accountKnown: boolean
  vatNumber: string | null
  remindersStopped: boolean
  /** The owner sends the reminders of this one by hand. */
  remindersHeld: boolean
  /** Reminders are sent automatically at all. */
  goesByItself: boolean
  /** The announced next reminder, and its day; it can still be held. */
  planned: { level: ReminderLevel; day: string } | null
  /** The bank of a payer contests, or took back, a payment. */
  disputed: boolean
  writtenOffReason: string | null
  /** Of the private page; null for a draft. */
  url: string | null
  corrects: { id: string; number: string } | null
  creditNotes: { id: string; number: string; totalCents: number }[]
  payments: StaffInvoicePayment[]
  history: StaffInvoiceEvent[]
}
