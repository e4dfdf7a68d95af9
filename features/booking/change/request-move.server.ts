import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import type { MoveRequest } from '../rules/move-request.ts'
import { mayRequestMove } from '../rules/move-request.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

type Answer<Code extends string> = Promise<Result<StoredBooking, { code: 'unknown_booking' | Code }>>
type Wished = Answer<'not_changeable' | 'day_passed'>
type Settled = Answer<'not_changeable'>

/** A group requests another day; nothing moves until staff have decided. The latest request replaces earlier ones; repeating it changes nothing. */
export function requestMove(deps: BookingDeps, bookingId: string, { day, text }: MoveRequest): Wished {
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Wished => {
    if (!mayRequestMove(booking, event, now)) return refuse({ code: 'not_changeable' })
    if (day <= swissTime(now).day) return refuse({ code: 'day_passed' })
    const { moveRequest: earlier } = booking
    if (earlier?.day === day && earlier.text === text) return accept(booking)
    const needsAttention = [...new Set([...booking.needsAttention, 'move_wished' as const])]
    const wished = await updateBooking(tx, bookingId, { moveRequest: { day, text }, needsAttention }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'move_wished', detail: { day } })
    await enqueueBookingMails(tx, deps, wished, 'move_wished', { byVisitor: true })
    return accept(wished)
  })
}

/** Staff moved the booking or declined with a reason. */
export function settleMoveRequest(deps: BookingDeps, bookingId: string, staffId: string): Settled {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Settled => {
    if (booking.moveRequest === null) return refuse({ code: 'not_changeable' })
    const needsAttention = booking.needsAttention.filter((need) => need !== 'move_wished')
    const settled = await updateBooking(tx, bookingId, { moveRequest: null, needsAttention }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'wish_settled', actorId: staffId })
    return accept(settled)
  })
}
