import type { PageHit, PageQuery } from './page-hit.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import type { Language } from '#i18n/languages.ts'

/** Searches pages in the browser. Throws when there is no answer. */
export async function fetchPages(query: PageQuery, language: Language): Promise<PageHit[]> {
  const sought = 'near' in query ? { near: query.near } : { q: query.text }
  const response = await fetch(`/api/pages?${new URLSearchParams({ ...sought, [LANGUAGE_QUERY]: language })}`)
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return (await response.json()) as PageHit[]
}
