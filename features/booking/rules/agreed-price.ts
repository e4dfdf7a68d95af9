import { BOOKING_TERMS } from '#content/booking-terms.ts'

/** What an accepted quote says about a group; its totals replace a price per place. */
export interface AgreedPrice {
  /** Fewer are welcome and pay as many as these. */
  fewest: number
  /** Rappen, for every number of people from the fewest on. */
  totalCents: number[]
  /** `YYYY-MM-DD`: the last day for the customer's final number of people, unless the event moves. */
  finalUntil: string
}

/** Rappen. Undefined for more people than were agreed. */
export function agreedTotal(
  { fewest, totalCents }: Pick<AgreedPrice, 'fewest' | 'totalCents'>,
  people: number,
): number | undefined {
  return totalCents[Math.max(people, fewest) - fewest]
}

/** An agreed price on the customer's page. */
export interface AgreedView extends Pick<AgreedPrice, 'fewest' | 'totalCents'> {
  most: number
  /** `YYYY-MM-DD`, included. */
  finalDay: string
  /** The number can no longer be changed by the customer. */
  isFinal: boolean
}

/** @param eventDay where the event is now; @param today both `YYYY-MM-DD` */
export function viewAgreed(agreed: AgreedPrice, eventDay: string, today: string): AgreedView {
  const { fewest, totalCents } = agreed
  const finalDay = finalNumberUntil(agreed, eventDay)
  return { fewest, most: fewest + totalCents.length - 1, totalCents, finalDay, isFinal: finalDay < today }
}

/** The last day for the customer's final number of people; it moves with a postponed event. */
export function finalNumberUntil({ finalUntil }: Pick<AgreedPrice, 'finalUntil'>, eventDay: string): string {
  const day = new Date(`${eventDay}T00:00Z`)
  day.setUTCDate(day.getUTCDate() - BOOKING_TERMS.finalNumberDays)
  const before = day.toISOString().slice(0, 10)
  return before > finalUntil ? before : finalUntil
}
