import { and, eq, inArray, max, notInArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { collections, productCollections } from '../catalog.tables.server.ts'

/** Keeps its place where it stays, and comes last where it is new. */
export async function saveCollections(tx: Transaction, id: string, wanted: readonly string[]): Promise<void> {
  const own = eq(productCollections.productId, id)
  await tx
    .delete(productCollections)
    .where(and(own, notInArray(productCollections.collectionId, [...wanted])))
  const known = await tx
    .select()
    .from(collections)
    .where(inArray(collections.id, [...wanted]))
  for (const { id: collectionId } of known) {
    const [last] = await tx
      .select({ position: max(productCollections.position) })
      .from(productCollections)
      .where(eq(productCollections.collectionId, collectionId))
    await tx
      .insert(productCollections)
      .values({ productId: id, collectionId, position: (last?.position ?? 0) + 1 })
      .onConflictDoNothing()
  }
}
