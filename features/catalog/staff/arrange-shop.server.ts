import { createHash } from 'node:crypto'
import { asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { collections, productCollections, products } from '../catalog.tables.server.ts'
import { type Arrangement, membershipOrder, type StaffArrangement } from './arrangement.ts'
import { slugOf } from './slug.ts'
import type { ShopRefusal } from './staff-product.ts'
import { POSITION_STEP } from './write-variant.server.ts'

export async function readArrangement(db: Database | Transaction): Promise<StaffArrangement> {
  const rows = await db
    .select()
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.position), asc(products.id))
  const groups = await db.select().from(collections).orderBy(asc(collections.position), asc(collections.id))
  const memberships = await db
    .select({ productId: productCollections.productId, collectionId: productCollections.collectionId })
    .from(productCollections)
    .innerJoin(products, eq(products.id, productCollections.productId))
    .where(isNull(products.deletedAt))
    .orderBy(asc(productCollections.position), asc(productCollections.productId))
  const arrangement = {
    order: rows.map(({ id }) => id),
    collections: groups.map(({ id, title }) => ({
      id,
      title,
      products: memberships.filter((row) => row.collectionId === id).map((row) => row.productId),
    })),
  }
  const summaries = rows.map((row) => ({
    id: row.id,
    title: row.title.de,
    isShown: row.status === 'published' && !row.isHidden,
  }))
  return { ...arrangement, products: summaries, seen: fingerprintOf(arrangement) }
}

/** All in one transaction; an omitted collection is deleted, its products are kept. */
export async function arrangeShop(
  tx: Transaction,
  { order, collections: wanted, seen }: Arrangement & { seen: string },
): Promise<Result<null, ShopRefusal>> {
  await takeAdvisoryLock(tx, 'shop-arrangement')
  const before = await readArrangement(tx)
  if (before.seen !== seen) return refuse({ code: 'changed_meanwhile' })
  const known = new Set(before.order)
  if (
    order.length !== known.size ||
    [...order, ...wanted.flatMap((each) => each.products)].some((id) => !known.has(id))
  )
    return refuse({ code: 'unknown_product' })
  if (wanted.some(({ id }) => id && before.collections.every((each) => each.id !== id)))
    return refuse({ code: 'changed_meanwhile' })
  // In the order in which imports lock them.
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...order]))
    .orderBy(asc(products.id))
    .for('update')
  for (const [index, id] of order.entries())
    if (before.order[index] !== id)
      await tx
        .update(products)
        .set({ position: (index + 1) * POSITION_STEP })
        .where(eq(products.id, id))
  const ids = idsOf(wanted, before)
  await tx.delete(productCollections).where(inArray(productCollections.productId, [...order]))
  await tx.delete(collections).where(notInArray(collections.id, ids))
  for (const [position, { title, products: members }] of wanted.entries()) {
    const id = ids[position] ?? ''
    const row = { title: { ...title, de: title.de ?? '' }, position }
    await tx
      .insert(collections)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: collections.id, set: row })
    if (members.length > 0)
      await tx.insert(productCollections).values(
        members.map((productId, index) => ({
          productId,
          collectionId: id,
          position: membershipOrder(position, index),
        })),
      )
  }
  return accept(null)
}

function idsOf(wanted: Arrangement['collections'], before: Arrangement): string[] {
  const taken = new Set(before.collections.map(({ id }) => id))
  return wanted.map(({ id, title }) => {
    if (id) return id
    const slug = slugOf(title.de ?? '')
    let free = slug
    for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
    taken.add(free)
    return free
  })
}

function fingerprintOf({ order, collections: groups }: Arrangement): string {
  const facts = groups.map(({ id, title, products: members }) => [
    id,
    [title.de, title.en, title.fr, title.it],
    members,
  ])
  return createHash('sha256')
    .update(JSON.stringify([order, facts]))
    .digest('hex')
    .slice(0, 32)
}
