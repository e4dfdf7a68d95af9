import type { Language } from '#i18n/languages.ts'

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** As stored. Whether it is paid follows from the amounts, see `invoiceStatus`. */
export const INVOICE_STATES = ['draft', 'sent', 'written_off'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** Of what is agreed with a group: its deposit, or the rest; `whole`: all of it, and whatever is no group. */
export const INVOICE_PARTS = ['whole', 'deposit', 'final'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]

export const INVOICE_STATUSES = [
  'draft',
  'open',
  'partly_paid',
  'paid',
  'overpaid',
  'credited',
  'written_off',
] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What an invoice is for; `id` is empty for one that was written by hand. */
export const INVOICE_SOURCES = ['hand', 'booking', 'order', 'offer'] as const
export type SourceName = (typeof INVOICE_SOURCES)[number]

/** Entered by hand. */
export const HAND_WAYS = ['transfer', 'cash', 'twint', 'card', 'other'] as const
export type HandWay = (typeof HAND_WAYS)[number]
export const PAYMENT_WAYS = [...HAND_WAYS, 'voucher'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** Friendly, second, last. */
export const REMINDER_LEVELS = [1, 2, 3] as const
export type ReminderLevel = (typeof REMINDER_LEVELS)[number]
/** What a reminder asks for, in days. */
export const REMINDER_DEADLINE_DAYS = 10

/** When reminders are sent, as the owners set it. */
export interface ReminderPlan {
  /** They are sent automatically (ADR-057). */
  automatic: boolean
  /** Days after the due day, each later than the one before. */
  days: Record<ReminderLevel, number>
}

export interface Recipient {
  company: string | null
  /** Person, or a department of the company; one of both is needed. */
  name: string | null
  street: string
  houseNumber: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export type LineVat = 'standard' | 'reduced' | 'lodging' | 'none'

export interface InvoiceLine {
  title: string
  detail: string
  /** Hundredths: 150 is 1.5. */
  quantityHundredths: number
  /** Rappen with VAT; negative for a discount. */
  unitCents: number
  /** Counts only for a seller with a number of VAT. */
  vat: LineVat
}

/** Who sold, as it was when the invoice was sent. */
export interface Seller {
  legalName: string
  street: string
  postalCode: string
  city: string
  phone: string
  email: string
  uid: string
  vatNumber: string | null
}

/** Where to pay, as it was when the invoice was sent; null: to follow. */
export interface Account {
  iban: string
  qrIban: string | null
  holder: string
}

export interface InvoiceMoney {
  state: InvoiceState
  totalCents: number
  /** By credit notes. */
  creditedCents: number
  /** Payments that were not undone or passed to the source, less refunds. */
  paidCents: number
}

/** Outstanding amount after credit notes, in Rappen. */
export function payableCents({ totalCents, creditedCents }: InvoiceMoney) {
  return totalCents - creditedCents
}

/** What is still to be paid, in Rappen; never negative. */
export function openCents(money: InvoiceMoney) {
  return money.state === 'sent' ? Math.max(0, payableCents(money) - money.paidCents) : 0
}

/** What was paid too much, in Rappen. */
export function overpaidCents(money: InvoiceMoney) {
  return Math.max(0, money.paidCents - payableCents(money))
}

/** The part of the payments that pays for what was sold, in Rappen. */
export function settledCents(money: InvoiceMoney) {
  return Math.max(0, Math.min(money.paidCents, payableCents(money)))
}

export function invoiceStatus(money: InvoiceMoney): InvoiceStatus {
  if (money.state !== 'sent') return money.state
  const payable = payableCents(money)
  if (money.paidCents > payable) return 'overpaid'
  if (payable === 0) return 'credited'
  if (money.paidCents === payable) return 'paid'
  return money.paidCents <= 0 ? 'open' : 'partly_paid'
}

/** Days after the due day; negative before it. Both `YYYY-MM-DD`. */
export function daysOverdue(dueOn: string, today: string) {
  return Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000)
}

/** `YYYY-MM-DD` that many days later. */
export function daysAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

const PREFIX: Record<InvoiceKind, string> = { invoice: 'R', credit_note: 'G' }

/** `R-2026-0119`, of a credit note `G-2026-0003`. */
export function formatInvoiceNumber(kind: InvoiceKind, year: number, sequence: number) {
  return `${PREFIX[kind]}-${year}-${String(sequence).padStart(4, '0')}`
}

export interface ReminderFacts extends InvoiceMoney {
  kind: InvoiceKind
  dueOn: string
  reminders: number
  /** `YYYY-MM-DD` of the last one. */
  remindedOn: string | null
  remindersStopped: boolean
}

/** The next reminder and the day from which it is due; null when none is to be sent. One that went late delays the next. */
export function nextReminder(
  invoice: ReminderFacts,
  { days }: Pick<ReminderPlan, 'days'>,
): { level: ReminderLevel; from: string } | null {
  if (invoice.kind !== 'invoice' || invoice.remindersStopped || openCents(invoice) === 0) return null
  const level = REMINDER_LEVELS[invoice.reminders]
  if (level === undefined) return null
  const planned = daysAfter(invoice.dueOn, days[level])
  if (level === 1 || !invoice.remindedOn) return { level, from: planned }
  const afterLast = daysAfter(invoice.remindedOn, days[level] - days[level === 2 ? 1 : 2])
  return { level, from: planned > afterLast ? planned : afterLast }
}

/** How a document is read everywhere: on paper, on the private page, in the back office. */
export interface InvoiceDocument {
  kind: InvoiceKind
  part: InvoicePart
  number: string
  language: Language
  seller: Seller
  account: Account | null
  recipient: Recipient
  /** Of the customer's own books. */
  orderNumber: string | null
  /** By the customer, after it was sent; `YYYY-MM-DD`. */
  addedOrderNumber: string | null
  addedOrderNumberOn: string | null
  note: string | null
  lines: readonly InvoiceLine[]
  totalCents: number
  /** `YYYY-MM-DD`. */
  issuedOn: string
  dueOn: string
  /** When it was performed; the same day twice for one day. */
  performedFrom: string | null
  performedTo: string | null
  /** Of a credit note: the number of the invoice that it corrects. */
  corrects: string | null
}
