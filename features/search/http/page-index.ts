import { matchPage } from '#app/match-page.ts'
import { paths } from '#content/paths.ts'
import { serviceNamespace } from '#content/service-namespace.ts'
import { isCourse } from '#content/services.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { type IndexedPage, indexPage } from '#features/search/search-pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { indexedPages } from '#server/discovery/indexed-pages.ts'
import { withoutBrand } from '#server/og/headline.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

export function pageIndex(language: Language, news: readonly NewsEntry[], site: SiteMessages): IndexedPage[] {
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
export function describedPages(site: SiteMessages): { path: string; namespace: Namespace }[] {
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
