import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { LOW_STOCK_PIECES } from '#features/catalog/shop-listing.ts'
import type { Language } from '#i18n/languages.ts'
import type { ListSort } from '#kernel/list-page.ts'
import { hasWords } from '../lists/has-words.ts'
import { sortRows } from '../lists/sort-rows.ts'

export const SHOP_FILTERS = ['all', 'low', 'sale', 'hidden', 'draft', 'removed'] as const
export type ShopFilter = (typeof SHOP_FILTERS)[number]

export const SHOP_SORTS = ['product', 'price', 'stock', 'listed'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

/** Characters. */
export const MAX_SHOP_SEARCH = 80

/** What is nearly gone first, else as given; removed products only where they are asked for. */
export function filterProducts(
  products: readonly StaffProduct[],
  filter: ShopFilter,
  words: string,
): StaffProduct[] {
  return products
    .filter((product) => (filter === 'removed') === (product.state === 'removed'))
    .filter((product) => isOf(product, filter))
    .filter((product) => hasWords(words, textsOf(product)))
    .toSorted((a, b) => Number(isLow(b)) - Number(isLow(a)))
}

function isOf(product: StaffProduct, filter: ShopFilter): boolean {
  switch (filter) {
    case 'low':
      return isLow(product)
    case 'sale':
      return product.variants.some(({ saleState }) => saleState === 'planned' || saleState === 'running')
    case 'hidden':
      return product.isHidden && product.state === 'published'
    case 'draft':
      return product.state === 'draft'
    default:
      return true
  }
}

/** Of what visitors can buy. */
function isLow({ variants, state, isHidden }: StaffProduct): boolean {
  return (
    state === 'published' &&
    !isHidden &&
    variants.some(({ stock }) => stock && stock.onHand - stock.held <= LOW_STOCK_PIECES)
  )
}

function textsOf({ id, title, variants }: StaffProduct): (string | null)[] {
  return [id, title, ...variants.flatMap((each) => [each.title, each.sku])]
}

/** By their lowest price and the fewest free pieces of a variant; what is not counted first. Null: as given. */
export function sortProducts(
  products: readonly StaffProduct[],
  sort: ListSort<ShopSort> | null,
  language: Language,
): readonly StaffProduct[] {
  return sortRows(
    products,
    sort,
    {
      product: ({ title }) => title,
      price: ({ variants }) => least(variants.map(({ priceCents }) => priceCents)),
      stock: ({ variants }) =>
        least(variants.flatMap(({ stock }) => (stock ? [stock.onHand - stock.held] : []))),
      listed: ({ state, isHidden }) => (state === 'published' ? Number(!isHidden) + 1 : 0),
    },
    language,
  )
}

const least = (numbers: readonly number[]) => (numbers.length === 0 ? null : Math.min(...numbers))

/** How many of them each filter has. */
export function countProducts(products: readonly StaffProduct[], words: string): Record<ShopFilter, number> {
  const counts = SHOP_FILTERS.map((filter) => [filter, filterProducts(products, filter, words).length])
  return Object.fromEntries(counts) as Record<ShopFilter, number>
}
