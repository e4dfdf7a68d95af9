import { giftPicturesOf } from '#features/catalog/gift-pictures.ts'
import { isInRange, type OwnAmount, ownAmountId, ownAmountOf } from '#features/catalog/own-amount.ts'
import { effectivePriceInCents, type Product } from '#features/catalog/product.ts'
import type { CurrencyNotation } from '#i18n/format.ts'
import { type Cart, type CartLine, clampQuantity } from './cart.ts'
import { cartProduct, cartVariant } from './change-cart.ts'
import { giftOf, joinLines, possibleGift } from './cart-gift.ts'

export type CartChange =
  | { code: 'price_changed'; title: string; priceInCents: number; currency: CurrencyNotation }
  | { code: 'quantity_reduced'; title: string; quantity: number }
  | { code: 'gone'; title: string }
  /** A chosen amount that owners no longer allow: removed too, with the bounds for another one. */
  | ({ code: 'amount_out_of_range'; title: string; francs: number } & OwnAmount)
  /** A picture or a day that was chosen is no longer possible; the line stays without it. */
  | { code: 'gift_changed'; title: string }
  /** The line stays: others hold pieces of it until `until` at the latest; `available` are free. */
  | { code: 'held'; title: string; variantId: string; until: Date; available: number }

export interface StockHold {
  pieces: number
  until: Date
}

export type StockHolds = ReadonlyMap<string, StockHold>

const NO_HOLDS: StockHolds = new Map()

/**
 * Updates the cart to current names, prices and stock. Removes what is hidden, deleted or sold out; keeps what others
 * only hold (ADR-028). Without `holds`, pieces that are not free count as sold.
 * @returns the cart and the changes to announce before payment (renames are not)
 */
export function reconcileCart(
  cart: Cart,
  products: readonly Product[],
  holds: StockHolds = NO_HOLDS,
  today = '',
): { cart: Cart; changes: CartChange[] } {
  return mendLines(
    cart,
    (line) => freshLine(line, products, holds, today),
    (line) => goneOf(line, products),
  )
}

/** The same without removing lines. */
export function refreshCart(
  cart: Cart,
  products: readonly Product[],
  holds: StockHolds = NO_HOLDS,
): { cart: Cart; changes: CartChange[] } {
  return mendLines(cart, (line) => freshLine(line, products, holds) ?? { line })
}

/** Sold out or held; only the holds distinguish which. */
export function isShort(cart: Cart, products: readonly Product[]): boolean {
  return reconcileCart(cart, products).changes.some(
    ({ code }) => code === 'gone' || code === 'quantity_reduced',
  )
}

/** Reduces a variant to the stock that a refused checkout reported, held pieces included; 0 removes it. */
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

interface MendedLine {
  line: CartLine
  held?: { until: Date; available: number }
}

function mendLines(
  cart: Cart,
  mend: (line: CartLine) => MendedLine | null,
  gone: (line: CartLine) => CartChange = ({ product: { title } }) => ({ code: 'gone', title }),
): { cart: Cart; changes: CartChange[] } {
  const changes: CartChange[] = []
  const mended = cart.flatMap((line) => {
    const fresh = mend(line)
    changes.push(...(fresh ? lineChanges(line, fresh) : [gone(line)]))
    return fresh ? [fresh.line] : []
  })
  return { cart: joinLines(mended), changes }
}

function goneOf({ product: { id, title }, variant }: CartLine, products: readonly Product[]): CartChange {
  const product = products.find((candidate) => candidate.id === id)
  const francs = variant.price_in_cents / 100
  const range = product?.purchasable && variant.id === ownAmountId(id, francs) && ownAmountOf(product)
  return range ? { code: 'amount_out_of_range', title, francs, ...range } : { code: 'gone', title }
}

function freshLine(
  { product: { id }, variant: before, quantity, gift: stored }: CartLine,
  products: readonly Product[],
  holds: StockHolds,
  today = '',
): MendedLine | null {
  const product = products.find((candidate) => candidate.id === id)
  const francs = before.price_in_cents / 100
  const variant =
    product?.variants.find((candidate) => candidate.id === before.id) ??
    (product && before.id === ownAmountId(id, francs) && isInRange(product, francs) ? before : undefined)
  if (!product?.purchasable || product.deleted_at !== null || !variant) return null
  const storedGift = giftOf({ ...(stored && { gift: stored }) })
  const gift = storedGift && possibleGift(storedGift, namesOf(product), today)
  const line = { product: cartProduct(product), variant: cartVariant(variant), quantity }
  return withinStock(gift && Object.keys(gift).length > 0 ? { ...line, gift } : line, holds)
}

function namesOf(product: Product): string[] {
  return giftPicturesOf(product).map(({ name }) => name)
}

/** The line within free plus held stock; null when there is none. */
function withinStock(line: CartLine, holds: StockHolds): MendedLine | null {
  const { variant } = line
  const free = variant.inventory_quantity
  const hold = holds.get(variant.id)
  if (!variant.manage_inventory || free >= line.quantity)
    return { line: { ...line, quantity: clampQuantity(line.quantity, variant) } }
  // Never more than requested: higher quantities are limited to free stock.
  const reachable = Math.min(line.quantity, free + (hold?.pieces ?? 0))
  if (reachable < 1) return null
  const quantity = clampQuantity(line.quantity, { ...variant, inventory_quantity: reachable })
  if (!hold || quantity <= free) return { line: { ...line, quantity } }
  return {
    line: { ...line, variant: { ...variant, inventory_quantity: reachable }, quantity },
    held: { until: hold.until, available: free },
  }
}

function lineChanges(before: CartLine, { line: after, held }: MendedLine): CartChange[] {
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
  if (after.gift?.picture !== before.gift?.picture || after.gift?.day !== before.gift?.day)
    changes.push({ code: 'gift_changed', title })
  if (held) changes.push({ code: 'held', title, variantId: after.variant.id, ...held })
  return changes
}
