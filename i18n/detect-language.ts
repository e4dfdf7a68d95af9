import { DEFAULT_LANGUAGE, type Language, toLanguage } from './languages.ts'

/** Cookie, query parameter and local storage key of the visitor's choice. */
export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_QUERY = 'lng'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
/** Tells the server what local and session storage hold. Must differ from the cookie of the choice itself. */
export const LANGUAGE_HINT_COOKIE = 'lng-hint'

interface LanguageSigns {
  query?: string | null | undefined
  cookie?: string | null | undefined
  hint?: string | null | undefined
  acceptLanguage?: string | null | undefined
}

/** The language to render (RULING 3): `?lng`, cookie, storage (via the hint cookie), browser, then German. */
export function detectLanguage(signs: LanguageSigns): Language {
  return (
    toLanguage(signs.query) ??
    toLanguage(signs.cookie) ??
    toLanguage(signs.hint) ??
    preferredLanguage(signs.acceptLanguage) ??
    DEFAULT_LANGUAGE
  )
}

/** The supported language with the highest quality in an `Accept-Language` header; ties keep the header's order. */
function preferredLanguage(header: string | null | undefined): Language | undefined {
  if (!header) return undefined
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag, ...parameters] = entry.split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { language: toLanguage(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((entry) => entry.language !== undefined && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language
}
