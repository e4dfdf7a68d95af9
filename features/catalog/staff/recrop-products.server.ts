import { like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Focus, PICTURES_FOLDER, renderingOf } from '#content/pictures.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { productMedia, products, productVariants as variants } from '../catalog.tables.server.ts'

/**
 * Products keep addresses of renderings, which carry the focal point, and what pictures show: those of this picture are changed to
 * another one, in the caller's transaction. A product's fingerprint names pictures by their ids, so nobody's form is out of date.
 */
export async function recropProducts(
  tx: Transaction,
  picture: string,
  { focus, alt }: { focus: Focus; alt: LocalisedText },
): Promise<void> {
  const file = `${PICTURES_FOLDER}/${renderingOf(picture, focus)}-`
  const recropped = (address: PgColumn): SQL<string> =>
    sql`regexp_replace(${address}, ${`^${PICTURES_FOLDER}/${picture}-\\d+-\\d+-`}::text, ${file}::text)`
  const isOfPicture = (address: PgColumn) => like(address, `${PICTURES_FOLDER}/${picture}-%`)
  await tx
    .update(products)
    .set({ thumbnail: recropped(products.thumbnail) })
    .where(isOfPicture(products.thumbnail))
  await tx
    .update(productMedia)
    .set({ url: recropped(productMedia.url), alt })
    .where(isOfPicture(productMedia.url))
  await tx
    .update(variants)
    .set({ imageUrl: recropped(variants.imageUrl) })
    .where(isOfPicture(variants.imageUrl))
}
