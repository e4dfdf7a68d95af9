import { eq, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Focus, PICTURES_FOLDER, renderingOf } from '#features/pictures/content/pictures.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recropVoucherPicture } from '../voucher-pictures.ts'
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
  const offering = await tx
    .select({ id: products.id, offered: products.voucherPictures })
    .from(products)
    .where(sql`${products.voucherPictures} @> ${JSON.stringify([{ name: picture }])}::jsonb`)
    .for('update')
  for (const { id, offered } of offering) {
    const voucherPictures = (offered ?? []).map((each) =>
      each.name === picture ? recropVoucherPicture(each, focus, alt) : each,
    )
    await tx.update(products).set({ voucherPictures }).where(eq(products.id, id))
  }
}
