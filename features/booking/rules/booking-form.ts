import type { Language } from '#i18n/languages.ts'

/** Maximum characters. */
export const BOOKING_LIMITS = {
  name: 120,
  email: 254,
  phone: 30,
  company: 120,
  street: 120,
  postalCode: 12,
  city: 80,
  note: 1000,
  voucher: 64,
  participant: 120,
} as const

/** Who may pay by invoice: companies alone, or private persons too, who leave the company empty. */
export type InvoiceFor = 'companies' | 'everyone'

export interface InvoiceAddress {
  street: string
  postalCode: string
  city: string
}

/** Whom the guide rings when something happens. One for the whole booking, given if the customer likes. */
export interface EmergencyContact {
  name: string
  phone: string
}

/** Maximum characters. */
export const EMERGENCY_LIMITS = { name: BOOKING_LIMITS.participant, phone: BOOKING_LIMITS.phone } as const

/** How somebody pays who books by telephone; `online`: by a link in the mail, `hold`: not yet. */
export const STAFF_WAYS = ['online', 'door', 'transfer', 'invoice', 'hold'] as const
export type StaffWay = (typeof STAFF_WAYS)[number]

/** Days for which staff may hold places. */
export const HOLD_DAYS = [1, 2, 3, 7, 14] as const

/** As staff write it. */
export interface StaffBookingDraft {
  eventId: string
  people: number
  name: string
  email: string
  phone: string
  language: Language
  way: StaffWay
  holdDays: number
  company: string
  street: string
  postalCode: string
  city: string
  /** For the guide; perhaps about health, hence the consent. */
  note: string
  noteConsent: boolean
  staffNote: string
  participants: string[]
  voucher: string
  waitIfFull: boolean
  shownTotalCents?: number
}
