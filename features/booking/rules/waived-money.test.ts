import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountDueCents,
  type BookingMoney,
  coveredCents,
  receivedCents,
  refundDueCents,
  stillWaivedCents,
} from '../booking.ts'
import { withWaived } from './booking-balance.ts'

const NOTHING: BookingMoney = {
  state: 'confirmed',
  payment: 'paid',
  totalCents: 0,
  feeCents: 0,
  voucherCents: 0,
  paidCents: 0,
  refundedCents: 0,
  withdrawnCents: 0,
  creditedCents: 0,
  waivedCents: 0,
  waivedKeptCents: 0,
  contestedCents: 0,
}

interface Change {
  priceCents: number
  /** Whether what is open then is paid before the next change. */
  isPaid: boolean
}
const change: fc.Arbitrary<Change> = fc.record({
  priceCents: fc.nat(4).map((people) => people * 200_00),
  isPaid: fc.boolean(),
})
const changes = fc.array(change, { maxLength: 6 })

/** As stored: a lower price keeps less of what is waived. */
const stored = (booking: BookingMoney) => ({ ...booking, waivedCents: stillWaivedCents(booking) })
const openCents = (booking: BookingMoney) => Math.max(0, amountDueCents(booking) - coveredCents(booking))
const paid = (booking: BookingMoney) => ({ ...booking, paidCents: booking.paidCents + openCents(booking) })

function refundedWhole(booking: BookingMoney) {
  const dueCents = refundDueCents(booking)
  const after = { ...booking, refundedCents: booking.refundedCents + dueCents }
  return stored(withWaived(booking, after, dueCents))
}

function changed(booking: BookingMoney, all: readonly Change[]): BookingMoney {
  return all.reduce((before, { priceCents, isPaid }) => {
    const after = refundedWhole(stored({ ...before, totalCents: priceCents }))
    return isPaid ? paid(after) : after
  }, booking)
}

function goodwill(booking: BookingMoney, cents: number): BookingMoney {
  return stored(withWaived(booking, { ...booking, refundedCents: booking.refundedCents + cents }))
}

function back(booking: BookingMoney, cents: number): BookingMoney {
  return refundedWhole(
    stored(withWaived(booking, { ...booking, refundedCents: booking.refundedCents - cents })),
  )
}

const anyStory = fc.record({ first: changes, percent: fc.nat(100), later: changes })

describe('a goodwill refund', () => {
  it('leaves open what was open, and is asked for at no later number of people', () => {
    fc.assert(
      fc.property(anyStory, ({ first, percent, later }) => {
        const before = changed(NOTHING, first)
        const cents = Math.floor((receivedCents(before) * percent) / 100)
        const after = goodwill(before, cents)
        expect([openCents(after), refundDueCents(after)]).toEqual([openCents(before), 0])
        const last = paid(changed(after, later))
        const keptCents = receivedCents(last)
        expect(keptCents).toBeLessThanOrEqual(last.totalCents)
        expect(keptCents).toBeGreaterThanOrEqual(last.totalCents - cents)
        // Only who gives up what was paid before the refund has less of it.
        const isWhole = later.every(({ priceCents }) => priceCents >= receivedCents(before))
        if (isWhole) expect(keptCents).toBe(last.totalCents - cents)
      }),
      { numRuns: 1000 },
    )
  })

  it('that comes before the places are given up is what was to be given back for them', () => {
    const two = { ...NOTHING, totalCents: 400_00, paidCents: 400_00 }
    const one = changed(goodwill(two, 200_00), [{ priceCents: 200_00, isPaid: false }])
    expect([refundDueCents(one), openCents(one), one.waivedCents]).toEqual([0, 0, 0])
    expect(openCents(changed(one, [{ priceCents: 400_00, isPaid: false }]))).toBe(200_00)
  })

  it('that does not arrive leaves the booking as if it had not been made', () => {
    fc.assert(
      fc.property(anyStory, changes, ({ first, percent, later }, last) => {
        const before = changed(NOTHING, first)
        const cents = Math.floor((receivedCents(before) * percent) / 100)
        const end = paid(changed(back(changed(goodwill(before, cents), later), cents), last))
        expect([end.waivedCents, receivedCents(end)]).toEqual([0, end.totalCents])
      }),
    )
  })
})
