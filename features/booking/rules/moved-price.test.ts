import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedPrice, priceForPeople } from './booking-price.ts'

const EVENT = { startsLocal: '2027-05-30T09:00', cancelled: false }
const people = fc.integer({ min: 1, max: 40 })
const booking = fc.record({
  people,
  feeCents: fc.integer({ min: 0, max: 50_000 }),
  voucherCents: fc.integer({ min: 0, max: 50_000 }),
})
const price = fc.integer({ min: 0, max: 100_000 })

it('a moved booking costs its places at the new price, and the fees that it had', () => {
  fc.assert(
    fc.property(booking, price, (moved, cents) => {
      const totalCents = moved.people * cents + moved.feeCents
      expect(movedPrice(moved, cents, undefined)).toEqual({ totalCents, placeCents: null })
    }),
  )
})

it('a course voucher pays one place at any price', () => {
  fc.assert(
    fc.property(booking, price, (moved, cents) => {
      const { totalCents } = movedPrice(moved, cents, moved.voucherCents)
      expect(totalCents - moved.feeCents - moved.voucherCents).toBe((moved.people - 1) * cents)
    }),
  )
})

it('afterwards people come and go at the price of their own place, whatever the voucher paid', () => {
  const days = fc
    .integer({ min: 1, max: 150 })
    .map((n) => new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(booking, price, fc.array(people, { maxLength: 6 }), days, (before, cents, changes, today) => {
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
