import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseDays } from './quote-moves.tsx'

it('puts no two quotes on one day, and each on a proposed day', () => {
  const days = fc.uniqueArray(fc.constantFrom('05', '06', '07', '08', '09'), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(days, { maxLength: 5 }), (lists) => {
      const quotes = lists.map((proposals, index) => ({ id: String(index), proposals }))
      const chosen = chooseDays(quotes)
      expect(new Set(chosen.values()).size).toBe(chosen.size)
      for (const { id, proposals } of quotes) {
        const day = chosen.get(id)
        if (day === undefined)
          expect(proposals.every((each) => [...chosen.values()].includes(each))).toBe(true)
        else expect(proposals).toContain(day)
      }
    }),
  )
})
