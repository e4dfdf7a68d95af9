import { matchPage } from '#app/match-page.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { type IndexedPage, indexPage } from '#features/search/search-pages.ts'
import type { Language } from '#i18n/languages.ts'
import { indexedPages } from '../discovery/indexed-pages.ts'
import { withoutBrand } from '../og/headline.ts'
import type { SiteMessages } from '../messages/site-messages.ts'

export function pageIndex(language: Language, news: readonly NewsEntry[], site: SiteMessages): IndexedPage[] {
  const pages = indexedPages().map(({ path }) => {
    const namespace = matchPage(path)?.namespace ?? 'home'
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

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(textOf).join(' ')
}
