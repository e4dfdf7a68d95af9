import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIST_CURSOR, readSort, sortsOf } from './list-page.ts'

const keys = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 6 })

it('an order is a key, ascending or descending, and is read back', () => {
  fc.assert(
    fc.property(keys, (names) => {
      const read = sortsOf(names).map((sort) => readSort(sort))
      expect(read).toEqual(
        names.flatMap((key) => [
          { key, descending: false },
          { key, descending: true },
        ]),
      )
    }),
  )
})

it('a cursor is a number, a number with an id, or an id', () => {
  fc.assert(
    fc.property(fc.nat(), fc.uuid(), (number, id) => {
      for (const cursor of [String(number), `${number}_${id}`, id]) expect(cursor).toMatch(LIST_CURSOR)
      for (const cursor of [`${id}_${number}`, `${id}${id}`, `-${number}`, `${number}_`, ` ${id}`])
        expect(cursor).not.toMatch(LIST_CURSOR)
    }),
  )
})
