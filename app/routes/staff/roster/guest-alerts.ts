import type { Food } from '#features/booking/group/group.ts'
import type { RosterEntry } from '../staff-answers.ts'

type Told = Pick<RosterEntry, 'note' | 'guests'>

/** What a guide must know: the booking's note, then those of guests, by name. */
export function guestAlerts({ note, guests }: Told): string[] {
  const own = guests.filter((guest) => guest.note !== '').map((guest) => `${guest.name}: ${guest.note}`)
  return [...(note ? [note] : []), ...own]
}

/** `2 vegetarisch`; of guests who eat everything nothing is said. @param names of foods */
export function guestFoods({ guests }: Pick<Told, 'guests'>, names: Partial<Record<Food, string>>): string[] {
  return (['vegetarian', 'vegan'] as const).flatMap((food) => {
    const count = guests.filter((guest) => guest.food === food).length
    return count > 0 ? [`${count} ${names[food] ?? food}`] : []
  })
}
