import type { Product } from '#features/catalog/product.ts'
import { listForShop, type ShopSorting, toShopSorting } from '#features/catalog/shop-listing.ts'
import type { Language } from '#i18n/languages.ts'
import { type ProductCardData, toProductCard } from './product-card-data.ts'

export type ShopData =
  | {
      kind: 'listed'
      products: ProductCardData[]
      /** By the recommended order of their first products. */
      collections: { id: string; title: string }[]
      collection: string | null
      sorting: ShopSorting
    }
  | { kind: 'failed'; message: string }

export function listShop(products: Product[], query: URLSearchParams, language: Language): ShopData {
  const collection = query.get('collection') || null
  const sorting = toShopSorting(query.get('sort'))
  return {
    kind: 'listed',
    products: listForShop(products, { collection, sorting }, language).map(toProductCard),
    collections: collectionsOf(listForShop(products, {}, language)),
    collection,
    sorting,
  }
}

function collectionsOf(products: Product[]): { id: string; title: string }[] {
  const titles = new Map<string, string>()
  for (const { collection_id, title } of products.flatMap((product) => product.collections)) {
    if (!titles.has(collection_id)) titles.set(collection_id, title ?? collection_id)
  }
  return [...titles].map(([id, title]) => ({ id, title }))
}
