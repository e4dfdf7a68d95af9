import type { ServiceId } from '#features/services/content/services.ts'
import type { GroupInvoicing } from '#features/services/content/group-invoicing.ts'
import type { Language } from '#i18n/languages.ts'

export const QUOTE_LIMITS = {
  company: 120,
  name: 100,
  email: 254,
  phone: 30,
  street: 120,
  postalCode: 12,
  city: 80,
  text: 120,
  detail: 200,
  reason: 300,
  place: 120,
  note: 1500,
  lines: 20,
  dates: 3,
  orderNumber: 40,
  voucher: 64,
  people: 100,
  /** Hundredths. */
  quantity: 100_000,
  /** Rappen: CHF 100'000. */
  unitCents: 10_000_000,
  days: 365,
} as const

/** `service`: at the published price, unless `reason` explains another one. */
export const QUOTE_LINE_KINDS = ['service', 'extra', 'day_rate', 'travel', 'free'] as const
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number]

export interface QuoteLine {
  kind: QuoteLineKind
  /** In the customer's language. */
  text: string
  detail: string
  /** Hundredths, so that 2.5 days are 250. */
  quantity: number
  unitCents: number
  /** Quantity follows the number of people. */
  perPerson: boolean
  /** Why a service does not cost what is published. */
  reason: string
}

/** `line`: index of the one it is on; null: on all. Exactly one of `percent` (hundredths of a percent) and `cents`. */
export interface QuoteDiscount {
  line: number | null
  percent: number | null
  cents: number | null
  reason: string
}

/** Swiss local time, `YYYY-MM-DD` and `HH:MM`. */
export interface QuoteDate {
  day: string
  from: string
  to: string
}

export interface QuoteEvent {
  serviceId: ServiceId
  people: number
  /** The price applies to this range; the final number is within it. */
  fewest: number
  most: number
  place: string
  meetingPoint: string
}

export interface QuoteCustomer {
  company: string
  name: string
  email: string
  phone: string
  street: string
  postalCode: string
  city: string
}

/** What staff edit and customers read. */
export interface QuoteDocument {
  language: Language
  customer: QuoteCustomer
  /** Null for a project. */
  event: QuoteEvent | null
  dates: QuoteDate[]
  /** The first date is kept free until it expires. */
  holds: boolean
  /** Of a version that was made at once: its dates are requests, and it can be accepted once one is confirmed. */
  awaitsDate?: true
  lines: QuoteLine[]
  discount: QuoteDiscount | null
  /** Of a group. Left out: as the owner has it for the service; what is sent always names it. */
  invoicing?: GroupInvoicing | undefined
  note: string
  /** `YYYY-MM-DD`, included. */
  validUntil: string
}
