import { INTL_LOCALE, type Language } from '#i18n/languages.ts'
import { effectivePriceInCents, type Product, type Variant } from './product.ts'

export const SHOP_SORTINGS = ['recommended', 'price_ascending', 'price_descending', 'name'] as const

export type ShopSorting = (typeof SHOP_SORTINGS)[number]

export const LOW_STOCK_PIECES = 5

export type Availability =
  | { state: 'available' }
  | { state: 'low_stock'; left: number }
  | { state: 'sold_out' }
  | { state: 'not_purchasable' }

interface ShopSelection {
  collection?: string | null
  sorting?: ShopSorting
}

/** Products of a collection in its order, or all in the recommended one; stably sorted. */
export function listForShop(products: Product[], selection: ShopSelection, language: Language): Product[] {
  const { collection, sorting = 'recommended' } = selection
  const placeOf = (product: Product) =>
    product.collections.find(({ collection_id }) => collection_id === collection)?.order ?? product.order
  return products
    .filter((product) => !collection || isInCollection(product, collection))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.order - b.order || compareIds(a, b))
    .sort(COMPARE[sorting](language))
}

/** Falls back to `recommended`. */
export function toShopSorting(value: string | null | undefined): ShopSorting {
  return SHOP_SORTINGS.find((sorting) => sorting === value) ?? 'recommended'
}

export function variantAvailability(product: Pick<Product, 'purchasable'>, variant: Variant): Availability {
  if (!product.purchasable) return { state: 'not_purchasable' }
  if (!variant.manage_inventory) return { state: 'available' }
  if (variant.inventory_quantity <= 0) return { state: 'sold_out' }
  if (variant.inventory_quantity > LOW_STOCK_PIECES) return { state: 'available' }
  return { state: 'low_stock', left: variant.inventory_quantity }
}

/** The best of its variants; low stock sums the pieces of all variants. */
export function productAvailability(product: Pick<Product, 'purchasable' | 'variants'>): Availability {
  if (!product.purchasable || product.variants.length === 0) return { state: 'not_purchasable' }
  const each = product.variants.map((variant) => variantAvailability(product, variant))
  if (each.some(({ state }) => state === 'available')) return { state: 'available' }
  const left = each.reduce((sum, one) => sum + (one.state === 'low_stock' ? one.left : 0), 0)
  if (left === 0) return { state: 'sold_out' }
  return left > LOW_STOCK_PIECES ? { state: 'available' } : { state: 'low_stock', left }
}

function isInCollection(product: Product, collection: string): boolean {
  return product.collections.some((entry) => entry.collection_id === collection)
}

function compareIds(a: Product, b: Product): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

const COMPARE: Record<ShopSorting, (language: Language) => (a: Product, b: Product) => number> = {
  recommended: () => () => 0,
  price_ascending: () => (a, b) => effectivePriceInCents(a) - effectivePriceInCents(b),
  price_descending: () => (a, b) => effectivePriceInCents(b) - effectivePriceInCents(a),
  name: (language) => {
    const collator = new Intl.Collator(INTL_LOCALE[language], { numeric: true })
    return (a, b) => collator.compare(a.title, b.title)
  },
}
