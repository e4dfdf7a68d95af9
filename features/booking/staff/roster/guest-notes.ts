import type { Food } from '#features/booking/group/group.ts'
import type { RosterEntry } from '#features/booking/staff/roster.contract.ts'

/** Notes and food of guests, by person. @param foods labels of special diets */
export function guestNotes(
  { guests }: Pick<RosterEntry, 'guests'>,
  foods: Readonly<Record<Exclude<Food, 'everything'>, string>>,
): { id: string; name: string; text: string }[] {
  return guests.flatMap(({ id, name, food, note }) => {
    const text = [food === 'everything' ? '' : foods[food], note].filter(Boolean).join(', ')
    return text ? [{ id, name, text }] : []
  })
}
