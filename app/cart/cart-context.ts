import { createContext, useContext } from 'react'
import type { Cart } from '#features/cart/cart.ts'
import type { Product, Variant } from '#features/catalog/product.ts'

export interface CartContextValue {
  lines: Cart
  /** Pieces, as on the badge. */
  count: number
  /** Cents of the cart's currency. */
  total: number
  /** Asks the store what is left, adds, and tells the visitor; true when it was added. */
  add(product: Product, variant: Variant, quantity: number): Promise<boolean>
  /** Sets a line's quantity; tells the visitor when the stock cuts it down, and returns what was told. */
  change(variantId: string, quantity: number): string | null
  remove(variantId: string): void
  clear(): void
  isOpen: boolean
  open(): void
  close(): void
}

export const CartContext = createContext<CartContextValue | null>(null)

export function useCart(): CartContextValue {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}
