import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'

/** The language that the query of a request names; undefined when it names none of ours, or several. */
export function namedLanguage({ query }: { query: unknown }): Language | undefined {
  const named = (query as Record<string, unknown>)[LANGUAGE_QUERY]
  return typeof named === 'string' ? toLanguage(named) : undefined
}
