import { useContext, useEffect } from 'react'
import { type CartChange, refreshCart } from '#features/cart/reconcile-cart.ts'
import { EnvironmentContext } from '../environment.ts'
import { useLanguage } from '../language/language.tsx'
import { cartStore } from './cart-store.ts'
import { freshProducts } from './check-out.ts'

/**
 * Brings the cart up to date whenever the panel opens: stock, prices, and names in the page's language. Without
 * an answer it stays as it is; the checkout asks again.
 */
export function useFreshCart(isOpen: boolean, onChanged: (changes: CartChange[]) => void): void {
  const environment = useContext(EnvironmentContext)
  const language = useLanguage()
  useEffect(() => {
    if (!isOpen || !environment) return
    let current = true
    freshProducts(cartStore.get(), environment().store).then(
      (products) => {
        if (!current) return
        const { changes } = refreshCart(cartStore.get(), products)
        cartStore.update((cart) => refreshCart(cart, products).cart)
        if (changes.length > 0) onChanged(changes)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [isOpen, environment, language, onChanged])
}
