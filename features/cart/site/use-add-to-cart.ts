import { useContext } from 'react'
import { type AddRefusal, addToCart } from '#features/cart/change-cart.ts'
import type { Product, Variant } from '#features/catalog/product.ts'
import { fill } from '#i18n/format.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { EnvironmentContext } from '#site/environment.ts'
import { useMessages } from '#site/language/language.tsx'
import { toast } from '#site/toast/toast.ts'
import { useCart } from './cart-context.ts'
import { refusalText } from './cart-messages.ts'
import { loadCartPanel } from './load-cart-panel.ts'
import { cartStore } from './cart-store.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'

/** Opens the cart with what was added; a notice says so where the panel's code cannot be loaded. */
export function useAddToCart(): (
  product: Product,
  variant: Variant,
  quantity: number,
  gift?: VoucherGift,
) => Promise<boolean> {
  const messages = useMessages('common').cart
  const environment = useContext(EnvironmentContext)
  const { open } = useCart()
  return async (product, variant, quantity, gift) => {
    const available = await fetchAvailableStock(environment?.().store, product, variant)
    let refusal: AddRefusal | null = null
    cartStore.update((before) => {
      const answer = addToCart(before, product, variant, quantity, available, gift)
      if (answer.ok) return answer.value
      refusal = answer.refusal
      return before
    })
    if (refusal) {
      toast({ title: messages.notAdded, description: refusalText(messages, refusal), variant: 'destructive' })
      return false
    }
    const isLoaded = await loadCartPanel().catch(() => null)
    if (isLoaded) open(product.title)
    else toast({ title: messages.added, description: fill(messages.addedHint, { title: product.title }) })
    return true
  }
}

/** After this the last known stock counts. */
const PATIENCE_MS = 4000

/** Falls back to the last known stock; the checkout checks again. */
async function fetchAvailableStock(
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
