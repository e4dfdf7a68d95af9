import type { BookingNoun } from '#app/routes/staff/bookings/booking-api.ts'
import type { StaffPosts } from '#app/routes/staff/api/staff-actions.ts'
import { settleMoveRequest } from '#features/booking/change/request-move.server.ts'
import { z } from 'zod'
import { mayDo, type Permission, type StaffRole } from '#features/account/roles/permissions.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { DUE_WAYS, MAX_PEOPLE, PAYMENT_MEANS } from '#features/booking/booking.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { nameParticipants } from '#features/booking/change/name-participants.server.ts'
import { setEmergencyContact } from '#features/booking/change/set-emergency-contact.server.ts'
import { emergencyContactSchema } from '#features/booking/rules/emergency-contact.schema.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { eventPrice } from '#features/calendar/rules/event-input.schema.ts'
import { MAX_REVISION_LENGTH } from '#features/booking/rules/booking-revision.ts'
import { confirmHeld } from '#features/booking/staff/staff-confirm-held.server.ts'
import { ATTENDANCES, MAX_STAFF_NOTE } from '#features/booking/rules/staff-booking.ts'
import {
  approveInvoice,
  grantPlace,
  markAttendance,
  markCalled,
  resendBookingMail,
  writeStaffNote,
} from '#features/booking/staff/staff-mark-booking.server.ts'
import {
  recordInvoicePaid,
  recordRefunded,
  retryRefund,
} from '#features/booking/staff/staff-settle-booking.server.ts'
import { MAX_SCANNED, scannedCode } from '#features/voucher/staff/staff-voucher.ts'
import { payBookingByVoucher } from '../../vouchers/pay-booking-by-voucher.ts'
import { refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { answer, refuseStaff } from '../answer-staff.ts'
import { type Accepting, noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'
import type { Risk } from '#kit/contract.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Transaction } from '#platform/database/database.ts'

type BookingAddress = Extract<keyof StaffPosts, `/bookings/:id/${string}`>
type Outcome = Parameters<typeof answer>[1]

export function bookingEndpoints(route: StaffRoute, deps: StaffDeps): void {
  function change<Noun extends BookingNoun, Schema extends z.ZodType>(
    noun: Noun,
    needs: Permission,
    risk: Risk,
    schema: Accepting<Schema, StaffPosts[`/bookings/:id/${Noun}`]['body']>,
    run: (id: string, staffId: string, body: z.output<Schema>, role: StaffRole) => Promise<Outcome>,
  ): void {
    route<BookingAddress, z.ZodType>(
      'POST',
      `/bookings/:id/${noun}`,
      needs,
      risk,
      schema,
      async ({ id, member, body, reply }) => {
        if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_booking' })
        const outcome = await run(id, member.id, body as z.output<Schema>, member.role)
        deps.onCalendarWrite()
        return answer(reply, outcome)
      },
    )
  }

  /** The amount is in the booking's history. */
  const audited =
    (action: 'booking_paid' | 'booking_refunded', actorId: string) =>
    (tx: Transaction, { id: bookingId }: { id: string }) =>
      recordAction(tx, { at: deps.clock(), action, actorId, detail: { bookingId } })

  change(
    'cancellation',
    'bookings',
    'returns_money',
    cancellation,
    async (id, staffId, { feeCents, seen }, role) =>
      feeCents !== undefined && !mayDo(role, 'refunds')
        ? refuse({ code: 'no_permission' })
        : cancelBooking(deps, id, { staffId, seen, ...(feeCents !== undefined && { feeCents }) }),
  )
  change(
    'move',
    'bookings',
    'returns_money',
    z.object({
      eventId: z.uuid(),
      notify: z.boolean().default(true),
      priceCents: z.optional(eventPrice),
      /** Of pages that were opened before the price itself was sent: they read the current one first. */
      reprice: z.optional(z.boolean()),
      seen,
    }),
    async (id, staffId, { eventId, notify, priceCents, reprice, seen: shown }) =>
      reprice && priceCents === undefined
        ? refuse({ code: 'changed_meanwhile' })
        : moveBooking(deps, id, eventId, { staffId, notify, priceCents, seen: shown }),
  )
  change(
    'people',
    'bookings',
    'returns_money',
    z.object({ people: z.int().min(1).max(MAX_PEOPLE), seen }),
    (id, staffId, { people, seen: shown }) => changePeople(deps, id, people, { staffId, seen: shown }),
  )
  change('participants', 'bookings', 'none', z.object({ names }), (id, staffId, { names: given }) =>
    nameParticipants(deps, id, given, { staffId }),
  )
  change(
    'emergency',
    'bookings',
    'none',
    z.object({ contact: emergencyContactSchema }),
    (id, staffId, { contact }) => setEmergencyContact(deps, id, contact, { staffId }),
  )
  change(
    'attendance',
    'bookings',
    'none',
    z.object({ state: z.enum(ATTENDANCES) }),
    (id, staffId, { state }) => markAttendance(deps, id, state, staffId),
  )
  change('note', 'bookings', 'none', z.object({ note }), (id, staffId, { note: text }) =>
    writeStaffNote(deps, id, text || undefined, staffId),
  )
  change('confirmation', 'bookings', 'none', granting, (id, staffId, { dueWay }) =>
    grantPlace(deps, id, staffId, dueWay),
  )
  change('call', 'bookings', 'none', noBody, (id, staffId) => markCalled(deps, id, staffId))
  change('wish', 'bookings', 'none', noBody, (id, staffId) => settleMoveRequest(deps, id, staffId))
  change('invoice', 'bookings', 'none', noBody, (id, staffId) => confirmHeld(deps, id, staffId))
  change('payment', 'bookings', 'none', payment, (id, staffId, { cents, means }) =>
    recordInvoicePaid(deps, id, staffId, cents, means, audited('booking_paid', staffId)),
  )
  change('voucher', 'bookings', 'none', z.object({ code: voucherCode }), (id, staffId, { code }) =>
    payBookingByVoucher(deps, id, scannedCode(code), { staffId, onPaid: audited('booking_paid', staffId) }),
  )
  change('refund', 'refunds', 'returns_money', seenAmount, (id, staffId, { cents }) =>
    recordRefunded(deps, id, staffId, cents, audited('booking_refunded', staffId)),
  )
  change('refund-attempt', 'refunds', 'returns_money', noBody, (id, staffId) =>
    retryRefund(deps, id, staffId, audited('booking_refunded', staffId)),
  )
  change('agreement', 'bookings', 'none', noBody, (id, staffId) => approveInvoice(deps, id, staffId))
  change('mail', 'bookings', 'none', noBody, (id, staffId) => resendBookingMail(deps, id, staffId))
}

/** Typed, or scanned from the voucher's QR code. */
const voucherCode = z.string().overwrite(plainLine).min(1).max(MAX_SCANNED).regex(SINGLE_LINE)
const seenAmount = z.object({ cents: z.int().min(1).max(100_000_000) })
const payment = seenAmount.extend({ means: z.enum(PAYMENT_MEANS).exactOptional() })
const granting = z.object({ dueWay: z.enum(DUE_WAYS).exactOptional() })
/** Revision that the page showed; undefined skips the check. */
const seen = z.string().max(MAX_REVISION_LENGTH).optional()
/** Without `feeCents` the terms apply. */
const cancellation = z.object({ feeCents: z.int().min(0).max(100_000_000).exactOptional(), seen })
const names = z
  .array(z.string().overwrite(plainLine).min(1).max(BOOKING_LIMITS.participant).regex(SINGLE_LINE))
  .max(MAX_PEOPLE)
const note = z.string().overwrite(plainText).max(MAX_STAFF_NOTE).regex(MULTI_LINE)
