import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { COLUMNS, keysBeginWith, type ListedObject, type ListRow, toListed } from './list-objects.server.ts'

export interface KeyQuery {
  bucket: string
  /** May end within a name. */
  prefix: string
  /** Groups keys with a further slash into folders. */
  withFolders: boolean
  column: 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
  limit: number
  after?: PlaceInList | undefined
}

/** Cursor: the last entry of a page. */
export interface PlaceInList {
  /** A key, or a folder with its slash. */
  name: string
  /** Milliseconds with PostgreSQL's fraction; only when sorting by time. */
  at?: string | undefined
}

export interface KeyPage {
  objects: ListedObject[]
  folders: string[]
  next: PlaceInList | undefined
}

/** A page of keys. Paging shows each persistent object exactly once despite concurrent changes. */
export async function listKeys(db: Database | Transaction, query: KeyQuery): Promise<KeyPage> {
  const { bucket, prefix, withFolders, column, limit } = query
  const time = column === 'updated_at' ? sql`updated_at` : sql`created_at`
  const isFolder = withFolders ? sql`strpos(substr(key, ${prefix.length + 1}), '/') > 0` : sql`false`
  const folder = sql`left(key, ${prefix.length} + strpos(substr(key, ${prefix.length + 1}), '/'))`
  const sorted = column === 'name' ? sql`null::timestamptz` : time
  const { rows } = await db.execute<ListRow & { sorted_by: string | null }>(sql`
    with found as (
      select ${COLUMNS}, ${isFolder} as is_folder, case when ${isFolder} then ${folder} else key end as name
      from storage_objects where bucket_id = ${bucket} and ${keysBeginWith(prefix)}
    ), entries as (
      select distinct on (name collate "C") *, ${sorted} as sort_key from found
      order by name collate "C", ${time} ${sql.raw(query.order)}
    )
    select *, sort_key::text as sorted_by from entries where ${isBehind(query)}
    order by sort_key ${sql.raw(query.order)}, name collate "C" ${sql.raw(query.order)} limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    objects: page.filter((row) => !row.is_folder).map(toListed),
    folders: page.filter((row) => row.is_folder).map((row) => row.name),
    next: rows.length > limit && last ? { name: last.name, at: last.sorted_by ?? undefined } : undefined,
  }
}

function isBehind({ after, column, order }: KeyQuery): SQL {
  if (!after) return sql`true`
  const behind = sql.raw(order === 'asc' ? '>' : '<')
  if (column === 'name' || after.at === undefined) return sql`name collate "C" ${behind} ${after.name}`
  return sql`(sort_key, name collate "C") ${behind} (${after.at}::timestamptz, ${after.name})`
}
