import { sql } from 'drizzle-orm'
import { PAGE_DOCUMENTS } from '#features/storage/rules/permission.ts'
import { removeObjects } from '#features/storage/objects/remove-objects.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { DOCUMENT } from './document-kind.ts'

const KEPT_DAYS = 7

/** Deletes files of removed documents, of mandates too, and those of which nothing was ever kept, a week later. Returns how many. */
export async function sweepDocuments(storage: StorageDeps): Promise<number> {
  const { db, clock } = storage
  const before = new Date(clock().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from storage_objects where bucket_id = ${PAGE_DOCUMENTS} and created_at < ${before}
      and not exists (
        select from (
          select distinct on (key) key, value, at from fact_revisions where kind = ${DOCUMENT.name}
          order by key, id desc) newest
        where newest.key = storage_objects.key and (newest.value is not null or newest.at >= ${before}))
      and not exists (select from mandate_documents where id::text = storage_objects.key)
    limit 1000`)
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0)
    await removeObjects(storage, { bucket: PAGE_DOCUMENTS, names: keys.map((key) => ({ key })) })
  return keys.length
}
