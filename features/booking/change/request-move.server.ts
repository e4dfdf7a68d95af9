import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { mayRequestMove, type MoveRequest } from '../rules/move-request.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** A group requests another day; nothing moves until staff have decided. The latest request replaces earlier ones; repeating it changes nothing. */
export function requestMove(deps: BookingDeps, bookingId: string, { day, text }: MoveRequest) {
  return withBookingLocks(deps, bookingId, {}, async ({ tx, booking, event, now, change }) => {
    if (!mayRequestMove(booking, event, now)) return refuse({ code: 'not_changeable' })
    if (day <= swissTime(now).day) return refuse({ code: 'day_passed' })
    const { moveRequest: earlier } = booking
    if (earlier?.day === day && earlier.text === text) return accept(booking)
    const needsAttention = [...new Set([...booking.needsAttention, 'move_wished' as const])]
    const wished = await change({ moveRequest: { day, text }, needsAttention }, 'move_wished', { day })
    await enqueueBookingMails(tx, deps, wished, 'move_wished', { byVisitor: true })
    return accept(wished)
  })
}

/** Staff moved the booking or declined with a reason. */
export function settleMoveRequest(deps: BookingDeps, bookingId: string, staffId: string) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ booking, change }) => {
    if (booking.moveRequest === null) return refuse({ code: 'not_changeable' })
    const needsAttention = booking.needsAttention.filter((need) => need !== 'move_wished')
    return accept(await change({ moveRequest: null, needsAttention }, 'wish_settled'))
  })
}
