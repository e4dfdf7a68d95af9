import { sql } from 'drizzle-orm'
import type { PictureUse } from '#features/pictures/picture-refusal.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { unionPictureColumns } from './picture-columns.ts'
import { PHOTO_STRIP, PICTURE } from './picture-kinds.ts'

/**
 * Where pictures stand or are written for: what is on the site and what is written beside it. Pictures are named by their ids,
 * so a place is searched as text.
 */
export async function readPlaces(db: Database | Transaction): Promise<(id: string) => PictureUse[]> {
  const { rows } = await db.execute<{ kind: string; name: string; text: string }>(sql`
    select 'fact' as kind, kind || ' ' || key as name, value::text as text from (
      select distinct on (kind, key, publication_id is null) kind, key, value from fact_revisions
      where kind <> ${PICTURE.name} order by kind, key, publication_id is null, id desc) facts
      where value is not null
    union all
    select 'person', member, person::text from (
      select distinct on (member) member, person from people_revisions order by member, id desc) people
    union all
    select 'news', slug, document::text from (
      select distinct on (slug, publication_id is null) slug, document, is_removed from news_revisions
      order by slug, publication_id is null, id desc) pieces where not is_removed
    union all
    select 'product', title ->> 'de', concat_ws(' ', thumbnail, voucher_pictures::text,
      (select string_agg(url, ' ') from product_media where product_id = products.id),
      (select string_agg(image_url, ' ') from product_variants where product_id = products.id)) from products
      where deleted_at is null${await unionPictureColumns(db)}`)
  const places = rows.map(toPlace)
  return (id) => {
    const uses = places.filter(({ text }) => text.includes(id)).map(({ kind, name }) => ({ kind, name }))
    const isSame = (a: PictureUse) => (b: PictureUse) => a.kind === b.kind && a.name === b.name
    return uses.filter((use, index) => uses.findIndex(isSame(use)) === index)
  }
}

function toPlace({ kind, name, text }: { kind: string; name: string; text: string }) {
  const strip = `${PHOTO_STRIP.name} `
  if (name.startsWith(strip)) return { kind: 'strip' as const, name: name.slice(strip.length), text }
  return { kind: kind as PictureUse['kind'], name, text }
}
