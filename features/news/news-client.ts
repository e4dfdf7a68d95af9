import type { Language } from '#i18n/languages.ts'
import type { NewsArticle, NewsList, NewsQuery } from './news.ts'

/** Fetches a page of the news. Throws `HTTP {status}: {statusText}`. */
export async function fetchNews({ page, limit }: NewsQuery, language: Language): Promise<NewsList> {
  const values = new URLSearchParams({ lng: language })
  if (page) values.set('page', String(page))
  if (limit) values.set('limit', String(limit))
  const response = await fetch(`/api/news?${values}`)
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return (await response.json()) as NewsList
}

/** Fetches an article; undefined for an unknown slug. */
export async function fetchArticle(slug: string, language: Language): Promise<NewsArticle | undefined> {
  const response = await fetch(`/api/news/${encodeURIComponent(slug)}?lng=${language}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return (await response.json()) as NewsArticle
}
