import {
  amountDueCents,
  type BookingMoney,
  coveredCents,
  receivedCents,
  stillWaivedCents,
} from '../booking.ts'

/**
 * A booking after money went back at the provider, or came from there again, with what is waived. Money that went and leaves more open
 * than before was not to be given back: it is waived. What comes again was waived first.
 * @param owedCents of what went, what we had promised: never waived, also where its places were taken again meanwhile
 */
export function withWaived<Money extends BookingMoney>(before: Money, after: Money, dueCents = 0): Money {
  const goneCents = receivedCents(before) - receivedCents(after)
  if (goneCents < 0) {
    const backCents = Math.min(before.waivedCents, -goneCents)
    return {
      ...after,
      waivedCents: before.waivedCents - backCents,
      waivedKeptCents: before.waivedKeptCents + backCents,
    }
  }
  const moreCents = Math.min(openCents(after) - openCents(before), goneCents - dueCents)
  if (moreCents <= 0) return after
  const waivedCents = stillWaivedCents(before) + moreCents
  return { ...after, waivedCents, waivedKeptCents: receivedCents(after) }
}

function openCents(booking: BookingMoney): number {
  return Math.max(0, amountDueCents(booking) - coveredCents(booking))
}
