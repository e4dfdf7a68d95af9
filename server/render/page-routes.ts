import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageEnvironment } from '#site/environment.ts'
import type { PageHandle } from '#site/page.tsx'
import { matchPage } from '#site/match-page.ts'
import { AGAIN } from '#features/booking/site/booking-address.ts'
import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'
import { remember } from '#kernel/remember.ts'
import { compressAnswer, writeAnswer, type PlainAnswer } from '#platform/http/compressed-answer.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'
import { isUnusablePath } from '#platform/http/unusable-paths.ts'
import { languageOf } from '#platform/http/requested-language.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { TimelyCache } from './timely-cache.ts'

const YEAR_IN_SECONDS = 31_536_000
/** Longer than any valid URL of the site. */
const MAX_ADDRESS_LENGTH = 2048
const TOO_LONG_PATH = '/-'
const MAX_KNOWN_ADDRESSES = 2000

interface PageRoutesDeps {
  pages: CompressedCache
  timelyPages: TimelyCache
  answer: PageRenderer
  headers: Record<string, string>
  secure: boolean
  openBookingOf?: OpenBookingOf | undefined
}

export type OpenBookingOf = (
  request: FastifyRequest,
  language: Language,
) => PageEnvironment['findOpenBooking'] | undefined

export function pageRoutes(app: FastifyInstance, deps: PageRoutesDeps): PageHandler {
  // Matching the route table is slower than writing a cached page.
  const resolve = remember({ maxEntries: MAX_KNOWN_ADDRESSES, maxLength: MAX_ADDRESS_LENGTH }, toAddress)
  const handler: PageHandler = (request, reply) =>
    sendPage(deps, resolve(request.raw.url ?? '/'), request, reply)
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
  return handler
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

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
    const open = address.booking ? deps.openBookingOf?.(request, language) : undefined
    const own = open ?? (address.own ? async () => undefined : undefined)
    if (own) {
      const made = await answer(address.own ? address.whole : address.path, language, undefined, own)
      return writeAnswer(request.raw, reply.raw, await compressAnswer(made))
    }
    const key = `${language} ${address.path}`
    const pages = address.timely ? deps.timelyPages.now() : deps.pages
    const kept = pages.get(key) ?? (await pages.answer(key, () => answer(address.path, language)))
    if (isRedirect(kept) && address.whole !== address.path)
      return writeAnswer(request.raw, reply.raw, await compressAnswer(await answer(address.whole, language)))
    writeAnswer(request.raw, reply.raw, kept)
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered')
    writeAnswer(request.raw, reply.raw, await compressAnswer(errorPage(headers)))
  }
}

/** Of a retired service: the language and the rest of the query go along. */
function isRedirect({ status }: { status: number }): boolean {
  return status >= 300 && status < 400
}

interface Address {
  /** With the query parameters that matter. */
  path: string
  /** With the whole query. */
  whole: string
  /** False for redirects, which keep the whole query, and for private pages. */
  cached: boolean
  timely: boolean
  /** True for the pages that show what this browser holds itself. */
  booking: boolean
  /** True for a booking page with the details of an earlier booking. */
  own: boolean
  language: Language | undefined
}

function toAddress(url: string): Address {
  const [rawPath = '/', rawSearch = ''] = url.split('?', 2)
  const search = rawSearch.slice(0, MAX_ADDRESS_LENGTH)
  const plain = plainPath(usable(rawPath))
  const trimmed = plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain
  // A leading double slash would redirect to another host.
  const path = trimmed.replace(/^\/{2,}/, '/')
  const query = new URLSearchParams(search)
  const language = toLanguage(query.get(LANGUAGE_QUERY))
  const handle = matchPage(path)
  const whole = search ? `${path}?${search}` : path
  if (!handle || handle.cache === 'never')
    return {
      path: whole,
      whole,
      cached: false,
      timely: false,
      booking: false,
      own: false,
      language,
    }
  return {
    path: path + relevantQuery(query, handle),
    whole,
    cached: true,
    timely: handle.fresh === 'five-minutes',
    booking: handle.namespace === 'booking' || handle.namespace === 'event',
    own: handle.namespace === 'booking' && query.has(AGAIN),
    language,
  }
}

/** Maps paths that the router cannot match to the not-found page, as the browser does (`repair-address.ts`). */
function usable(rawPath: string): string {
  if (rawPath.length > MAX_ADDRESS_LENGTH) return TOO_LONG_PATH
  return isUnusablePath(rawPath) ? rawPath.replaceAll('%', '%25') : rawPath
}

/** Normalized as browsers do: no `..`, and `/` for `\`. */
function plainPath(rawPath: string): string {
  return URL.parse(`http://page.invalid${rawPath}`)?.pathname ?? '/'
}

function choiceCookie(language: Language, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Only known parameters and values in a fixed order, so that invented ones cannot fill the cache. */
function relevantQuery(query: URLSearchParams, { query: names, queryValues }: PageHandle): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name)
    if (value !== null && value.length <= 100 && (queryValues?.includes(value) ?? true)) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** Fallback when rendering fails: the router's own heading, without scripts. */
function errorPage(headers: Record<string, string>): PlainAnswer {
  return {
    status: 500,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
    body: `<!doctype html>
<html lang="de-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Unexpected Application Error!</title></head>
<body><h2>Unexpected Application Error!</h2><h3>500 Internal Server Error</h3><p><a href="/">Gratweg</a></p></body>
</html>
`,
  }
}
