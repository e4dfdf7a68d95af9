import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortRows } from './sort-rows.ts'

const rows = fc.array(fc.record({ name: fc.string(), cents: fc.option(fc.nat(3)) }))
const values = {
  name: ({ name }: { name: string }) => name,
  cents: ({ cents }: { cents: number | null }) => cents,
}

it('keeps every row, and the order of those that are alike', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('name', '-name', 'cents', '-cents', null), (unsorted, sort) => {
      const sorted = sortRows(unsorted, sort as 'name' | null, values, 'de')
      expect(new Set(sorted)).toEqual(new Set(unsorted))
      expect(sorted).toHaveLength(unsorted.length)
      if (sort !== 'cents') return
      sorted.forEach((row, index) => {
        const next = sorted[index + 1]
        if (!next) return
        expect(row.cents ?? -1).toBeLessThanOrEqual(next.cents ?? -1)
        if (row.cents === next.cents) expect(unsorted.indexOf(row)).toBeLessThan(unsorted.indexOf(next))
      })
    }),
  )
})

it('sorts names by the rules of their language', () => {
  const names = ['Zug', 'ärmel', 'Affe'].map((name) => ({ name, cents: null }))
  expect(sortRows(names, 'name', values, 'de').map(({ name }) => name)).toEqual(['Affe', 'ärmel', 'Zug'])
  expect(sortRows(names, '-name', values, 'de').map(({ name }) => name)).toEqual(['Zug', 'ärmel', 'Affe'])
  expect(sortRows(names, null, values, 'de')).toBe(names)
})
