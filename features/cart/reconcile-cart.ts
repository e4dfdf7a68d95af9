import { effectivePriceInCents, type Product } from '#features/catalog/product.ts'
import type { CurrencyNotation } from '#i18n/format.ts'
import { type Cart, type CartLine, cartProduct, cartVariant, clampQuantity } from './cart.ts'

/** Why a line is no longer what the visitor put into the cart. */
export type CartChange =
  | { code: 'price_changed'; title: string; priceInCents: number; currency: CurrencyNotation }
  | { code: 'quantity_reduced'; title: string; quantity: number }
  | { code: 'gone'; title: string }
  /** The line stays: pieces of it are kept for somebody who pays, until then at most; `available` are free now. */
  | { code: 'held'; title: string; variantId: string; until: Date; available: number }

/** Pieces of a variant that are kept for people who pay, and when the first of these holds ends. */
export interface StockHold {
  pieces: number
  until: Date
}

/** By variant id. */
export type StockHolds = ReadonlyMap<string, StockHold>

const NO_HOLDS: StockHolds = new Map()

/**
 * Brings the cart in line with what the store sells now: names in the present language, prices, stock.
 * A line whose product or variant is hidden, deleted, not purchasable or sold out leaves the cart; one whose pieces are
 * only held by others stays (ADR-028).
 * @param products fresh answers for (at least) the products in the cart
 * @param holds what is held of variants that are short; without it, what is not free counts as sold
 * @returns the corrected cart, and what the visitor must be told before paying (changed names are not)
 */
export function reconcileCart(
  cart: Cart,
  products: readonly Product[],
  holds: StockHolds = NO_HOLDS,
): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => freshLine(line, products, holds))
}

/** The same without taking anything out: what cannot be sold any more is only told at the checkout. */
export function refreshCart(
  cart: Cart,
  products: readonly Product[],
  holds: StockHolds = NO_HOLDS,
): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => freshLine(line, products, holds) ?? { line })
}

/** Something of the cart is sold, or held: only with the holds is it known which. */
export function isShort(cart: Cart, products: readonly Product[]): boolean {
  return reconcileCart(cart, products).changes.some(
    ({ code }) => code === 'gone' || code === 'quantity_reduced',
  )
}

/**
 * Cuts one variant down to what the store still has (the answer to a refused checkout), held pieces included; 0 takes
 * it out.
 */
export function correctStock(
  cart: Cart,
  variantId: string,
  available: number,
  holds: StockHolds = NO_HOLDS,
): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => {
    if (line.variant.id !== variantId || available >= line.quantity) return { line }
    const variant = { ...line.variant, manage_inventory: true, inventory_quantity: available }
    return withinStock({ ...line, variant }, holds)
  })
}

/** A line that stays, and what of it is held. */
interface MendedLine {
  line: CartLine
  held?: { until: Date; available: number }
}

function mendLines(
  cart: Cart,
  mend: (line: CartLine) => MendedLine | null,
): { cart: Cart; changes: CartChange[] } {
  const changes: CartChange[] = []
  const mended = cart.flatMap((line) => {
    const fresh = mend(line)
    changes.push(...lineChanges(line, fresh))
    return fresh ? [fresh.line] : []
  })
  return { cart: mended, changes }
}

function freshLine(
  { product: { id }, variant: { id: variantId }, quantity }: CartLine,
  products: readonly Product[],
  holds: StockHolds,
): MendedLine | null {
  const product = products.find((candidate) => candidate.id === id)
  const variant = product?.variants.find((candidate) => candidate.id === variantId)
  if (!product?.purchasable || product.deleted_at !== null || !variant) return null
  return withinStock({ product: cartProduct(product), variant: cartVariant(variant), quantity }, holds)
}

/** A line of no more pieces than there are, held ones included; null when there are none. */
function withinStock(line: CartLine, holds: StockHolds): MendedLine | null {
  const { variant } = line
  const free = variant.inventory_quantity
  const hold = holds.get(variant.id)
  if (!variant.manage_inventory || free >= line.quantity)
    return { line: { ...line, quantity: clampQuantity(line.quantity, variant) } }
  // No more than asked for: a higher quantity meets the stock that is free.
  const reachable = Math.min(line.quantity, free + (hold?.pieces ?? 0))
  if (reachable < 1) return null
  const quantity = clampQuantity(line.quantity, { ...variant, inventory_quantity: reachable })
  if (!hold || quantity <= free) return { line: { ...line, quantity } }
  return {
    line: { ...line, variant: { ...variant, inventory_quantity: reachable }, quantity },
    held: { until: hold.until, available: free },
  }
}

function lineChanges(before: CartLine, mended: MendedLine | null): CartChange[] {
  if (!mended) return [{ code: 'gone', title: before.product.title }]
  const { line: after, held } = mended
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
  if (held) changes.push({ code: 'held', title, variantId: after.variant.id, ...held })
  return changes
}
