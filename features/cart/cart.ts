import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'

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
  /** Makes the vouchers of this line personal; as it was stored, so read it by `giftOf`. */
  gift?: VoucherGift
}

/** At most one line per variant and gift, all in one currency (RULING 2). */
export type Cart = readonly CartLine[]

/** Key of a line: the variant's id, extended for a personal voucher. */
export function lineKey({ variant: { id }, gift }: Pick<CartLine, 'variant' | 'gift'>): string {
  return gift ? id + JSON.stringify(gift) : id
}

export const MAX_LINES = 50
/** For variants without managed stock; guards against typing errors. */
export const MAX_QUANTITY = 99

export function removeLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key)
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

export function wholePieces(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1
}
