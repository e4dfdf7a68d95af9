import type { SomeTexts } from './product-document.ts'

/** How the shop is arranged: what it recommends first, and its collections. */
export interface Arrangement {
  /** Ids of all products that are not removed. */
  order: readonly string[]
  collections: readonly ArrangedCollection[]
}

export interface ArrangedCollection {
  /** Empty: to be added. */
  id: string
  title: SomeTexts
  /** Ids, in order. */
  products: readonly string[]
}

/** As staff see it. */
export interface StaffArrangement extends Arrangement {
  seen: string
  /** In German. */
  products: { id: string; title: string; isShown: boolean }[]
}

export const MOST_COLLECTIONS = 50
export const MOST_PRODUCTS = 1000

/**
 * Membership numbers that tell both the order of the collections and that within each: the store service has one number
 * for a product in a collection, and none for collections.
 */
export function membershipOrder(collection: number, product: number): number {
  return collection * MOST_PRODUCTS + product
}

/** The list with one entry elsewhere; out of bounds it stays. */
export function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
