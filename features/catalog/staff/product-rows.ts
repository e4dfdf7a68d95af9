import type { RowRules } from '#kit/whole-list.ts'
import { LOW_STOCK_PIECES } from '../shop-listing.ts'
import type { ProductFilter, ProductSort, StaffProduct } from './staff-product.ts'

/** How the list is filtered, searched and sorted, in the browser and for its file. Removed products stand in their filter alone. */
export const PRODUCT_ROWS: RowRules<StaffProduct, ProductFilter, ProductSort> = {
  filters: {
    all: isThere,
    low: isLow,
    sale: (product) =>
      isThere(product) &&
      product.variants.some(({ saleState }) => saleState === 'planned' || saleState === 'running'),
    hidden: ({ isHidden, state }) => isHidden && state === 'published',
    draft: ({ state }) => state === 'draft',
    removed: (product) => !isThere(product),
  },
  texts: ({ id, title, variants }) => [id, title, ...variants.flatMap((each) => [each.title, each.sku])],
  // The lowest price and the fewest free pieces of a variant; what is not counted first.
  values: {
    product: ({ title }) => title,
    price: ({ variants }) => least(variants.map(({ priceCents }) => priceCents)),
    stock: ({ variants }) =>
      least(variants.flatMap(({ stock }) => (stock ? [stock.onHand - stock.held] : []))),
    listed: ({ state, isHidden }) => (state === 'published' ? Number(!isHidden) + 1 : 0),
  },
}

/** What is nearly gone first, else as the shop has them. */
export function lowFirst(products: readonly StaffProduct[]): readonly StaffProduct[] {
  return products.toSorted((a, b) => Number(isLow(b)) - Number(isLow(a)))
}

function isThere({ state }: StaffProduct): boolean {
  return state !== 'removed'
}

/** Of what visitors can buy. */
function isLow({ variants, state, isHidden }: StaffProduct): boolean {
  return (
    state === 'published' &&
    !isHidden &&
    variants.some(({ stock }) => stock && stock.onHand - stock.held <= LOW_STOCK_PIECES)
  )
}

const least = (numbers: readonly number[]) => (numbers.length === 0 ? null : Math.min(...numbers))
