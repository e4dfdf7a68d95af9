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
import type { TimelyCache } from './timely-cache.ts'

const YEAR_IN_SECONDS = 31_536_000
/** Longer addresses than any page of ours needs. */
const MAX_ADDRESS_LENGTH = 2048
const MAX_KNOWN_ADDRESSES = 2000

interface PageRoutesDeps {
  pages: CompressedCache
  /** Pages that show events. */
  timelyPages: TimelyCache
  answer: PageRenderer
  headers: Record<string, string>
  secure: boolean
}

/** Every address that no other route takes is a page: found, redirected or not found. */
export function pageRoutes(app: FastifyInstance, deps: PageRoutesDeps): void {
  const resolve = addressResolver()
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendPage(deps, resolve(request.raw.url ?? '/'), request, reply),
  })
}

async function sendPage(
  deps: PageRoutesDeps,
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { answer, headers, secure } = deps
  reply.hijack()
  try {
    const language = languageOf(request, address.language)
    if (address.language) reply.raw.setHeader('Set-Cookie', choiceCookie(language, secure))
    if (!address.cached) {
      const made = await compressAnswer(await answer(address.path, language))
      return writeAnswer(request.raw, reply.raw, made)
    }
    const key = `${language} ${address.path}`
    const pages = address.timely ? deps.timelyPages.now() : deps.pages
    const kept = pages.get(key) ?? (await pages.answer(key, () => answer(address.path, language)))
    writeAnswer(request.raw, reply.raw, kept)
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered')
    writeAnswer(request.raw, reply.raw, await compressAnswer(errorPage(headers)))
  }
}

interface Address {
  /** Path and the query that the page needs. */
  path: string
  /** False for a redirect hop, which keeps its whole query, and for a private page, made for one visitor. */
  cached: boolean
  /** True for a page that shows events. */
  timely: boolean
  /** Supported language of the query, if it names one. */
  language: Language | undefined
}

/** Matching an address against the route table takes longer than writing a cached page: the answer is remembered. */
function addressResolver(): (url: string) => Address {
  const known = new Map<string, Address>()
  return (url) => {
    const found = known.get(url)
    if (found) return found
    const address = toAddress(url)
    if (known.size >= MAX_KNOWN_ADDRESSES) known.clear()
    known.set(url, address)
    return address
  }
}

function toAddress(url: string): Address {
  const [rawPath = '/', search = ''] = url.slice(0, MAX_ADDRESS_LENGTH).split('?', 2)
  const plain = plainPath(rawPath)
  const trimmed = plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain
  // A leading double slash would name another host.
  const path = trimmed.replace(/^\/{2,}/, '/')
  const query = new URLSearchParams(search)
  const language = toLanguage(query.get(LANGUAGE_QUERY))
  const handle = matchPage(path)
  if (!handle || handle.cache === 'never')
    return { path: search ? `${path}?${search}` : path, cached: false, timely: false, language }
  return {
    path: path + relevantQuery(query, handle.query),
    cached: true,
    timely: handle.fresh === 'five-minutes',
    language,
  }
}

/** The path as browsers and the renderer read it: without `..`, and with `/` for `\`. */
function plainPath(rawPath: string): string {
  return URL.parse(`http://page.invalid${rawPath}`)?.pathname ?? '/'
}

/** The language of an answer: `named` by the address, else the visitor's choice, else the browser's (decision 3). */
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
