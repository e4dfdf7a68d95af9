/** What an accepted quote says about a group; its totals replace a price per place. */
export interface AgreedPrice {
  /** Fewer are welcome and pay as many as these. */
  fewest: number
  /** Rappen, for every number of people from the fewest on. */
  totalCents: number[]
  /** Last day on which the customer tells the final number, `YYYY-MM-DD`; who falls ill later costs nothing to change. */
  finalUntil: string
}

/** Rappen. Undefined for more people than were agreed. */
export function agreedTotal({ fewest, totalCents }: AgreedPrice, people: number): number | undefined {
  return totalCents[Math.max(people, fewest) - fewest]
}
