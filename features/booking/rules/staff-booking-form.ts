import type { Language } from '#i18n/languages.ts'

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
