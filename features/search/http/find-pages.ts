import type { Product } from '#features/catalog/product.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import { PAGE_ALIASES } from '#content/page-aliases.ts'
import { MAX_QUERY_LENGTH, type PageHit, type PageQuery } from '#features/search/page-hit.ts'
import { type IndexedPage, indexPage, searchPages } from '#features/search/search-pages.ts'
import { suggestPath } from '#features/search/suggest-path.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { voucherQuestions } from '#features/questions/http/questions-of-page.ts'
import { pageIndex } from './page-index.ts'
import { indexQuestion, questionIndex } from './question-index.ts'

const MAX_PRODUCTS = 100

interface Indexes {
  pages: IndexedPage[]
  questions: IndexedPage[]
}

/** Messages of one version never change. */
const indexes = new WeakMap<SiteMessages, Map<Language, Indexes>>()

/** Or the page that a mistyped path may have meant. Leaves products out when the store does not answer. */
export async function findPages(
  query: PageQuery,
  { language, store, site }: { language: Language; store: StoreClient; site: SiteMessages },
): Promise<PageHit[]> {
  const { pages, questions } = indexesOf(language, site)
  if ('near' in query) return near(query.near, pages)
  const text = query.text.slice(0, MAX_QUERY_LENGTH).trim()
  if (text === '') return pages.map(({ path, title, description }) => ({ path, title, description }))
  const products = await store.listProducts({ limit: MAX_PRODUCTS }).then(
    (list) => list.products,
    () => [],
  )
  return searchPages(
    [
      ...pages,
      ...products.map((product) => indexPage(productHit(product), product.description ?? '', language)),
      ...questions,
      ...questionsOnVouchers(language, products, site),
    ],
    text,
    language,
  )
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

function indexesOf(language: Language, site: SiteMessages): Indexes {
  const known = indexes.get(site) ?? new Map<Language, Indexes>()
  indexes.set(site, known)
  const kept = known.get(language)
  if (kept) return kept
  const pages = pageIndex(language, site.facts.news[language], site)
  const made = { pages, questions: questionIndex(language, pages, site) }
  known.set(language, made)
  return made
}

/** The same on each voucher: led to on the one for an amount. */
function questionsOnVouchers(
  language: Language,
  products: readonly Product[],
  site: SiteMessages,
): IndexedPage[] {
  const vouchers = products.filter(({ type }) => type.value.startsWith('voucher'))
  const voucher = vouchers.find(({ type }) => type.value === 'voucher_value') ?? vouchers[0]
  if (!voucher) return []
  const page = productHit(voucher)
  return voucherQuestions(language, site).map((question) => indexQuestion(language, page, question))
}

function productHit({ id, title, subtitle }: Product): PageHit {
  return { path: `/product/${encodeURIComponent(id)}`, title, description: subtitle ?? '' }
}
