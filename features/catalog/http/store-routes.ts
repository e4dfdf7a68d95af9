import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findProduct, listProducts, listVariantStock } from '#features/catalog/catalog-repository.server.ts'
import {
  productIdSchema,
  productListQuerySchema,
  productQuerySchema,
  variantListQuerySchema,
} from '#features/catalog/product-query.schema.ts'
import { detectLanguage } from '#i18n/detect-language.ts'
import { swissTime } from '#i18n/format-date.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import { remember } from '#kernel/remember.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { sharedReads } from '#platform/database/shared-reads.ts'
import { type PlainAnswer, writeAnswer } from '#platform/http/compressed-answer.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'
import { openApiDocument } from './openapi.ts'
import { badQuery, notFound, type QueryField, type StoreProblem } from './store-problems.ts'

interface RefusedQueryValue {
  field: QueryField
  /** The name the caller wrote. */
  spelling: string
}

const LISTS: readonly string[] = ['ids[]', 'product_ids[]', 'field', 'fields'] satisfies QueryField[]

/** Lists: `ids[]=a&ids[]=b`, `ids=a&ids=b` or `ids=a,b`. Scalars must not repeat. Unknown parameters are ignored. */
export function parseStoreQuery<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
): Result<z.output<Schema>, RefusedQueryValue> {
  const query = (raw ?? {}) as Record<string, string | string[] | undefined>
  const spellingOf = new Map<string, string>()
  const values: Record<string, string | string[]> = {}
  for (const name of Object.keys(schema.shape)) {
    const spellings = [name, name.replace('[]', '')].filter((spelling) => Object.hasOwn(query, spelling))
    if (spellings.length === 0) continue
    spellingOf.set(name, spellings[0] ?? name)
    const found = [...new Set(spellings)].flatMap((spelling) => query[spelling] ?? [])
    values[name] = LISTS.includes(name) ? canonical(found) : found.length === 1 ? (found[0] ?? '') : found
  }
  const parsed = schema.safeParse(values)
  if (parsed.success) return accept(parsed.data)
  const field = String(parsed.error.issues[0]?.path[0]) as QueryField
  return refuse({ field, spelling: spellingOf.get(field) ?? field })
}

/** Deduplicated and sorted, so that equal queries share a cache key. */
function canonical(found: string[]): string[] {
  return [...new Set(found.flatMap((value) => value.split(',')).map((value) => value.trim()))].sort()
}

export interface StoreRoutesDeps {
  database: Database
  clock: Clock
  storeId: string
  /** Encoded answers; the composition root clears it when the catalogue changes. */
  cache: CompressedCache
  headers: Record<string, string>
  publicUrl: string
}

/** Longer than any address without invented parts. */
const KNOWN_ADDRESSES = { maxEntries: 2000, maxLength: 2048 }

type StoreRequest = FastifyRequest<{ Params: { storeId: string; id?: string } }>

/** Shared caches must revalidate, so that an owner's change shows at the next call. */
const READ_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Language',
  'Access-Control-Allow-Origin': '*',
}

export function storeRoutes(app: FastifyInstance, deps: StoreRoutesDeps): void {
  const { database } = deps
  const today = () => swissTime(deps.clock()).day
  const shared = sharedReads<string>()
  app.get('/store/openapi.json', (_request, reply) =>
    answerFromCache(deps, reply, 'openapi', 'en', async () => openApiDocument(deps)),
  )
  app.get(
    '/store/:storeId/products',
    reading(deps, productListQuerySchema, (reply, { key, language, query }) => {
      const day = today()
      return answerFromCache(deps, reply, `products ${day} ${key}`, language, async () => {
        const { count, products } = await listProducts(database, query, language, day)
        return { count, offset: query.offset, limit: query.limit, products }
      })
    }),
  )
  app.get(
    '/store/:storeId/products/:id',
    reading(deps, productQuerySchema, (reply, { key, language, query: { field }, id }) => {
      const day = today()
      return answerFromCache(deps, reply, `product ${day} ${key}`, language, async () => {
        const product = await findProduct(database, id, language, day)
        if (!product || !field) return product ? { product } : notFound('product', language)
        return {
          product: { id: product.id, ...Object.fromEntries(field.map((name) => [name, product[name]])) },
        }
      })
    }),
  )
  app.get(
    '/store/:storeId/variants',
    reading(deps, variantListQuerySchema, async (reply, { key, query }) => {
      const body = await shared(key, async () => {
        const names = new Set(['id', ...query.fields])
        const stock = await listVariantStock(database, query['product_ids[]'])
        return JSON.stringify({
          variants: stock.map((variant) =>
            Object.fromEntries(Object.entries(variant).filter(([name]) => names.has(name))),
          ),
        })
      })
      // Stock is always live, never cached.
      return reply.headers({ ...READ_HEADERS, 'Cache-Control': 'no-store' }).send(body)
    }),
  )
}

/** `?lng`, else `Accept-Language`; cookies are ignored. */
export function storeLanguage(request: FastifyRequest): Language {
  const { lng } = request.query as Record<string, unknown>
  return detectLanguage({
    query: typeof lng === 'string' ? lng : undefined,
    acceptLanguage: request.headers['accept-language'],
  })
}

interface StoreRead<Query> {
  /** The same for all spellings of a query. */
  key: string
  language: Language
  query: Query
  /** Of the address. */
  id: string
}

/** Reads an address once: the schema costs more than a cached answer. */
function reading<Schema extends z.ZodObject>(
  deps: StoreRoutesDeps,
  schema: Schema,
  answer: (reply: FastifyReply, read: StoreRead<z.output<Schema>>) => unknown,
) {
  type Read = Result<StoreRead<z.output<Schema>>, { body: StoreProblem; language: Language }>
  const read = remember(KNOWN_ADDRESSES, (_address: string, request: StoreRequest): Read => {
    const { storeId, id = '' } = request.params
    const language = storeLanguage(request)
    const refused = (body: StoreProblem) => refuse({ body, language })
    if (storeId !== deps.storeId) return refused(notFound('store', language))
    const parsed = parseStoreQuery(schema, request.query)
    if (!parsed.ok) return refused(badQuery(parsed.refusal.field, parsed.refusal.spelling, language))
    const hasId = request.params.id !== undefined
    if (hasId && !productIdSchema.safeParse(id).success) return refused(notFound('product', language))
    const query = parsed.value
    const key = `${language} ${JSON.stringify(Object.entries({ ...(hasId && { id }), ...query }).sort())}`
    return accept({ key, language, query, id })
  })
  return (request: StoreRequest, reply: FastifyReply) => {
    const found = read(`${request.headers['accept-language'] ?? ''} ${request.raw.url}`, request)
    if (found.ok) return answer(reply, found.value)
    const { body, language } = found.refusal
    return reply
      .code(body.statusCode)
      .headers({ ...READ_HEADERS, 'Content-Language': HTML_LANG[language] })
      .send(body)
  }
}

async function answerFromCache(
  deps: StoreRoutesDeps,
  reply: FastifyReply,
  key: string,
  language: Language,
  produce: () => Promise<object>,
) {
  const answer = await deps.cache.answer(key, async (): Promise<PlainAnswer> => {
    const body = await produce()
    const headers = { ...deps.headers, ...READ_HEADERS, 'Content-Language': HTML_LANG[language] }
    const status = 'statusCode' in body ? Number(body.statusCode) : 200
    return { status, headers, body: JSON.stringify(body) }
  })
  reply.hijack()
  writeAnswer(reply.request.raw, reply.raw, answer)
}
