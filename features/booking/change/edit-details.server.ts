import { accept, refuseFor } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { listGuests } from '../group/group-repository.server.ts'
import { withGuests } from '../group/guest-names.ts'
import type { EmergencyContact } from '../rules/booking-form.ts'
import type { Actor } from '../booking-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { type MoveRequest, mayRequestMove } from '../rules/move-request.ts'

/** Sets the participants' names, at most one per place. Who entered himself stays. */
export function nameParticipants(deps: BookingDeps, id: string, names: readonly string[], by: Actor = {}) {
  return withBookingLocks(deps, id, by, async ({ tx, booking, change }) => {
    if (booking.state === 'cancelled' || booking.state === 'moved') return refuseFor('not_changeable')
    const guests = (await listGuests(tx, [id])).map(({ name }) => name)
    const participants = withGuests(names, guests, booking.people)
    return accept(await change({ participants }, 'participants_named'))
  })
}

/** Null deletes it, in every state: it is data of a third person who may not know. */
export function setEmergencyContact(
  deps: BookingDeps,
  id: string,
  contact: EmergencyContact | null,
  by: Actor = {},
) {
  return withBookingLocks(deps, id, by, async ({ booking, change }) => {
    const { state, emergencyContact: known } = booking
    if (known?.name === contact?.name && known?.phone === contact?.phone) return accept(booking)
    if (contact && (state === 'cancelled' || state === 'moved')) return refuseFor('not_changeable')
    const action = contact ? 'emergency_noted' : 'emergency_deleted'
    return accept(await change({ emergencyContact: contact }, action))
  })
}

/** Deletes the customer's note with the consent to it, in every state: consent can be withdrawn at any time. */
export function withdrawNote(deps: BookingDeps, id: string) {
  return withBookingLocks(deps, id, {}, async ({ booking, change }) =>
    accept(
      booking.note === null ? booking : await change({ note: null, noteConsentAt: null }, 'note_withdrawn'),
    ),
  )
}

/** A group requests another day; nothing moves until staff have decided. The latest request replaces earlier ones; repeating it changes nothing. */
export function requestMove(deps: BookingDeps, bookingId: string, { day, text }: MoveRequest) {
  return withBookingLocks(deps, bookingId, {}, async ({ tx, booking, event, now, change }) => {
    if (!mayRequestMove(booking, event, now)) return refuseFor('not_changeable')
    if (day <= swissTime(now).day) return refuseFor('day_passed')
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
    if (booking.moveRequest === null) return refuseFor('not_changeable')
    const needsAttention = booking.needsAttention.filter((need) => need !== 'move_wished')
    return accept(await change({ moveRequest: null, needsAttention }, 'wish_settled'))
  })
}
