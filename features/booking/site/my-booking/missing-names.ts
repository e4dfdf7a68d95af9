import type { MyBooking } from './my-booking.loader.ts'

type NamedBooking = Pick<MyBooking, 'state' | 'mayCancel' | 'people' | 'participants' | 'name'>

const MOST_TYPED = 6

/** A single person without a named participant is the customer. */
export function knownNames({ people, participants, name }: NamedBooking): readonly string[] {
  if (participants.length > 0) return participants
  return people === 1 && name ? [name] : []
}

export function mayName({ state, mayCancel }: NamedBooking): boolean {
  return state === 'confirmed' && mayCancel
}

/** So many that they enter themselves by the link, rather than that one person types their names. */
export function isLargeGroup({ people, group }: Pick<MyBooking, 'people' | 'group'>): boolean {
  return group !== null && people > MOST_TYPED
}

/** 0 once names can no longer be given. */
export function missingNames(booking: NamedBooking): number {
  return mayName(booking) ? Math.max(0, booking.people - knownNames(booking).length) : 0
}
