import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { includesName, renamed, withGuests, withoutName } from './guest-names.ts'

const name = fc.constantFrom('Anna', 'ANNA', 'Béa', 'Bea', 'Carlo', 'Dora', 'Eve', 'Finn')
const names = fc.array(name, { maxLength: 6 })

describe('the names of a booking', () => {
  it('never exceed its places, and no guest is dropped while they fit', () => {
    fc.assert(
      fc.property(
        names,
        fc.uniqueArray(name, { comparator: (a, b) => includesName([a], b) }),
        fc.integer({ min: 1, max: 8 }),
        (names, guests, people) => {
          const all = withGuests(names, guests, people)
          expect(all.length).toBeLessThanOrEqual(people)
          if (guests.length <= people) for (const guest of guests) expect(includesName(all, guest)).toBe(true)
        },
      ),
    )
  })

  it('include a guest once who was named by the booker and entered the name again', () => {
    expect(withGuests(['Anna', 'Carlo'], ['anna'], 3)).toEqual(['Anna', 'Carlo'])
    expect(withGuests(['Anna', 'Carlo'], ['Dora'], 2)).toEqual(['Anna', 'Dora'])
  })

  it('keep their order when one is changed or removed', () => {
    expect(renamed(['Anna', 'Carlo', 'Dora'], 'carlo', 'Carla')).toEqual(['Anna', 'Carla', 'Dora'])
    expect(withoutName(['Anna', 'Carlo', 'Dora'], 'CARLO')).toEqual(['Anna', 'Dora'])
    fc.assert(
      fc.property(names, name, (all, gone) => {
        expect(includesName(withoutName(all, gone), gone)).toBe(false)
      }),
    )
  })
})
