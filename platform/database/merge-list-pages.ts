import type { ListPages, ListPosition } from '#kernel/list-page.ts'

/**
 * One page of several lists of one order, each of which gives its page at the same position, with as many rows as the page
 * has. @param cursorOf that of `byInstant`
 */
export function mergeListPages<Row extends { at: Date; id: string }>(
  pages: readonly ({ rows: readonly Row[] } & ListPages)[],
  { after, before }: ListPosition,
  size: number,
  { oldestFirst = false }: { oldestFirst?: boolean | undefined } = {},
): { rows: Row[] } & ListPages {
  const way = oldestFirst ? -1 : 1
  const sorted = pages
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => way * (b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)))
  const isBackwards = before !== undefined
  const rows = isBackwards ? sorted.slice(-size) : sorted.slice(0, size)
  const isCut = sorted.length > size
  const cursorAt = (index: number) => {
    const row = rows.at(index)
    return row ? `${row.at.getTime()}_${row.id}` : null
  }
  const hasEarlier = isBackwards
    ? isCut || pages.some(({ previous }) => previous !== null)
    : after !== undefined
  const hasLater = isBackwards || isCut || pages.some(({ next }) => next !== null)
  return { rows, previous: hasEarlier ? cursorAt(0) : null, next: hasLater ? cursorAt(-1) : null }
}
