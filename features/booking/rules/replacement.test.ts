import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AbandonedPlaces, replacedBy } from './replacement.ts'

const one = (id: number, people: number, feeCents: number): AbandonedPlaces => ({
  id,
  bookingId: `b${id}`,
  people,
  feeCents,
  replaced: 0,
  backCents: 0,
})

describe('places given up for a fee', () => {
  it('are replaced oldest first, and refund the fee of each place', () => {
    const all = [one(1, 2, 300_01), one(2, 1, 50_00)]
    expect(replacedBy(all, { free: 2, people: 1 })).toEqual([
      { abandonedId: 1, bookingId: 'b1', places: 1, backCents: 150_00 },
    ])
    expect(replacedBy(all, { free: 0, people: 3 })).toEqual([
      { abandonedId: 1, bookingId: 'b1', places: 2, backCents: 300_01 },
      { abandonedId: 2, bookingId: 'b2', places: 1, backCents: 50_00 },
    ])
  })

  it('refund nothing while as many places are free', () => {
    expect(replacedBy([one(1, 1, 100_00)], { free: 1, people: 1 })).toEqual([])
    expect(replacedBy([one(1, 1, 100_00)], { free: Number.POSITIVE_INFINITY, people: 1 })).toEqual([])
  })

  it('never refund more than the fee in any order of replacements, and all of it when all are taken', () => {
    const anyAbandoned = fc.array(
      fc.record({ people: fc.integer({ min: 1, max: 9 }), feeCents: fc.nat(900_00) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(
        anyAbandoned,
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }),
        (abandoned, groups) => {
          let now = abandoned.map(({ people, feeCents }, id) => one(id, people, feeCents))
          let free = abandoned.reduce((sum, { people }) => sum + people, 0)
          for (const size of groups) {
            const people = Math.min(size, free)
            free -= people
            const taken = people > 0 ? replacedBy(now, { free, people }) : []
            expect(taken.reduce((sum, { places }) => sum + places, 0)).toBe(people)
            now = now.map((each) => {
              const back = taken.find(({ abandonedId }) => abandonedId === each.id)
              if (!back) return each
              expect(back.backCents).toBeGreaterThanOrEqual(0)
              return {
                ...each,
                replaced: each.replaced + back.places,
                backCents: each.backCents + back.backCents,
              }
            })
          }
          for (const { people, replaced, feeCents, backCents } of now) {
            expect(replaced).toBeLessThanOrEqual(people)
            expect(backCents).toBeLessThanOrEqual(feeCents)
            if (replaced === people) expect(backCents).toBe(feeCents)
          }
        },
      ),
    )
  })
})
