import { randomUUID } from 'node:crypto'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import type { NewBooking, StoredBooking } from '../database/bookings-repository.server.ts'
import type { BookSpotsInput } from './book-spots.server.ts'

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

/** Without what `decideBooking` decides. */
export function toBookingRow(
  { key, payments }: BookingDeps,
  { form, language, termsVersion, network }: BookSpotsInput,
  { totalCents, idempotencyHash, requestHash }: PreparedBooking,
  now: Date,
): Omit<NewBooking, 'state' | 'payment'> {
  const id = randomUUID()
  const { street, postalCode, city } = form
  return {
    id,
    referenceHash: hashToken(deriveToken(key, 'booking-reference', id)),
    eventId: form.eventId,
    people: form.people,
    language,
    name: form.name,
    email: form.email,
    phone: form.phone || null,
    company: form.company || null,
    invoiceAddress: form.way === 'invoice' ? { street, postalCode, city } : null,
    note: form.note || null,
    noteConsentAt: form.note && form.noteConsent ? now : null,
    network: network ?? null,
    totalCents,
    termsVersion,
    termsAcceptedAt: now,
    provider: payments.provider,
    test: payments.test,
    idempotencyHash,
    requestHash,
    createdAt: now,
    updatedAt: now,
  }
}
