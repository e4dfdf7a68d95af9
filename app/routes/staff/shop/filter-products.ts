import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { LOW_STOCK_PIECES } from '#features/catalog/shop-listing.ts'

export const SHOP_FILTERS = ['all', 'low', 'sale', 'hidden', 'draft', 'removed'] as const
export type ShopFilter = (typeof SHOP_FILTERS)[number]

/** What is nearly gone first, else as given; removed products only where they are asked for. */
export function filterProducts(
  products: readonly StaffProduct[],
  filter: ShopFilter,
  words: string,
): StaffProduct[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return products
    .filter((product) => (filter === 'removed') === (product.state === 'removed'))
    .filter((product) => isOf(product, filter))
    .filter((product) => {
      const text = textOf(product)
      return wanted.every((word) => text.includes(word))
    })
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

function textOf({ id, title, variants }: StaffProduct): string {
  return [id, title, ...variants.flatMap((each) => [each.title, each.sku ?? ''])].join(' ').toLowerCase()
}
