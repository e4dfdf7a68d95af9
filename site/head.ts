import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, HTML_LANG, LANGUAGES, type Language } from '#i18n/languages.ts'

export interface DocumentHeadData {
  title: string
  description: string
  htmlLang: string
  canonical: string
  alternates: { hreflang: string; href: string }[]
  /** False where an address has no page: it has no canonical address and no other languages either. */
  found: boolean
  /** False for private pages and the not-found page. */
  indexed: boolean
}

interface HeadInput {
  title: string
  description: string
  language: Language
  /** Without a trailing slash. */
  origin: string
  path: string
  found: boolean
  indexed: boolean
}

/** RULING 4. `x-default` has `?lng=` too: the bare path varies by visitor and has another canonical. */
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
