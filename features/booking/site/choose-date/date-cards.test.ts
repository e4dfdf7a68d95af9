import fc from 'fast-check'
import { expect, it } from 'vitest'
import { OPEN_DATES, splitDates } from './date-cards.tsx'

it('shows four dates including the chosen one, and loses none', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.option(fc.nat(29)), (count, rank) => {
      const dates = Array.from({ length: count }, (_, index) => ({ id: `e${index}` }))
      const chosen = rank !== null && rank < count ? (dates[rank] ?? null) : null
      const { first, more } = splitDates(dates, chosen)
      expect(first.length).toBe(Math.min(count, OPEN_DATES))
      expect(new Set([...first, ...more])).toEqual(new Set(dates))
      if (chosen) expect(first).toContain(chosen)
      expect(first.map(({ id }) => Number(id.slice(1)))).toEqual(
        first.map(({ id }) => Number(id.slice(1))).toSorted((a, b) => a - b),
      )
    }),
  )
})
