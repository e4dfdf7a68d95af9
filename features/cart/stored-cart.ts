import type { CurrencyNotation } from '#i18n/format.ts'
import {
  type Cart,
  type CartLine,
  type CartProduct,
  type CartVariant,
  cartCurrency,
  clampQuantity,
  lineKey,
  MAX_LINES,
} from './cart.ts'

/** SPEC §9. */
export const CART_STORAGE_KEY = 'cart'
/** Fifty full lines stay well below; anything longer is not ours. */
const MAX_STORED_CHARACTERS = 500_000
const MAX_TEXT = 4_000

export function serialiseCart(cart: Cart): string {
  return JSON.stringify(cart)
}

/** Parses a stored cart. Never throws: drops broken lines and other currencies, merges duplicates, clamps numbers. */
export function parseStoredCart(stored: string | null): Cart {
  if (!stored || stored.length > MAX_STORED_CHARACTERS) return []
  const lines = parseLines(stored).slice(0, MAX_LINES).flatMap(parseLine)
  return lines.reduce<Cart>(withLine, [])
}

function parseLines(stored: string): unknown[] {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function withLine(cart: Cart, line: CartLine): Cart {
  const currency = cartCurrency(cart)
  if (currency !== undefined && currency !== line.variant.currency) return cart
  const existing = cart.find((other) => lineKey(other) === lineKey(line))
  if (!existing) return [...cart, line]
  const quantity = clampQuantity(existing.quantity + line.quantity, existing.variant)
  return cart.map((other) => (other === existing ? { ...existing, quantity } : other))
}

function parseLine(value: unknown): CartLine[] {
  if (!isRecord(value)) return []
  const product = parseProduct(value.product)
  const variant = parseVariant(value.variant)
  if (!product || !variant) return []
  const quantity = typeof value.quantity === 'number' ? value.quantity : 1
  const { gift } = value
  return [{ product, variant, quantity: clampQuantity(quantity, variant), ...(isRecord(gift) && { gift }) }]
}

function parseProduct(value: unknown): CartProduct | null {
  if (!isRecord(value)) return null
  const id = text(value.id)
  const title = text(value.title)
  if (!id || !title) return null
  return {
    id,
    title,
    subtitle: text(value.subtitle),
    description: text(value.description) ?? '',
    image: text(value.image),
    purchasable: value.purchasable !== false,
    type: { value: (isRecord(value.type) && text(value.type.value)) || '' },
  }
}

function parseVariant(value: unknown): CartVariant | null {
  if (!isRecord(value)) return null
  const id = text(value.id)
  const price = count(value.price_in_cents)
  if (!id || price === null) return null
  const currency = text(value.currency)?.toLowerCase() || 'eur'
  const manageInventory = value.manage_inventory === true
  return {
    id,
    title: text(value.title) ?? '',
    image_url: text(value.image_url),
    sku: text(value.sku),
    price_in_cents: price,
    sale_price_in_cents: count(value.sale_price_in_cents),
    currency,
    currency_notation: parseNotation(value.currency_notation, currency),
    manage_inventory: manageInventory,
    inventory_quantity: count(value.inventory_quantity) ?? 0,
  }
}

function parseNotation(value: unknown, currency: string): CurrencyNotation {
  const stored = isRecord(value) ? value : {}
  const template = text(stored.template)
  return {
    code: currency,
    symbol: text(stored.symbol),
    template: template?.includes('$1') ? template : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT) : null
}

/** A non-negative integer small enough for exact sums of 50 lines of 99 pieces. */
function count(value: unknown): number | null {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1e10
    ? (value as number)
    : null
}
