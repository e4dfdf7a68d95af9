import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'

export type CartProduct = Pick<
  Product,
  'id' | 'title' | 'subtitle' | 'description' | 'image' | 'purchasable' | 'type'
>

export type CartVariant = Pick<
  Variant,
  | 'id'
  | 'title'
  | 'image_url'
  | 'sku'
  | 'price_in_cents'
  | 'sale_price_in_cents'
  | 'currency'
  | 'currency_notation'
  | 'manage_inventory'
  | 'inventory_quantity'
>

export interface CartLine {
  product: CartProduct
  variant: CartVariant
  quantity: number
}

/** At most one line per variant, all in one currency (RULING 2). */
export type Cart = readonly CartLine[]

export const MAX_LINES = 50
/** For variants without managed stock; guards against typing errors. */
export const MAX_QUANTITY = 99

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
): Result<Cart, AddRefusal> {
  const { title } = product
  if (!product.purchasable) return refuse({ code: 'not_purchasable', title })
  const currency = cartCurrency(cart)
  if (currency !== undefined && currency !== variant.currency) {
    return refuse({ code: 'other_currency', currency })
  }
  const wanted = wholePieces(quantity)
  const existing = cart.find((line) => line.variant.id === variant.id)
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
  variantId: string,
  quantity: number,
): { cart: Cart; limit: StockLimit | null } {
  const line = cart.find((candidate) => candidate.variant.id === variantId)
  if (!line) return { cart, limit: null }
  const wanted = wholePieces(quantity)
  const allowed = clampQuantity(wanted, line.variant)
  const limit = allowed < wanted ? { title: line.product.title, available: allowed } : null
  if (allowed === line.quantity) return { cart, limit }
  return { cart: cart.map((other) => (other === line ? { ...line, quantity: allowed } : other)), limit }
}

export function removeLine(cart: Cart, variantId: string): Cart {
  return cart.filter((line) => line.variant.id !== variantId)
}

/** Σ (sale price if any, else price) × quantity, in cents. */
export function totalInCents(cart: Cart): number {
  return cart.reduce((sum, line) => sum + lineTotalInCents(line), 0)
}

export function lineTotalInCents(line: CartLine): number {
  return effectivePriceInCents(line.variant) * line.quantity
}

/** Pieces, not lines. */
export function itemCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

export function cartCurrency(cart: Cart): string | undefined {
  return cart[0]?.variant.currency
}

/** Clamps to 1…stock, or 1…MAX_QUANTITY where stock is not managed. */
export function clampQuantity(
  quantity: number,
  variant: Pick<CartVariant, 'manage_inventory' | 'inventory_quantity'>,
): number {
  const most = variant.manage_inventory ? Math.min(variant.inventory_quantity, MAX_QUANTITY) : MAX_QUANTITY
  return Math.max(1, Math.min(wholePieces(quantity), most))
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

function wholePieces(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1
}
