import { paths } from '#content/paths.ts'
import { createStoreClient, type StoreClient } from '#features/catalog/store-client.ts'
import type { WireProduct } from '#features/catalog/store-wire.schema.ts'
import type { Language } from '#i18n/languages.ts'

/** A store service with only these products, for the preview of an unpublished page. */
export function previewStore(products: readonly WireProduct[], language: Language): StoreClient {
  return createStoreClient({
    base: '',
    storeId: 'preview',
    language,
    async fetch(input) {
      const { pathname, searchParams } = new URL(String(input), 'http://preview.invalid')
      const [, , , list, id] = pathname.split('/')
      if (list === 'variants') return Response.json({ variants: [] })
      const ids = searchParams.getAll('ids[]')
      if (!id)
        return Response.json({
          products: products.filter((each) => ids.length === 0 || ids.includes(each.id)),
        })
      const product = products.find((each) => each.id === decodeURIComponent(id))
      return product ? Response.json({ product }) : Response.json({}, { status: 404 })
    },
  })
}

export function previewPath(page: 'product' | 'shop', id: string): string {
  return page === 'shop' ? paths.shop : paths.product(id)
}
