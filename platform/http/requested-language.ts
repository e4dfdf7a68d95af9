import type { FastifyRequest } from 'fastify'
import {
  detectLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_HINT_COOKIE,
  LANGUAGE_QUERY,
} from '#i18n/detect-language.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'

/** `named` (from the URL), else the visitor's choice, else the browser's (RULING 3). */
export function languageOf(request: FastifyRequest, named: Language | undefined): Language {
  if (named) return named
  const cookies = parseCookies(request.headers.cookie)
  return detectLanguage({
    cookie: cookies.get(LANGUAGE_COOKIE),
    hint: cookies.get(LANGUAGE_HINT_COOKIE),
    acceptLanguage: request.headers['accept-language'],
  })
}

function parseCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return new Map(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}

/** Undefined when the query names no supported language, or several. */
export function namedLanguage({ query }: { query: unknown }): Language | undefined {
  const named = (query as Record<string, unknown>)[LANGUAGE_QUERY]
  return typeof named === 'string' ? toLanguage(named) : undefined
}
