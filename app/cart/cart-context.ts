import { createContext, useContext } from 'react'
import type { Cart } from '#features/cart/cart.ts'

export interface CartContextValue {
  lines: Cart
  /** Pieces, as on the badge. */
  count: number
  /** Cents of the cart's currency. */
  total: number
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

/** The button that opens the panel, and gets the focus back when the panel's opener is gone. */
export const CART_BUTTON_ID = 'cart-button'
