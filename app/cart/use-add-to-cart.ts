import { useContext } from 'react'
import { type AddRefusal, addToCart } from '#features/cart/cart.ts'
import type { Product, Variant } from '#features/catalog/product.ts'
import { EnvironmentContext } from '../environment.ts'
import { useMessages } from '../language/language.tsx'
import { toast } from '../toast/toast.ts'
import { useCart } from './cart-context.ts'
import { refusalText } from './cart-messages.ts'
import { cartStore } from './cart-store.ts'
import { fetchAvailableStock } from './fetch-available-stock.ts'

/** Asks the store what is left, adds, and tells the visitor; true when it was added. */
export function useAddToCart(): (product: Product, variant: Variant, quantity: number) => Promise<boolean> {
  const words = useMessages('common').cart
  const environment = useContext(EnvironmentContext)
  const { open } = useCart()
  return async (product, variant, quantity) => {
    const available = await fetchAvailableStock(environment?.().store, product, variant)
    let refusal: AddRefusal | null = null
    cartStore.update((before) => {
      const answer = addToCart(before, product, variant, quantity, available)
      if (answer.ok) return answer.value
      refusal = answer.refusal
      return before
    })
    if (refusal) {
      toast({ title: words.notAdded, description: refusalText(words, refusal), variant: 'destructive' })
      return false
    }
    toast({
      title: words.added,
      description: words.addedHint.replace('{title}', () => product.title),
      action: { label: words.view, altText: words.open, onSelect: open },
    })
    return true
  }
}
