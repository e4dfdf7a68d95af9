import type { Product } from './product.ts'

/** Whole francs that visitors may choose for a value voucher, both included. */
export interface OwnAmount {
  least: number
  most: number
}

/** Parameter of a value voucher's page: what it should pay for, in whole francs. */
export const AMOUNT_QUERY = 'amount'

/** Real variants have no underline in their ids. */
export function ownAmountId(productId: string, francs: number): string {
  return `${productId}_${francs}`
}

/** From the metadata of our own store service; an external one may send anything. */
export function ownAmountOf({ metadata }: Pick<Product, 'metadata'>): OwnAmount | undefined {
  const { least, most } = (metadata?.['own_amount'] ?? {}) as Partial<OwnAmount>
  return Number.isSafeInteger(least) && Number.isSafeInteger(most)
    ? { least: Number(least), most: Number(most) }
    : undefined
}

/** Whether these whole francs may be chosen. */
export function isInRange(product: Pick<Product, 'metadata'>, francs: number): boolean {
  const range = ownAmountOf(product)
  return range !== undefined && Number.isInteger(francs) && francs >= range.least && francs <= range.most
}
