import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken, deriveToken } from '#platform/secrets.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { BookableEvent } from '../booking.ts'
import { movePayments } from '../database/booking-payments-repository.server.ts'
import { insertBooking, type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { moveGroup } from '../group/group-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { moveChoices } from '../plan-b/plans-repository.server.ts'

/**
 * The booking anew at `to`, with its money, voucher and choice; the old one is `moved`. Drafts of its invoices are written anew. The
 * caller has locked both events and the booking, knows that there is room, and recounts the event that it leaves.
 */
export async function carryBooking(
  tx: Transaction,
  deps: BookingDeps,
  {
    booking,
    to,
    taken,
    now,
    staffId,
    notify = true,
  }: {
    booking: StoredBooking
    to: BookableEvent
    taken: number
    now: Date
    staffId?: string | undefined
    notify?: boolean
  },
): Promise<StoredBooking> {
  const id = randomUUID()
  const { number: _number, ...copied } = booking
  const moved = await insertBooking(
    tx,
    {
      ...copied,
      id,
      eventId: to.id,
      movedFromId: booking.id,
      referenceHash: hashToken(deriveToken(deps.key, 'booking-reference', id)),
      idempotencyHash: null,
      sessionId: null,
      sessionUrl: null,
      freeToLeave: false,
      moveRequest: null,
      needsAttention: booking.needsAttention.filter((need) => need !== 'move_wished'),
      remindedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    deps,
  )
  if (booking.voucherId) await deps.vouchers.carry(tx, { from: booking.id, to: id }, now)
  await movePayments(tx, booking.id, id)
  await moveGroup(tx, booking.id, id)
  await moveChoices(tx, booking.id, id)
  await updateBooking(
    tx,
    booking.id,
    {
      state: 'moved',
      payment: 'nothing_due',
      voucherCents: 0,
      paidCents: 0,
      refundedCents: 0,
      withdrawnCents: 0,
      contestedCents: 0,
      testCents: 0,
      creditedCents: 0,
      waivedCents: 0,
    },
    now,
  )
  const detail = { to: moved.id }
  await recordBookingEvent(tx, {
    bookingId: booking.id,
    at: now,
    action: 'moved',
    actorId: staffId,
    detail,
  })
  await recordBookingEvent(tx, {
    bookingId: id,
    at: now,
    action: 'moved_here',
    actorId: staffId,
    detail: { from: booking.id, ...(!notify && { untold: true }) },
  })
  await deps.events.setTaken(tx, to.id, taken + moved.people)
  await deps.invoices.redraft(tx, moved, { staffId, now })
  await enqueueBookingMails(tx, deps, moved, 'moved', { byVisitor: !staffId, notify })
  return moved
}
