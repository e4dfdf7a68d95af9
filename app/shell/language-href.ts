import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { PageHandle } from '../page.tsx'

/** Keeps the query parameters that affect server rendering. */
export function languageHref(
  language: Language,
  search: string,
  page: Pick<PageHandle, 'query' | 'cache'> | undefined,
): string {
  const query = new URLSearchParams(search)
  const names = page?.cache === 'never' ? new Set(query.keys()) : (page?.query ?? [])
  const kept = new URLSearchParams({ [LANGUAGE_QUERY]: language })
  for (const name of names) {
    const value = query.get(name)
    if (value !== null && name !== LANGUAGE_QUERY) kept.set(name, value)
  }
  return `?${kept}`
}
