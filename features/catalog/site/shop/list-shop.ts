import type { Product } from '#features/catalog/product.ts'
import { listForShop, type ShopSorting, toShopSorting } from '#features/catalog/shop-listing.ts'
import type { Language } from '#i18n/languages.ts'
import { type ProductCardData, toProductCard } from './product-card-data.ts'

export type ShopData =
  | {
      kind: 'listed'
      products: ProductCardData[]
      /** By the first place that each gives to a product. */
      collections: { id: string; title: string }[]
      collection: string | null
      sorting: ShopSorting
      /** By kind of product; false where a filter or an order was chosen. */
      isArranged: boolean
      /** More than one looks through, or a choice to undo. */
      hasFilter: boolean
    }
  | { kind: 'failed'; message: string }

/** Products that one looks through without a filter. */
const WITHOUT_FILTER = 12

export function listShop(products: Product[], query: URLSearchParams, language: Language): ShopData {
  const collection = query.get('collection') || null
  const sorting = toShopSorting(query.get('sort'))
  const isArranged = collection === null && sorting === 'recommended'
  return {
    kind: 'listed',
    products: listForShop(products, { collection, sorting }, language).map(toProductCard),
    collections: collectionsOf(listForShop(products, {}, language)),
    collection,
    sorting,
    isArranged,
    hasFilter: !isArranged || products.length > WITHOUT_FILTER,
  }
}

function collectionsOf(products: Product[]): { id: string; title: string }[] {
  const titles = new Map<string, string>()
  const memberships = products.flatMap((product) => product.collections)
  for (const { collection_id, title } of memberships.toSorted((a, b) => a.order - b.order)) {
    if (!titles.has(collection_id)) titles.set(collection_id, title ?? collection_id)
  }
  return [...titles].map(([id, title]) => ({ id, title }))
}
