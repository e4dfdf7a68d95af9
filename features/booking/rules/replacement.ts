/** Places given up for a fee, in the order in which they were given up. */
export interface AbandonedPlaces {
  id: number
  bookingId: string
  people: number
  /** Rappen that the terms keep for them. */
  feeCents: number
  /** Already taken by the waiting list, and given back for that. */
  replaced: number
  backCents: number
}

export interface Replacement {
  abandonedId: number
  bookingId: string
  places: number
  backCents: number
}

/**
 * Whose places somebody from the waiting list takes: the oldest first, and only those that are not free any more. What is kept for
 * a booking returns place by place, and to the Rappen when all of them are taken. @param free places without
 * anybody confirmed; infinite without a limit @param people who come from the waiting list
 */
export function replacedBy(
  abandoned: readonly AbandonedPlaces[],
  { free, people }: { free: number; people: number },
) {
  const open = abandoned.reduce((sum, each) => sum + each.people - each.replaced, 0)
  let left = Math.max(0, Math.min(people, open - free))
  return abandoned.flatMap((each) => {
    const places = Math.min(left, each.people - each.replaced)
    if (places === 0) return []
    left -= places
    const due = Math.floor((each.feeCents * (each.replaced + places)) / each.people)
    return [{ abandonedId: each.id, bookingId: each.bookingId, places, backCents: due - each.backCents }]
  })
}
