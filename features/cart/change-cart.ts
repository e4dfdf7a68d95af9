import { accept, type Result, refuse } from '#kernel/result.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import {
  type Cart,
  type CartLine,
  type CartProduct,
  type CartVariant,
  cartCurrency,
  clampQuantity,
  lineKey,
  MAX_LINES,
  MAX_QUANTITY,
  wholePieces,
} from './cart.ts'

export type AddRefusal =
  | { code: 'not_purchasable'; title: string }
  | { code: 'other_currency'; currency: string }
  | { code: 'not_enough_stock'; title: string; available: number }
  | { code: 'maximum_reached'; title: string }

/** Adds pieces to a cart; refusals by SPEC §5. `available`: free pieces, ignored when stock is not managed. */
export function addToCart(
  cart: Cart,
  product: CartProduct,
  variant: CartVariant,
  quantity: number,
  available: number,
  gift?: VoucherGift,
): Result<Cart, AddRefusal> {
  const { title } = product
  if (!product.purchasable) return refuse({ code: 'not_purchasable', title })
  const currency = cartCurrency(cart)
  if (currency !== undefined && currency !== variant.currency) {
    return refuse({ code: 'other_currency', currency })
  }
  const wanted = wholePieces(quantity)
  const key = lineKey({ variant, ...(gift && { gift }) })
  const existing = cart.find((line) => lineKey(line) === key)
  const together = (existing?.quantity ?? 0) + wanted
  if (variant.manage_inventory && wanted > available) {
    return refuse({ code: 'not_enough_stock', title, available: Math.max(0, available) })
  }
  const most = variant.manage_inventory ? available : MAX_QUANTITY
  if (together > most || (!existing && cart.length >= MAX_LINES)) {
    return refuse({ code: 'maximum_reached', title })
  }
  const line: CartLine = {
    product: cartProduct(product),
    variant: { ...cartVariant(variant), inventory_quantity: available },
    quantity: together,
    ...(gift && { gift }),
  }
  return accept(existing ? cart.map((other) => (other === existing ? line : other)) : [...cart, line])
}

export interface StockLimit {
  title: string
  available: number
}

/** Sets a line's quantity, clamped to 1…stock. @returns the cart, and the limit when it was reduced. */
export function changeQuantity(
  cart: Cart,
  key: string,
  quantity: number,
): { cart: Cart; limit: StockLimit | null } {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  if (!line) return { cart, limit: null }
  const wanted = wholePieces(quantity)
  const allowed = clampQuantity(wanted, line.variant)
  const limit = allowed < wanted ? { title: line.product.title, available: allowed } : null
  if (allowed === line.quantity) return { cart, limit }
  return { cart: cart.map((other) => (other === line ? { ...line, quantity: allowed } : other)), limit }
}

export function cartProduct(product: CartProduct): CartProduct {
  const { id, title, subtitle, description, image, purchasable, type } = product
  return { id, title, subtitle, description, image, purchasable, type: { value: type.value } }
}

export function cartVariant(variant: CartVariant): CartVariant {
  return {
    id: variant.id,
    title: variant.title,
    image_url: variant.image_url,
    sku: variant.sku,
    price_in_cents: variant.price_in_cents,
    sale_price_in_cents: variant.sale_price_in_cents,
    currency: variant.currency,
    currency_notation: variant.currency_notation,
    manage_inventory: variant.manage_inventory,
    inventory_quantity: variant.inventory_quantity,
  }
}
