import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Pictures } from '#content/pictures.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { products } from '../catalog.tables.server.ts'
import { offeredVoucherPictures, toVoucherPicture } from '../voucher-pictures.ts'
import type { ShopRefusal } from './staff-product.ts'

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
