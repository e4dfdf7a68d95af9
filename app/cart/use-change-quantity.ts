import { changeQuantity, type StockLimit } from '#features/cart/change-cart.ts'
import { useMessages } from '../language/language.tsx'
import { toast } from '../toast/toast.ts'
import { stockLimitText } from './cart-messages.ts'
import { cartStore } from './cart-store.ts'

/** Announces a cut by stock and returns that message. */
export function useChangeQuantity(): (key: string, quantity: number) => string | null {
  const messages = useMessages('common').cart
  return (key, quantity) => {
    let limit: StockLimit | null = null
    cartStore.update((before) => {
      const answer = changeQuantity(before, key, quantity)
      limit = answer.limit
      return answer.cart
    })
    if (!limit) return null
    const description = stockLimitText(messages, limit)
    toast({ title: messages.stockLimitTitle, description, variant: 'warning' })
    return description
  }
}
