import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import { isUuid } from '#kernel/uuid.ts'

export interface ListOrder<Row> {
  /** Together unique, and an index has them in this order. */
  columns: SQLWrapper[]
  descending: boolean
  cursorOf: (row: Row) => string
  /** The columns' values in a cursor. */
  valuesOf: (cursor: string) => SQL[]
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

interface ListQuery<Row> {
  order: ListOrder<Row>
  position: ListPosition
  size: number
  read: (beyond: SQL | undefined, sorted: SQL[], limit: number) => Promise<Row[]>
}

/** One page of a list by its sort columns instead of an offset: page 1,000 reads as many rows as page 1. */
export async function readListPage<Row>({
  order,
  position: { after, before },
  size,
  read,
}: ListQuery<Row>): Promise<{ rows: Row[] } & ListPages> {
  const isBackwards = before !== undefined
  const cursor = before ?? after
  const isDescending = order.descending !== isBackwards
  const beyond =
    cursor === undefined
      ? undefined
      : sql`(${sql.join(order.columns, sql`, `)}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(order.valuesOf(cursor), sql`, `)})`
  const direction = isDescending ? desc : asc
  const found = await read(
    beyond,
    order.columns.map((column) => direction(column)),
    size + 1,
  )
  const rows = isBackwards ? found.slice(0, size).toReversed() : found.slice(0, size)
  const hasMore = found.length > size
  const cursorAt = (index: number) => {
    const row = rows.at(index)
    return row === undefined ? null : order.cursorOf(row)
  }
  return {
    rows,
    previous: (isBackwards ? hasMore : cursor !== undefined) ? cursorAt(0) : null,
    next: isBackwards || hasMore ? cursorAt(-1) : null,
  }
}

/** Sorted by an instant that is stored in whole milliseconds, rows of one millisecond by id. */
export function byInstant<Row>(
  columns: [at: SQLWrapper, id: SQLWrapper],
  keysOf: (row: Row) => { at: Date; id: string },
  descending: boolean,
): ListOrder<Row> {
  return {
    columns,
    descending,
    cursorOf: (row) => {
      const { at, id } = keysOf(row)
      return `${at.getTime()}_${id}`
    },
    valuesOf: (cursor) => {
      const [, id = NO_ID] = cursor.split('_')
      return [sql`${new Date(leadingNumber(cursor)).toISOString()}::timestamptz`, sql`${id}::uuid`]
    },
  }
}

/** Sorted by a unique number. */
export function byNumber<Row>(
  column: SQLWrapper,
  numberOf: (row: Row) => number,
  descending: boolean,
): ListOrder<Row> {
  return {
    columns: [column],
    descending,
    cursorOf: (row) => String(numberOf(row)),
    valuesOf: (cursor) => [sql`${leadingNumber(cursor)}::bigint`],
  }
}

/** Of a cursor that was made by another order: 0, the first or last page. */
function leadingNumber(cursor: string): number {
  return Number(/^\d{1,15}(?=_|$)/.exec(cursor)?.[0] ?? 0)
}

/**
 * Sorted by a column of the reader's choice, or by several, rows of one value by id; no `value` is ever null (`asSorted`,
 * or `coalesce`).
 * The cursor names the row alone, and the database looks up its value: without that row the page is empty.
 */
export function byColumn<Row>(
  { table, value, id }: { table: SQLWrapper; value: SQLWrapper | readonly SQLWrapper[]; id: SQLWrapper },
  idOf: (row: Row) => string,
  descending: boolean,
): ListOrder<Row> {
  const values = [value].flat()
  return {
    columns: [...values, id],
    descending,
    cursorOf: idOf,
    valuesOf: (cursor) => {
      const of = isUuid(cursor) ? cursor : NO_ID
      const its = values.map((each) => sql`(select ${each} from ${table} where ${id} = ${of}::uuid)`)
      return [...its, sql`${of}::uuid`]
    },
  }
}
