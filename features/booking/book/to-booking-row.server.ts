import { randomUUID } from 'node:crypto'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { NewBooking } from '../database/bookings-repository.server.ts'
import type { DueWay } from '../booking.ts'
import type { StaffWay } from '../rules/booking-form.ts'
import type { BookSpotsInput, PreparedBooking } from './booking-input.server.ts'

/** Without what `decideBooking` decides. */
export function toBookingRow(
  { key, payments }: BookingDeps,
  { form, language, termsVersion, network, byStaff }: BookSpotsInput,
  { totalCents, idempotencyHash, requestHash }: PreparedBooking,
  now: Date,
) {
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
    dueWay: dueWayOf(byStaff?.way),
    participants: byStaff ? [...byStaff.participants] : [],
    staffNote: byStaff?.staffNote ?? null,
    note: form.note || null,
    noteConsentAt: form.note && form.noteConsent ? now : null,
    network: network ?? null,
    totalCents,
    termsVersion,
    termsAcceptedAt: now,
    provider: payments.provider,
    idempotencyHash,
    requestHash,
    createdAt: now,
    updatedAt: now,
  } satisfies Omit<NewBooking, 'state' | 'payment'>
}

function dueWayOf(way: StaffWay | undefined): DueWay {
  return way === 'door' || way === 'transfer' ? way : 'invoice'
}
