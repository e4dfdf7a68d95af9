import { accept, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { listGuests } from '../group/group-repository.server.ts'
import { withGuests } from '../group/guest-names.ts'
import type { EmergencyContact } from '../rules/booking-form.ts'
import type { Actor } from '../booking-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** Sets the participants' names, at most one per place. Who entered himself stays. */
export function nameParticipants(deps: BookingDeps, id: string, names: readonly string[], by: Actor = {}) {
  return withBookingLocks(deps, id, by, async ({ tx, booking, change }) => {
    if (booking.state === 'cancelled' || booking.state === 'moved') return refuse({ code: 'not_changeable' })
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
    if (contact && (state === 'cancelled' || state === 'moved')) return refuse({ code: 'not_changeable' })
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
