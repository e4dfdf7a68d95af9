import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { itemCount, removeLine, totalInCents } from '#features/cart/cart.ts'
import { CartContext, type CartContextValue } from './cart-context.ts'
import { cartStore } from './cart-store.ts'
import { loadCartPanel } from './load-cart-panel.ts'

const CartPanel = lazy(loadCartPanel)

/** Loads the panel's code when first opened. */
export function CartProvider({ children }: { children: ReactNode }) {
  const lines = useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.getOnServer)
  const [panel, setPanel] = useState<{ isOpen: boolean; added: string | null } | null>(null)

  const cart: CartContextValue = {
    lines,
    count: itemCount(lines),
    total: totalInCents(lines),
    remove: (key) => cartStore.update((before) => removeLine(before, key)),
    isOpen: panel?.isOpen ?? false,
    added: panel?.added ?? null,
    open: (added) => setPanel({ isOpen: true, added: added ?? null }),
    close: () => setPanel({ isOpen: false, added: null }),
  }

  return (
    <CartContext value={cart}>
      {children}
      {panel && (
        <Suspense fallback={null}>
          <CartPanel />
        </Suspense>
      )}
    </CartContext>
  )
}
