import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchPage } from '#app/match-page.ts'
import {
  detectLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_HINT_COOKIE,
  LANGUAGE_QUERY,
} from '#i18n/detect-language.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'
import { compressAnswer, writeAnswer } from '#platform/http/compressed-answer.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'
import { errorPage } from './error-page.ts'
import type { PageRenderer } from './page-renderer.ts'

const YEAR_IN_SECONDS = 31_536_000
/** Longer addresses than any page of ours needs. */
const MAX_ADDRESS_LENGTH = 2048

interface PageRoutesDeps {
  pages: CompressedCache
  answer: PageRenderer
  headers: Record<string, string>
  secure: boolean
}

/** Every address that no other route takes is a page: found, redirected or not found. */
export function pageRoutes(app: FastifyInstance, deps: PageRoutesDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendPage(deps, request, reply),
  })
}

async function sendPage(deps: PageRoutesDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { pages, answer, headers, secure } = deps
  reply.hijack()
  try {
    const { path, search } = splitAddress(request.raw.url ?? '/')
    const query = new URLSearchParams(search)
    const language = languageOf(request, query)
    if (query.has(LANGUAGE_QUERY) && toLanguage(query.get(LANGUAGE_QUERY)))
      reply.raw.setHeader('Set-Cookie', choiceCookie(language, secure))
    const handle = matchPage(path)
    // A redirect hop keeps its query; a private page is made for this visitor alone.
    if (!handle || handle.cache === 'never') {
      const made = await compressAnswer(await answer(path + search, language))
      return writeAnswer(request.raw, reply.raw, made)
    }
    const address = path + relevantQuery(query, handle.query)
    const key = `${language} ${address}`
    const kept = pages.get(key)
    writeAnswer(request.raw, reply.raw, kept ?? (await pages.answer(key, () => answer(address, language))))
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered')
    writeAnswer(request.raw, reply.raw, await compressAnswer(errorPage(headers)))
  }
}

function splitAddress(url: string): { path: string; search: string } {
  const [path = '/', search = ''] = url.slice(0, MAX_ADDRESS_LENGTH).split('?', 2)
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  // A leading double slash would name another host.
  return { path: trimmed.replace(/^\/{2,}/, '/'), search: search && `?${search}` }
}

function languageOf(request: FastifyRequest, query: URLSearchParams): Language {
  const cookies = parseCookies(request.headers.cookie)
  return detectLanguage({
    query: query.get(LANGUAGE_QUERY),
    cookie: cookies.get(LANGUAGE_COOKIE),
    hint: cookies.get(LANGUAGE_HINT_COOKIE),
    acceptLanguage: request.headers['accept-language'],
  })
}

function parseCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return new Map(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}

function choiceCookie(language: Language, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Only what changes the page, in one order, so that made-up parameters cannot fill the cache. */
function relevantQuery(query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name)
    if (value !== null && value.length <= 100) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
