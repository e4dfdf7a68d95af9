import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'

/** What the cart keeps of a product: enough to show a line without asking the store. */
export type CartProduct = Pick<
  Product,
  'id' | 'title' | 'subtitle' | 'description' | 'image' | 'purchasable' | 'type'
>

/** What the cart keeps of a variant: its names, its price and what was in stock when it was last seen. */
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

/** At most one line per variant, all lines in one currency (RULING 2). */
export type Cart = readonly CartLine[]

export const MAX_LINES = 50
/** Pieces of a variant whose stock is not managed; a bound against slips, not a rule of the shop. */
export const MAX_QUANTITY = 99

export type AddRefusal =
  | { code: 'not_purchasable'; title: string }
  | { code: 'other_currency'; currency: string }
  | { code: 'not_enough_stock'; title: string; available: number }
  | { code: 'maximum_reached'; title: string }

/**
 * Puts pieces of a variant into the cart, on top of those already there.
 * @param available pieces the store can still sell; ignored when the variant's stock is not managed
 * @see SPEC §5 for the two stock refusals
 */
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

/**
 * Sets a line's quantity: below 1 becomes 1, above the stock of a managed variant becomes the stock.
 * @returns the cart, and the limit when the wish was cut down to it (the visitor is told)
 */
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

/** Σ (sale price if present, else price) × quantity, in cents of the cart's one currency. */
export function totalInCents(cart: Cart): number {
  return cart.reduce((sum, line) => sum + lineTotalInCents(line), 0)
}

export function lineTotalInCents(line: CartLine): number {
  return effectivePriceInCents(line.variant) * line.quantity
}

/** Pieces, not lines: what the badge at the cart button shows. */
export function itemCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

export function cartCurrency(cart: Cart): string | undefined {
  return cart[0]?.variant.currency
}

/** The nearest quantity inside 1…stock (1…MAX_QUANTITY where stock is not managed). */
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
