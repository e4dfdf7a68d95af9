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
const sortRows = (rows: readonly Row[], oldestFirst: boolean) =>
  rows.toSorted((a, b) => (key(a) < key(b) === oldestFirst ? -1 : 1))

/** As a table of the database gives a page. */
function pageOf(all: readonly Row[], { after, before }: ListPosition, oldestFirst: boolean) {
  const cursor = (before ?? after)?.replace(/^\d+/, (time) => time.padStart(6, '0'))
  const sorted = sortRows(all, oldestFirst).filter(
    (row) =>
      cursor === undefined ||
      (key(row) !== cursor && key(row) < cursor === ((before === undefined) !== oldestFirst)),
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
    fc.property(lists, fc.boolean(), (all, oldestFirst) => {
      const read = (position: ListPosition) =>
        mergeListPages(
          all.map((list) => pageOf(list, position, oldestFirst)),
          position,
          SIZE,
          { oldestFirst },
        )
      const there: string[][] = []
      let page = read({})
      for (; ; page = read({ after: page.next ?? undefined })) {
        there.push(page.rows.map(({ id }) => id))
        if (page.next === null) break
        expect(there.length).toBeLessThan(20)
      }
      expect(there.flat()).toEqual(sortRows(all.flat(), oldestFirst).map(({ id }) => id))
      const back = [page.rows.map(({ id }) => id)]
      while (page.previous !== null) {
        page = read({ before: page.previous })
        back.unshift(page.rows.map(({ id }) => id))
        expect(back.length).toBeLessThan(20)
      }
      expect(back.flat()).toEqual(there.flat())
    }),
  )
})
