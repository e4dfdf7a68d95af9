import { sql } from 'drizzle-orm'
import { PHOTO_ORIGINALS, PHOTOGRAPHS } from '#features/storage/rules/permission.ts'
import { removeObjects } from '#features/storage/objects/remove-objects.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { unionPictureColumns } from './picture-columns.ts'
import { PICTURE } from './picture-kinds.ts'

/** An upload unused by then is abandoned. */
const KEPT_DAYS = 7
/** Of a piece, person or fact can be brought back (`MOST_HISTORY`), and pages of as many publications may be open. */
const KEPT_VERSIONS = 20
/** An id, and in names of renderings the crop. */
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Deletes originals, previews and renderings that no current or restorable version shows. Keeps everything younger
 * than a week, so that no draft of a form loses its picture.
 * @returns the number of objects
 */
export async function sweepPictures(storage: StorageDeps): Promise<number> {
  const { db, clock } = storage
  const before = new Date(clock().getTime() - KEPT_DAYS * 86_400_000)
  const { rows } = await db.execute<{ bucket: string; key: string }>(sql`
    with newest as (select coalesce(max(id), 0) as id from message_publications),
    texts as (
      select case when kind = ${PICTURE.name} and value is not null
        then concat_ws('', key, '-', value #>> '{focus,x}', '-', value #>> '{focus,y}', '-') else value::text end as text
      from (select *, row_number() over (partition by kind, key order by id desc) as age from fact_revisions) facts
      where value is not null and (age <= ${KEPT_VERSIONS} or publication_id > (select id from newest) - ${KEPT_VERSIONS})
        and not (kind = ${PICTURE.name} and exists (
          select from fact_revisions later where later.kind = facts.kind and later.key = facts.key
            and later.id > facts.id and later.value is null
            and later.publication_id <= (select id from newest) - ${KEPT_VERSIONS}))
      union all
      select concat_ws('', person #>> '{portrait,original}', '-', person #>> '{portrait,focus,x}', '-',
        person #>> '{portrait,focus,y}', '-')
      from (select *, row_number() over (partition by member order by id desc) as age from people_revisions) people
      where age <= ${KEPT_VERSIONS} or publication_id > (select id from newest) - ${KEPT_VERSIONS}
      union all
      select document::text
      from (select *, row_number() over (partition by slug order by id desc) as age from news_revisions) pieces
      where age <= ${KEPT_VERSIONS} or publication_id is null
        or publication_id > (select id from newest) - ${KEPT_VERSIONS}
      union all select concat_ws(' ', thumbnail, voucher_pictures::text) from products
      union all select url from product_media
      union all select image_url from product_variants
      union all select text from (select 'none' as kind, '' as name, null as text${await unionPictureColumns(db)}) own
    ),
    kept as (select distinct m[1] as name from texts, regexp_matches(text, ${`(${ID}(?:-[0-9]+-[0-9]+-)?)`}::text, 'g') as m),
    objects as (
      select bucket_id as bucket, key, substring(key from ${`^${ID}`}::text) as id,
        substring(key from ${`^${ID}-[0-9]+-[0-9]+-`}::text) as crop
      from storage_objects where bucket_id in (${PHOTO_ORIGINALS}, ${PHOTOGRAPHS}) and created_at < ${before.toISOString()}
    )
    select bucket, key from objects where id is not null and case when crop is null
      then not exists (select from kept where starts_with(name, id))
      else not exists (select from kept where name = crop) end
    limit 1000`)
  for (const bucket of [PHOTO_ORIGINALS, PHOTOGRAPHS]) {
    const keys = rows.filter((row) => row.bucket === bucket).map(({ key }) => key)
    if (keys.length > 0) await removeObjects(storage, { bucket, names: keys.map((key) => ({ key })) })
  }
  return rows.length
}
