import type { Product, Variant } from '#features/catalog/product.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'

/** A visitor waits at most this long for the present stock; then the last known one counts. */
const PATIENCE_MS = 4000

/**
 * Pieces of a variant that can be sold now. When the store does not answer, what it said last: the checkout
 * checks again before anything is charged.
 */
export async function fetchAvailableStock(
  store: Pick<StoreClient, 'getVariants'> | undefined,
  product: Pick<Product, 'id'>,
  variant: Pick<Variant, 'id' | 'manage_inventory' | 'inventory_quantity'>,
): Promise<number> {
  if (!store || !variant.manage_inventory) return variant.inventory_quantity
  try {
    const stock = await store.getVariants([product.id], { signal: AbortSignal.timeout(PATIENCE_MS) })
    return stock.find((entry) => entry.id === variant.id)?.inventory_quantity ?? variant.inventory_quantity
  } catch {
    return variant.inventory_quantity
  }
}
