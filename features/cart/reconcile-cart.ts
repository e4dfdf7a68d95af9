import { effectivePriceInCents, type Product } from '#features/catalog/product.ts'
import type { CurrencyNotation } from '#i18n/format.ts'
import { type Cart, type CartLine, cartProduct, cartVariant, clampQuantity } from './cart.ts'

/** Why a line is no longer what the visitor put into the cart. */
export type CartChange =
  | { code: 'price_changed'; title: string; priceInCents: number; currency: CurrencyNotation }
  | { code: 'quantity_reduced'; title: string; quantity: number }
  | { code: 'gone'; title: string }

/**
 * Brings the cart in line with what the store sells now: names in the present language, prices, stock.
 * A line whose product or variant is hidden, deleted, not purchasable or sold out leaves the cart.
 * @param products fresh answers for (at least) the products in the cart
 * @returns the corrected cart, and what the visitor must be told before paying (changed names are not)
 */
export function reconcileCart(
  cart: Cart,
  products: readonly Product[],
): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => freshLine(line, products))
}

/** The same without taking anything out: what cannot be sold any more is only told at the checkout. */
export function refreshCart(cart: Cart, products: readonly Product[]): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => freshLine(line, products) ?? line)
}

/**
 * Cuts one variant down to what the store still has (the answer to a refused checkout); 0 takes it out.
 */
export function correctStock(
  cart: Cart,
  variantId: string,
  available: number,
): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => {
    if (line.variant.id !== variantId || available >= line.quantity) return line
    if (available < 1) return null
    const variant = { ...line.variant, manage_inventory: true, inventory_quantity: available }
    return { ...line, variant, quantity: available }
  })
}

function mendLines(
  cart: Cart,
  mend: (line: CartLine) => CartLine | null,
): { cart: Cart; changes: CartChange[] } {
  const changes: CartChange[] = []
  const mended = cart.flatMap((line) => {
    const fresh = mend(line)
    changes.push(...lineChanges(line, fresh))
    return fresh ? [fresh] : []
  })
  return { cart: mended, changes }
}

function freshLine(line: CartLine, products: readonly Product[]): CartLine | null {
  const product = products.find((candidate) => candidate.id === line.product.id)
  const variant = product?.variants.find((candidate) => candidate.id === line.variant.id)
  if (!product?.purchasable || product.deleted_at !== null || !variant) return null
  if (variant.manage_inventory && variant.inventory_quantity < 1) return null
  return {
    product: cartProduct(product),
    variant: cartVariant(variant),
    quantity: clampQuantity(line.quantity, variant),
  }
}

function lineChanges(before: CartLine, after: CartLine | null): CartChange[] {
  if (!after) return [{ code: 'gone', title: before.product.title }]
  const { title } = after.product
  const changes: CartChange[] = []
  const priceInCents = effectivePriceInCents(after.variant)
  if (
    priceInCents !== effectivePriceInCents(before.variant) ||
    after.variant.currency !== before.variant.currency
  ) {
    changes.push({ code: 'price_changed', title, priceInCents, currency: after.variant.currency_notation })
  }
  if (after.quantity < before.quantity) {
    changes.push({ code: 'quantity_reduced', title, quantity: after.quantity })
  }
  return changes
}
