import type { MyBooking } from './my-booking.loader.ts'

/** What is asked of a booking about names. */
type NamedBooking = Pick<MyBooking, 'state' | 'mayCancel' | 'people' | 'participants' | 'name'>

/** The names known of those who come: of one person who named nobody else it is who booked. */
export function knownNames({ people, participants, name }: NamedBooking): readonly string[] {
  if (participants.length > 0) return participants
  return people === 1 && name ? [name] : []
}

/** Whether names can still be given on the booking's page. */
export function mayName({ state, mayCancel }: NamedBooking): boolean {
  return state === 'confirmed' && mayCancel
}

/** How many names are still asked for: 0 once they can no longer be given. */
export function missingNames(booking: NamedBooking): number {
  return mayName(booking) ? Math.max(0, booking.people - knownNames(booking).length) : 0
}
