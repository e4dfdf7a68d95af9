import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListPosition } from '#kernel/list-page.ts'
import { mergeListPages } from './merge-list-pages.ts'

interface Row {
  at: Date
  id: string
}

const SIZE = 4
const key = ({ at, id }: Row) => `${String(at.getTime()).padStart(6, '0')}_${id}`
const newestFirst = (rows: readonly Row[]) => rows.toSorted((a, b) => (key(a) < key(b) ? 1 : -1))

/** As a table of the database gives a page. */
function pageOf(all: readonly Row[], { after, before }: ListPosition) {
  const cursor = (before ?? after)?.replace(/^\d+/, (time) => time.padStart(6, '0'))
  const sorted = newestFirst(all).filter((row) =>
    cursor === undefined ? true : before === undefined ? key(row) < cursor : key(row) > cursor,
  )
  const rows = before === undefined ? sorted.slice(0, SIZE) : sorted.slice(-SIZE)
  const hasMore = sorted.length > SIZE
  const first = rows[0] ? key(rows[0]) : null
  const last = rows.at(-1)
  return {
    rows,
    previous: (before === undefined ? cursor !== undefined : hasMore) ? first : null,
    next: (before !== undefined || hasMore) && last ? key(last) : null,
  }
}

const row = (list: number) =>
  fc.record({
    at: fc.nat(30).map((time) => new Date(time)),
    id: fc.nat(1_000_000).map((id) => `${list}-${String(id).padStart(7, '0')}`),
  })
const lists = fc.tuple(
  ...[0, 1, 2].map((list) => fc.uniqueArray(row(list), { maxLength: 15, selector: ({ id }) => id })),
)

it('pages of several lists show every row once, in one order, forwards and backwards', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const read = (position: ListPosition) =>
        mergeListPages(
          all.map((list) => pageOf(list, position)),
          position,
          SIZE,
        )
      const there: string[][] = []
      let shown = read({})
      for (; ; shown = read({ after: shown.next ?? undefined })) {
        there.push(shown.rows.map(({ id }) => id))
        if (shown.next === null) break
        expect(there.length).toBeLessThan(20)
      }
      expect(there.flat()).toEqual(newestFirst(all.flat()).map(({ id }) => id))
      const back = [shown.rows.map(({ id }) => id)]
      while (shown.previous !== null) {
        shown = read({ before: shown.previous })
        back.unshift(shown.rows.map(({ id }) => id))
        expect(back.length).toBeLessThan(20)
      }
      expect(back.flat()).toEqual(there.flat())
    }),
  )
})
