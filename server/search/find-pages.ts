import type { Product } from '#features/catalog/product.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import { PAGE_ALIASES } from '#content/page-aliases.ts'
import { MAX_QUERY_LENGTH, type PageHit, type PageQuery } from '#features/search/page-hit.ts'
import { type IndexedPage, indexPage, searchPages } from '#features/search/search-pages.ts'
import { suggestPath } from '#features/search/suggest-path.ts'
import type { Language } from '#i18n/languages.ts'
import { news } from '../news/news-files.ts'
import { pageIndex } from './page-index.ts'

const MAX_PRODUCTS = 100

const indexes = new Map<Language, IndexedPage[]>()

/** Or the page that a mistyped path may have meant. Leaves products out when the store does not answer. */
export async function findPages(
  query: PageQuery,
  { language, store }: { language: Language; store: StoreClient },
): Promise<PageHit[]> {
  const pages = indexOf(language)
  if ('near' in query) return near(query.near, pages)
  const text = query.text.slice(0, MAX_QUERY_LENGTH).trim()
  if (text === '') return pages.map(({ path, title, description }) => ({ path, title, description }))
  const products = await store.listProducts({ limit: MAX_PRODUCTS }).then(
    (list) => list.products.map(productPage),
    () => [],
  )
  return searchPages([...pages, ...products], text)
}

function near(path: string, pages: IndexedPage[]): PageHit[] {
  const target = suggestPath(
    path,
    pages.map((page) => page.path),
    PAGE_ALIASES,
  )
  return pages
    .filter((page) => page.path === target)
    .map(({ path: found, title, description }) => ({ path: found, title, description }))
}

/** Cached: messages do not change at run time. */
function indexOf(language: Language): IndexedPage[] {
  const kept = indexes.get(language) ?? pageIndex(language, news[language])
  indexes.set(language, kept)
  return kept
}

function productPage({ id, title, subtitle, description }: Product): IndexedPage {
  return indexPage(
    { path: `/product/${encodeURIComponent(id)}`, title, description: subtitle ?? '' },
    description ?? '',
  )
}
