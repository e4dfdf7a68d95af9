import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATES } from '../booking.ts'
import {
  agreedTotal,
  feeToday,
  finalNumberUntil,
  movedPrice,
  priceForPeople,
  viewAgreed,
} from './booking-price.ts'

const EVENT = { startsLocal: '2027-05-30T09:00', cancelled: false }
const booking = {
  state: 'confirmed' as const,
  people: 4,
  totalCents: 800_00,
  feeCents: 0,
  freeToLeave: false,
}
const FAR = '2027-01-01'
const SAME_DAY = '2027-05-30'

const bookings = fc
  .record({
    state: fc.constantFrom(...BOOKING_STATES),
    people: fc.integer({ min: 1, max: 40 }),
    each: fc.integer({ min: 0, max: 1_000_00 }),
    feeCents: fc.integer({ min: 0, max: 500_00 }),
    freeToLeave: fc.boolean(),
  })
  .map(({ each, ...rest }) => ({ ...rest, totalCents: each * rest.people + rest.feeCents }))
const events = fc.record({ startsLocal: fc.constant('2027-05-30T09:00'), cancelled: fc.boolean() })
const days = fc
  .integer({ min: 1, max: 150 })
  .map((n) => new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10))

describe('the fee of cancelling today', () => {
  it('is zero long before, and the whole price on the day', () => {
    expect(feeToday(booking, EVENT, FAR)).toBe(0)
    expect(feeToday(booking, EVENT, SAME_DAY)).toBe(800_00)
  })

  it('is zero when we called the event off, and without a place', () => {
    expect(feeToday(booking, { ...EVENT, cancelled: true }, SAME_DAY)).toBe(0)
    expect(feeToday({ ...booking, state: 'waitlisted' }, EVENT, SAME_DAY)).toBe(0)
  })

  it('is the fee of earlier places for whoever may cancel free of charge', () => {
    expect(feeToday({ ...booking, feeCents: 100_00, freeToLeave: true }, EVENT, SAME_DAY)).toBe(100_00)
  })

  it('is never more than the total, and increases towards the day', () => {
    fc.assert(
      fc.property(bookings, events, days, days, (one, event, a, b) => {
        const [early, late] = [a, b].toSorted()
        const fees = [early, late].map((day) => feeToday(one, event, day ?? a))
        expect(fees[0]).toBeLessThanOrEqual(fees[1] ?? 0)
        expect(fees[1]).toBeLessThanOrEqual(one.totalCents)
      }),
    )
  })
})

describe('the price for another number of people', () => {
  it('adds places at the price of the others', () => {
    const price = { totalCents: 1_200_00, feeCents: 0, lostFeeCents: 0 }
    expect(priceForPeople(booking, EVENT, 6, SAME_DAY)).toEqual(price)
  })

  it('removes places that are free to cancel, and keeps the fee of those that are not', () => {
    expect(priceForPeople(booking, EVENT, 3, FAR)).toEqual({
      totalCents: 600_00,
      feeCents: 0,
      lostFeeCents: 0,
    })
    const late = { totalCents: 800_00, feeCents: 200_00, lostFeeCents: 200_00 }
    expect(priceForPeople(booking, EVENT, 3, SAME_DAY)).toEqual(late)
  })

  it('does not charge the fee of earlier places to the others', () => {
    const before = { ...booking, people: 3, totalCents: 700_00, feeCents: 100_00 }
    const price = { totalCents: 900_00, feeCents: 100_00, lostFeeCents: 0 }
    expect(priceForPeople(before, EVENT, 4, FAR)).toEqual(price)
  })

  it('is whole Rappen, at least the fees, and never higher for fewer people', () => {
    fc.assert(
      fc.property(bookings, events, days, fc.integer({ min: 1, max: 40 }), (one, event, today, people) => {
        const price = priceForPeople(one, event, people, today)
        expect(Number.isInteger(price.totalCents)).toBe(true)
        expect(price.feeCents).toBe(one.feeCents + price.lostFeeCents)
        expect(price.totalCents).toBeGreaterThanOrEqual(price.feeCents)
        if (people <= one.people) expect(price.totalCents).toBeLessThanOrEqual(one.totalCents)
        else expect(price.lostFeeCents).toBe(0)
      }),
    )
  })

  it('is never higher for fewer people after a credit note, and leaves the place that a course voucher pays', () => {
    const credited = fc
      .record({
        one: bookings,
        percent: fc.nat(100),
        isKept: fc.boolean(),
        hasCourse: fc.boolean(),
        fewer: fc.nat(),
      })
      .map(({ one, percent, isKept, hasCourse, fewer }) => {
        const each = (one.totalCents - one.feeCents) / one.people
        const courseCents = hasCourse ? each : 0
        const placesCents = courseCents + Math.floor((each * one.people - courseCents) * (percent / 100))
        const placeCents = isKept ? each : null
        const totalCents = placesCents + one.feeCents
        return { ...one, totalCents, placeCents, courseCents, fewer: 1 + (fewer % one.people) }
      })
    fc.assert(
      fc.property(credited, events, days, ({ fewer, ...one }, event, today) => {
        const price = priceForPeople(one, event, fewer, today)
        expect(price.totalCents).toBeLessThanOrEqual(one.totalCents)
        expect(price.totalCents - price.feeCents).toBeGreaterThanOrEqual(one.courseCents)
      }),
    )
  })
})

const people = fc.integer({ min: 1, max: 40 })
const moved = fc.record({
  people,
  feeCents: fc.integer({ min: 0, max: 50_000 }),
  voucherCents: fc.integer({ min: 0, max: 50_000 }),
})
const price = fc.integer({ min: 0, max: 100_000 })

it('a moved booking costs its places at the new price, and the fees that it had', () => {
  fc.assert(
    fc.property(moved, price, (one, cents) => {
      const totalCents = one.people * cents + one.feeCents
      expect(movedPrice(one, cents, undefined)).toEqual({ totalCents, placeCents: null })
    }),
  )
})

it('a course voucher pays one place at any price', () => {
  fc.assert(
    fc.property(moved, price, (one, cents) => {
      const { totalCents } = movedPrice(one, cents, one.voucherCents)
      expect(totalCents - one.feeCents - one.voucherCents).toBe((one.people - 1) * cents)
    }),
  )
})

it('afterwards people come and go at the price of their own place, whatever the voucher paid', () => {
  fc.assert(
    fc.property(moved, price, fc.array(people, { maxLength: 6 }), days, (before, cents, changes, today) => {
      const { feeCents, voucherCents } = before
      const course = voucherCents > 0 ? voucherCents : undefined
      let now = {
        ...before,
        state: 'confirmed' as const,
        freeToLeave: false,
        ...movedPrice(before, cents, course),
      }
      for (const count of changes) {
        const price = priceForPeople(now, EVENT, count, today)
        now = { ...now, people: count, totalCents: price.totalCents, feeCents: price.feeCents }
      }
      const own = course ?? cents
      expect(now.totalCents).toBe(cents * (now.people - 1) + own + now.feeCents)
      expect(now.feeCents).toBeGreaterThanOrEqual(feeCents)
    }),
  )
})

describe('an agreed price', () => {
  const agreed = { fewest: 16, totalCents: [320_000, 340_000, 360_000], finalUntil: '2026-12-11' }

  it('is the one of the number of people', () => {
    expect(agreedTotal(agreed, 17)).toBe(340_000)
    expect(agreedTotal(agreed, 18)).toBe(360_000)
  })
  it('does not fall below that of the smallest agreed group', () => {
    expect(agreedTotal(agreed, 3)).toBe(320_000)
  })
  it('is mentioned until a week before the event, also when that is postponed', () => {
    expect(finalNumberUntil(agreed, '2026-12-18')).toBe('2026-12-11')
    expect(finalNumberUntil(agreed, '2027-01-03')).toBe('2026-12-27')
    // An earlier day was not what the customer read.
    expect(finalNumberUntil(agreed, '2026-12-14')).toBe('2026-12-11')
  })
  it('is shown with the range it holds for, and whether the number is final', () => {
    const expected = { fewest: 16, most: 18, totalCents: agreed.totalCents, finalDay: '2026-12-11' }
    expect(viewAgreed(agreed, '2026-12-18', '2026-12-11')).toEqual({ ...expected, isFinal: false })
    expect(viewAgreed(agreed, '2026-12-18', '2026-12-12')).toEqual({ ...expected, isFinal: true })
  })
  it('does not exist for more than agreed', () => {
    expect(agreedTotal(agreed, 19)).toBeUndefined()
  })
})
