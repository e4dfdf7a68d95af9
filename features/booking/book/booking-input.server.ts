import type { Language } from '#i18n/languages.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'

export interface BookSpotsInput {
  form: BookingForm
  language: Language
  termsVersion: string
  /** The same key and form make one booking. */
  idempotencyKey?: string | undefined
  network?: string | undefined
  /** Booking that this browser has gone to pay for; its own hold never blocks a resubmission. */
  openReference?: string | undefined
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
