import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, HTML_LANG, LANGUAGES, type Language } from '#i18n/languages.ts'

/** What a search engine and a browser tab are told about a page. */
export interface DocumentHeadData {
  title: string
  description: string
  htmlLang: string
  canonical: string
  alternates: { hreflang: string; href: string }[]
  /** Not-found and private pages stay out of search results. */
  indexed: boolean
}

interface HeadInput {
  title: string
  description: string
  language: Language
  /** Public origin without a trailing slash. */
  origin: string
  path: string
  indexed: boolean
}

/**
 * One address per language: `?lng=` names it (RULING 4). `x-default` is the fallback language's: named as an alternate,
 * the bare path, which follows the visitor and is what people type, would point to another of its alternates as canonical.
 */
export function documentHead({ language, origin, path, ...head }: HeadInput): DocumentHeadData {
  const address = (of: Language) => `${origin}${path}?${LANGUAGE_QUERY}=${of}`
  return {
    ...head,
    htmlLang: HTML_LANG[language],
    canonical: address(language),
    alternates: [
      ...LANGUAGES.map((of) => ({ hreflang: of as string, href: address(of) })),
      { hreflang: 'x-default', href: address(DEFAULT_LANGUAGE) },
    ],
  }
}
