import { z } from 'zod'
import { MOST_PEOPLE } from '#features/booking/booking.ts'
import { BOOKING_LIMITS } from '#features/booking/booking-form.ts'
import {
  cancelBooking,
  changePeople,
  moveBooking,
  nameParticipants,
} from '#features/booking/change-booking.server.ts'
import { confirmHeld } from '#features/booking/staff-confirm-held.server.ts'
import { ATTENDANCES, MAX_STAFF_NOTE } from '#features/booking/staff-booking.ts'
import {
  agreeToInvoice,
  givePlace,
  markAttendance,
  resendBookingMail,
  writeStaffNote,
} from '#features/booking/staff-mark-booking.server.ts'
import {
  recordInvoicePaid,
  recordRefunded,
  refundAgain,
} from '#features/booking/staff-settle-booking.server.ts'
import { answer, answerInvalid } from './answer-staff.ts'
import { isId } from './event-endpoints.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'
import { ONE_LINE, SEVERAL_LINES } from '#kernel/written-text.ts'

type Outcome = Parameters<typeof answer>[1]

/** What staff do with a booking. Each change is a noun and writes a line of the booking's diary. */
export function bookingEndpoints(route: StaffRoute, deps: StaffDeps): void {
  function change<Body>(
    path: string,
    schema: z.ZodType<Body>,
    run: (id: string, staffId: string, body: Body) => Promise<Outcome>,
  ): void {
    route('POST', `/bookings/:id/${path}`, async ({ id, member, body, reply }) => {
      const parsed = schema.safeParse(body)
      if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
      if (!isId(id)) return answer(reply, { ok: false, refusal: { code: 'unknown_booking' } })
      const outcome = await run(id, member.id, parsed.data)
      deps.onCalendarWrite()
      return answer(reply, outcome)
    })
  }

  change('cancellation', cancellation, (id, staffId, { feeCents }) =>
    cancelBooking(deps, id, { staffId, ...(feeCents !== undefined && { feeCents }) }),
  )
  change('move', z.object({ eventId: z.uuid() }), (id, staffId, { eventId }) =>
    moveBooking(deps, id, eventId, { staffId }),
  )
  change('people', z.object({ people: z.int().min(1).max(MOST_PEOPLE) }), (id, staffId, { people }) =>
    changePeople(deps, id, people, { staffId }),
  )
  change('participants', z.object({ names }), (id, staffId, { names: given }) =>
    nameParticipants(deps, id, given, { staffId }),
  )
  change('attendance', z.object({ state: z.enum(ATTENDANCES) }), (id, staffId, { state }) =>
    markAttendance(deps, id, state, staffId),
  )
  change('note', z.object({ note }), (id, staffId, { note: text }) =>
    writeStaffNote(deps, id, text || undefined, staffId),
  )
  change('confirmation', nothing, (id, staffId) => givePlace(deps, id, staffId))
  change('invoice', nothing, (id, staffId) => confirmHeld(deps, id, staffId))
  change('payment', nothing, (id, staffId) => recordInvoicePaid(deps, id, staffId))
  change('refund', nothing, (id, staffId) => recordRefunded(deps, id, staffId))
  change('refund-attempt', nothing, (id, staffId) => refundAgain(deps, id, staffId))
  change('agreement', nothing, (id, staffId) => agreeToInvoice(deps, id, staffId))
  change('mail', nothing, (id, staffId) => resendBookingMail(deps, id, staffId))
}

const nothing = z.object({})
/** Undefined: by the terms. */
const cancellation = z.object({ feeCents: z.int().min(0).max(100_000_000).exactOptional() })
const names = z
  .array(z.string().trim().min(1).max(BOOKING_LIMITS.participant).regex(ONE_LINE))
  .max(MOST_PEOPLE)
const note = z.string().trim().max(MAX_STAFF_NOTE).regex(SEVERAL_LINES)
