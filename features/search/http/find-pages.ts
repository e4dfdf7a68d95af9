import { matchPage } from '#site/match-page.ts'
import { PAGE_ALIASES } from '#content/page-aliases.ts'
import { paths } from '#content/paths.ts'
import { serviceNamespace } from '#features/services/content/service-namespace.ts'
import { isCourse } from '#features/services/content/services.ts'
import type { Product } from '#features/catalog/product.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { questionsOfPage, voucherQuestions } from '#features/questions/http/questions-of-page.ts'
import { type AnchoredQuestion, plainAnswer } from '#features/questions/questions.ts'
import { MAX_QUERY_LENGTH, type PageHit, type PageQuery } from '#features/search/page-hit.ts'
import { type IndexedPage, indexPage, searchPages } from '#features/search/search-pages.ts'
import { suggestPath } from '#features/search/suggest-path.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { indexedPages } from '#site/discovery/indexed-pages.ts'
import { withoutBrand } from '#site/share-pictures/headline.ts'

/** Each question with its answer once, also when several pages share it. */
function questionIndex(
  language: Language,
  pages: readonly { path: string; title: string }[],
  site: SiteMessages,
): IndexedPage[] {
  const distinct = new Map<string, IndexedPage>()
  const namespaces = new Map(describedPages(site).map(({ path, namespace }) => [path, namespace]))
  for (const page of pages) {
    const namespace = namespaces.get(page.path)
    for (const question of namespace ? questionsOfPage(language, namespace, site) : []) {
      const text = question.question + question.answer
      if (!distinct.has(text)) distinct.set(text, indexQuestion(language, page, question))
    }
  }
  return [...distinct.values()]
}

function indexQuestion(
  language: Language,
  page: { path: string; title: string },
  question: AnchoredQuestion,
): IndexedPage {
  const answer = plainAnswer(question)
  return indexPage(
    {
      path: `${page.path}#${question.anchor}`,
      title: question.question,
      description: shortened(answer),
      page: page.title,
    },
    answer,
    language,
  )
}

/** Most answers whole; longer ones end with a sentence. */
const MAX_LENGTH = 320

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf('. ', MAX_LENGTH)
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`
}

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

function pageIndex(language: Language, news: readonly NewsEntry[], site: SiteMessages): IndexedPage[] {
  const pages = describedPages(site).map(({ path, namespace }) => {
    const messages = site.of(language, [namespace])[namespace] as {
      meta: { title: string; description: string }
    }
    const { title, description } = messages.meta
    return indexPage({ path, title: withoutBrand(title), description }, textOf(messages), language)
  })
  const pieces = news.map(({ slug, title, lead, body }) =>
    indexPage({ path: `/news/${slug}`, title, description: lead }, textOf(body), language),
  )
  return [...pages, ...pieces]
}

/** With those of services that owners added. */
function describedPages(site: SiteMessages): { path: string; namespace: Namespace }[] {
  const { services } = site.facts
  const added = [...services.courses, ...services.teamEvents].filter(({ like }) => like)
  return [
    ...indexedPages(services).map(({ path }) => ({
      path,
      namespace: matchPage(path)?.namespace ?? ('home' as const),
    })),
    ...added.map((service) => ({
      path: isCourse(service) ? paths.survivalLevel(service.id) : paths.teamEvent(service.id),
      namespace: serviceNamespace(service),
    })),
  ]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(textOf).join(' ')
}
