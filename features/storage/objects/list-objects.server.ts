import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { escapeLike } from '#platform/database/escape-like.ts'
import type { StoredObject } from '../storage.ts'

export type ListedObject = Pick<
  StoredObject,
  'id' | 'key' | 'contentType' | 'cacheControl' | 'size' | 'etag' | 'createdAt' | 'updatedAt'
>

/** A direct child of the folder; `name` is relative. */
export interface FolderEntry {
  name: string
  object?: ListedObject
}

export interface FolderQuery {
  bucket: string
  /** Empty for the whole bucket; leading and trailing slashes are ignored. */
  folder: string
  /** Name prefix, case-insensitive. */
  search: string
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Direct children of a folder. Folders sort among files by name, and before them by time. */
export async function listFolder(db: Database, query: FolderQuery): Promise<FolderEntry[]> {
  const { bucket, search, column, order, limit, offset } = query
  const folder = query.folder.replace(/^\/+|\/+$/g, '')
  const prefix = folder === '' ? '' : `${folder}/`
  const direction = sql.raw(order)
  const time = column === 'updated_at' ? sql`updated_at` : sql`created_at`
  const sorting =
    column === 'name'
      ? sql`name collate "C" ${direction}, is_folder ${direction}`
      : sql`is_folder desc, ${time} ${direction}, name collate "C"`
  const { rows } = await db.execute<ListRow>(sql`
    with below as (
      select substr(key, ${prefix.length + 1}) as rest, ${COLUMNS} from storage_objects
      where bucket_id = ${bucket} and ${keysBeginWith(prefix)}
    ), entries as (
      select rest as name, false as is_folder, ${COLUMNS} from below where strpos(rest, '/') = 0
      union all
      select distinct split_part(rest, '/', 1), true, ${NO_COLUMNS} from below where strpos(rest, '/') > 0
    )
    select * from entries where name ilike ${`${escapeLike(search)}%`}
    order by ${sorting} limit ${limit} offset ${offset}`)
  return rows.map((row) => (row.is_folder ? { name: row.name } : { name: row.name, object: toListed(row) }))
}

export const COLUMNS = sql`id, key, content_type, cache_control, size, etag, created_at, updated_at`
const NO_COLUMNS = sql`null::uuid, null, null, null, null::bigint, null, null::timestamptz, null::timestamptz`

/** Keys are ASCII, so the prefix plus the highest character follows all its keys. */
export function keysBeginWith(prefix: string): SQL {
  return prefix === ''
    ? sql`true`
    : sql`key collate "C" >= ${prefix} and key collate "C" < ${`${prefix}\u{7f}`}`
}

export interface ListRow extends Record<string, unknown> {
  name: string
  is_folder: boolean
  id: string
  key: string
  content_type: string
  cache_control: string
  size: string
  etag: string
  created_at: string
  updated_at: string
}

export function toListed(row: ListRow): ListedObject {
  return {
    id: row.id,
    key: row.key,
    contentType: row.content_type,
    cacheControl: row.cache_control,
    size: Number(row.size),
    etag: row.etag,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}
