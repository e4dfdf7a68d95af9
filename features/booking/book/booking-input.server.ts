import type { Language } from '#i18n/languages.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import type { StaffWay } from '../rules/booking-form.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import type { Transaction } from '#platform/database/database.ts'

/** Null is allowed only when staff book. */
export interface SpotsForm extends Omit<BookingForm, 'email'> {
  email: string | null
}

/** What staff agree on by telephone beside the form. */
export interface StaffTerms {
  staffId: string
  /** `online` and `hold` reserve places; whoever pays online accepts them on the private page. */
  way: StaffWay
  /** For `hold`. */
  holdDays: number
  staffNote: string | null
  participants: readonly string[]
  /** In the transaction of the booking, once. */
  onBooked?: (tx: Transaction, booking: { id: string; eventId: string }) => Promise<void>
}

export interface BookSpotsInput {
  form: SpotsForm
  language: Language
  termsVersion: string
  /** The same key and form make one booking. */
  idempotencyKey?: string | undefined
  network?: string | undefined
  /** Booking that this browser has gone to pay for; its own hold never blocks a resubmission. */
  openReference?: string | undefined
  /** Not by a visitor: no limits of networks, nothing to approve, mails are never withheld. */
  byStaff?: StaffTerms | undefined
}

/** What is read before the event's lock. */
export interface PreparedBooking {
  event: BookedEvent
  totalCents: number
  idempotencyHash: string | null
  requestHash: string
  hold?: StoredBooking
  /** Vouchers are locked in id order, so the new booking's may precede the hold's. */
  voucherComesFirst?: boolean
}
