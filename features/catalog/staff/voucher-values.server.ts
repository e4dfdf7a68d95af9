import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { amountTitle } from '../amount-title.ts'
import {
  productOptions,
  products,
  productVariants as variants,
  variantOptionValues,
} from '../catalog.tables.server.ts'
import type { OwnAmount } from '../own-amount.ts'
import type { ShopRefusal } from './staff-product.ts'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import { offeredVoucherPictures, toVoucherPicture } from '../voucher-pictures.ts'

type Done = Promise<Result<null, ShopRefusal>>

/** Offers a further amount of the value voucher, in its place by size. What is ordered is not touched. */
export async function addVoucherValue(tx: Transaction, productId: string, francs: number): Done {
  const voucher = await lockVoucher(tx, productId)
  if (!voucher) return refuse({ code: 'unknown_product' })
  const { option, offered } = voucher
  const cents = francs * 100
  if (offered.some(({ priceInCents }) => priceInCents === cents)) return refuse({ code: 'value_offered' })
  const { id, sku } = await freeName(tx, `${productId}-${francs}`, `GW-${francs}`)
  const text = amountTitle(francs)
  await tx.insert(variants).values({ id, productId, title: text, sku, priceInCents: cents })
  await tx
    .insert(variantOptionValues)
    .values({ id: randomUUID(), optionId: option, variantId: id, value: text })
  const sorted = [...offered, { id, priceInCents: cents }].sort((a, b) => a.priceInCents - b.priceInCents)
  for (const [position, each] of sorted.entries())
    await tx.update(variants).set({ position }).where(eq(variants.id, each.id))
  return accept(null)
}

/** An amount that was changed keeps the id and number of the former one. */
async function freeName(
  tx: Transaction,
  id: string,
  sku: string,
): Promise<{ id: string; sku: string | null }> {
  const taken = await tx
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(or(eq(variants.id, id), eq(variants.sku, sku)))
  return {
    id: taken.some((row) => row.id === id) ? `${id}-${randomUUID().slice(0, 8)}` : id,
    sku: taken.some((row) => row.sku === sku) ? null : sku,
  }
}

/**
 * Withdraws an amount. Orders keep it; carts are notified. The last one cannot be withdrawn: hide the product
 * instead.
 */
export async function removeVoucherValue(tx: Transaction, productId: string, variantId: string): Done {
  const voucher = await lockVoucher(tx, productId)
  if (!voucher?.offered.some(({ id }) => id === variantId)) return refuse({ code: 'unknown_variant' })
  if (voucher.offered.length === 1) return refuse({ code: 'last_value' })
  await tx.delete(variants).where(eq(variants.id, variantId))
  return accept(null)
}

/**
 * Range of whole francs that visitors may choose; null: only the offered amounts. Carts are notified, orders are
 * unchanged.
 */
export async function setOwnAmount(
  tx: Transaction,
  productId: string,
  { range, seen }: { range: OwnAmount | null; seen: OwnAmount | null },
): Done {
  const voucher = await lockVoucher(tx, productId)
  if (!voucher) return refuse({ code: 'unknown_product' })
  if (!isDeepStrictEqual(voucher.range, seen)) return refuse({ code: 'changed_meanwhile' })
  await tx
    .update(products)
    .set({ ownLeastFrancs: range?.least ?? null, ownMostFrancs: range?.most ?? null })
    .where(eq(products.id, productId))
  return accept(null)
}

/** Until the transaction ends; undefined for other products. */
async function lockVoucher(tx: Transaction, productId: string) {
  const [product] = await tx
    .select({ option: productOptions.id, least: products.ownLeastFrancs, most: products.ownMostFrancs })
    .from(products)
    .innerJoin(productOptions, eq(productOptions.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.type, 'voucher_value'), isNull(products.deletedAt)))
    .for('update', { of: products })
  if (!product) return undefined
  const offered = await tx
    .select({ id: variants.id, priceInCents: variants.priceInCents })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
  const { option, least, most } = product
  return { option, offered, range: least !== null && most !== null ? { least, most } : null }
}

/** Which pictures a voucher offers from now on, the first one unless visitors choose. Orders keep what they chose. */
export async function setVoucherPictures(
  tx: Transaction,
  productId: string,
  { names, seen }: { names: readonly string[]; seen: readonly string[] },
  pictures: Pictures,
): Promise<Result<null, ShopRefusal>> {
  const chosen = names.map((name) => toVoucherPicture(name, pictures))
  if (!chosen.every((each) => each !== undefined)) return refuse({ code: 'picture_missing' })
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, productId), ne(products.type, 'physical'), isNull(products.deletedAt)))
    .for('update')
  if (!product) return refuse({ code: 'unknown_product' })
  const before = offeredVoucherPictures(product).map(({ name }) => name)
  if (!isDeepStrictEqual(before, seen)) return refuse({ code: 'changed_meanwhile' })
  await tx.update(products).set({ voucherPictures: chosen }).where(eq(products.id, productId))
  return accept(null)
}
