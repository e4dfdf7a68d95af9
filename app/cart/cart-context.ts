import { createContext, useContext } from 'react'
import type { Cart } from '#features/cart/cart.ts'

export interface CartContextValue {
  lines: Cart
  count: number
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

/** Opens the panel; fallback for the focus when the opener is gone. */
export const CART_BUTTON_ID = 'cart-button'
