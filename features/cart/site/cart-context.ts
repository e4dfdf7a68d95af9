import { createContext, useContext } from 'react'
import type { Cart } from '#features/cart/cart.ts'

export interface CartContextValue {
  lines: Cart
  count: number
  total: number
  remove(key: string): void
  isOpen: boolean
  /** What was put into the cart when the panel opened; null when it was opened by its button. */
  added: string | null
  open(added?: string): void
  close(): void
}

export const CartContext = createContext<CartContextValue | null>(null)

export function useCart(): CartContextValue {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/** Opens the panel; fallback for the focus when the opener is gone. */
export const CART_BUTTON_ID = 'cart-button'
