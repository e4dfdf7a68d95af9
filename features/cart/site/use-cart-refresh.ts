import { useContext, useEffect } from 'react'
import { type CartChange, isShort, refreshCart } from '#features/cart/reconcile-cart.ts'
import { EnvironmentContext, type PageEnvironment } from '#site/environment.ts'
import { useLanguage } from '#site/language/language.tsx'
import { cartStore } from './cart-store.ts'
import { fetchProductsOfCart } from './check-out.ts'
import { namespacesOf } from './cart-messages.ts'
import { isHeld } from './held-text.ts'
import { readStockHolds } from './stock-holds.ts'

const ASK_EVERY_MS = 30_000

/** On opening, and every 30 s while pieces are held. @param onRefreshed gets the changes, possibly none */
export function useCartRefresh(isOpen: boolean, onRefreshed: (changes: CartChange[]) => void): void {
  const environment = useContext(EnvironmentContext)
  const language = useLanguage()
  useEffect(() => {
    if (!isOpen || !environment) return
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      const changes = await refreshOnce(environment(), () => current)
      if (!current) return
      onRefreshed(changes)
      if (changes.some(isHeld)) timer = setTimeout(() => void refresh().catch(() => {}), ASK_EVERY_MS)
    }
    refresh().catch(() => {})
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [isOpen, environment, language, onRefreshed])
}

async function refreshOnce(
  { store, loadMessages }: PageEnvironment,
  isCurrent: () => boolean,
): Promise<CartChange[]> {
  const products = await fetchProductsOfCart(cartStore.get(), store)
  const holds = isShort(cartStore.get(), products) ? await readStockHolds() : undefined
  const { changes } = refreshCart(cartStore.get(), products, holds)
  await loadMessages(namespacesOf(changes))
  if (isCurrent()) cartStore.update((cart) => refreshCart(cart, products, holds).cart)
  return changes
}
