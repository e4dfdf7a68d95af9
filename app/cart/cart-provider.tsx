import { lazy, type ReactNode, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import {
  type AddRefusal,
  addToCart,
  changeQuantity,
  itemCount,
  removeLine,
  type StockLimit,
  totalInCents,
} from '#features/cart/cart.ts'
import { EnvironmentContext } from '../environment.ts'
import { useMessages } from '../language/language.tsx'
import { toast } from '../toast/toast.ts'
import { CartContext, type CartContextValue } from './cart-context.ts'
import { refusalText, stockLimitText } from './cart-messages.ts'
import { cartStore } from './cart-store.ts'
import { freshStock } from './fresh-stock.ts'
import { loadCartPanel } from './load-cart-panel.ts'

const CartPanel = lazy(loadCartPanel)

/** The cart for every page below, and its panel, whose code comes with the first opening. */
export function CartProvider({ children }: { children: ReactNode }) {
  const words = useMessages('common').cart
  const environment = useContext(EnvironmentContext)
  const lines = useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.getOnServer)
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never')
  const open = () => setPanel('open')

  const cart: CartContextValue = {
    lines,
    count: itemCount(lines),
    total: totalInCents(lines),
    async add(product, variant, quantity) {
      const available = await freshStock(environment?.().store, product, variant)
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
    },
    change(variantId, quantity) {
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
    },
    remove: (variantId) => cartStore.update((before) => removeLine(before, variantId)),
    clear: () => cartStore.update(() => []),
    isOpen: panel === 'open',
    open,
    close: () => setPanel('closed'),
  }

  return (
    <CartContext value={cart}>
      {children}
      {panel !== 'never' && (
        <Suspense fallback={null}>
          <CartPanel />
        </Suspense>
      )}
    </CartContext>
  )
}
