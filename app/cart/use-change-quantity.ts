import { changeQuantity, type StockLimit } from '#features/cart/cart.ts'
import { useMessages } from '../language/language.tsx'
import { toast } from '../toast/toast.ts'
import { stockLimitText } from './cart-messages.ts'
import { cartStore } from './cart-store.ts'

/** Sets a line's quantity; tells the visitor when the stock cuts it down, and returns what was told. */
export function useChangeQuantity(): (variantId: string, quantity: number) => string | null {
  const words = useMessages('common').cart
  return (variantId, quantity) => {
    let limit: StockLimit | null = null
    cartStore.update((before) => {
      const answer = changeQuantity(before, variantId, quantity)
      limit = answer.limit
      return answer.cart
    })
    if (!limit) return null
    const description = stockLimitText(words, limit)
    toast({ title: words.stockLimitTitle, description, variant: 'warning' })
    return description
  }
}
