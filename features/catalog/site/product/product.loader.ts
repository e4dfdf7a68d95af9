import type { Product } from '#features/catalog/product.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import { StoreError } from '#features/catalog/store-error.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'
import type { ProductCardData } from '../shop/product-card-data.ts'

export type ProductData =
  | { kind: 'found'; product: Product; related: ProductCardData[] }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

/** An unknown id is a result, not an error. */
export async function loadProduct({ store }: PageEnvironment, { params }: LoaderInput): Promise<ProductData> {
  try {
    const product = await store.getProduct(params['id'] ?? '')
    return { kind: 'found', product, related: await loadRelated(store, product) }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (error.status === 404 || error.status === 400) return { kind: 'unknown' }
    return { kind: 'failed', message: error.message }
  }
}

/** In the product's order. Optional: failures are left out. */
async function loadRelated(store: StoreClient, product: Product): Promise<ProductCardData[]> {
  const ids = product.related_products.map((related) => related.related_id)
  if (ids.length === 0) return []
  const [{ toProductCard }, list] = await Promise.all([
    import('../shop/product-card-data.ts'),
    store.listProducts({ ids, limit: ids.length }).catch(() => null),
  ])
  return (list?.products ?? []).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toProductCard)
}
