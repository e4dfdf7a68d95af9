import { eq, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { amountTitle } from '../amount-title.ts'
import { productVariants as variants, variantOptionValues } from '../catalog.tables.server.ts'
import { type Sale, salePriceOn } from '../sale.ts'
import { priceChanges } from './price-history.tables.server.ts'

export interface VariantPrice extends Sale {
  priceInCents: number
}

/** Writes the price of a locked variant and keeps it in the history. The amount of a value voucher is its name too. */
export async function setPrice(
  tx: Transaction,
  variantId: string,
  price: VariantPrice,
  { authorId, at, isAmount }: { authorId: string; at: Date; isAmount: boolean },
): Promise<void> {
  const saleAnnounced = salePriceOn(price, swissTime(at).day) !== null
  const title = isAmount ? { title: amountTitle(price.priceInCents / 100) } : {}
  await tx
    .update(variants)
    .set({ ...price, ...title, saleAnnounced })
    .where(eq(variants.id, variantId))
  if (title.title)
    await tx
      .update(variantOptionValues)
      .set({ value: title.title })
      .where(eq(variantOptionValues.variantId, variantId))
  await tx.insert(priceChanges).values({ variantId, ...price, authorId, at })
}

/**
 * Notifies every process when a sale has started or ended, so that pages show the price since midnight.
 * @returns the number of variants
 */
export async function announceSales(db: Database, now: Date): Promise<number> {
  const { day } = swissTime(now)
  const runs = sql`sale_price_on(${variants.salePriceInCents}, ${variants.saleFrom}, ${variants.saleUntil}, ${day}::date) is not null`
  const rows = await db
    .update(variants)
    .set({ saleAnnounced: sql`not ${variants.saleAnnounced}` })
    .where(sql`${variants.saleAnnounced} <> (${runs})`)
    .returning({ id: variants.id })
  return rows.length
}
