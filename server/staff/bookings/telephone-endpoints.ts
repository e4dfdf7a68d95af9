import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { bookSpots } from '#features/booking/book/book-spots.server.ts'
import type { StaffBookingForm } from '#features/booking/rules/staff-booking-form.schema.ts'
import { staffBookingSchema } from '#features/booking/rules/staff-booking-form.schema.ts'
import { refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const body = z.object({ key: z.uuid(), form: z.custom<unknown>() }).transform(({ key, form }, context) => {
  const parsed = staffBookingSchema.safeParse(form)
  if (parsed.success) return { key, form: parsed.data }
  for (const { path, message } of parsed.error.issues)
    context.issues.push({ code: 'custom', message, path: [...path], input: form })
  return z.NEVER
})

/** Booking by telephone. */
export function telephoneEndpoints(route: StaffRoute, deps: StaffDeps): void {
  route('POST', '/bookings', 'bookings', 'none', body, async ({ body: { key, form }, member, reply }) => {
    const booked = await bookSpots(deps, {
      form: toSpots(form),
      language: form.language,
      termsVersion: deps.legal.current('terms'),
      idempotencyKey: `staff ${key}`,
      byStaff: {
        staffId: member.id,
        way: form.way,
        holdDays: form.holdDays,
        staffNote: form.staffNote || null,
        participants: form.participants.slice(0, form.people),
        onBooked: (tx, { id, eventId }) =>
          recordAction(tx, {
            at: deps.clock(),
            action: 'booking_made',
            actorId: member.id,
            detail: { bookingId: id, eventId },
          }),
      },
    })
    deps.onCalendarWrite()
    if (!booked.ok) return refuseStaff(reply, booked.refusal)
    const { booking, isNew } = booked.value
    const { id, number, state, payment } = booking
    if (isNew) reply.code(201)
    return { id, number, state, payment, offeredUntil: booking.offeredUntil?.toISOString() ?? null }
  })
}

/** `way` is that of staff; the visitors' one only states whether there is an address to invoice. */
function toSpots({ way, email, ...form }: StaffBookingForm) {
  const { language: _language, holdDays: _days, participants: _names, staffNote: _note, ...spots } = form
  return {
    ...spots,
    email: email || null,
    way: way === 'invoice' ? ('invoice' as const) : ('online' as const),
    terms: true as const,
  }
}
