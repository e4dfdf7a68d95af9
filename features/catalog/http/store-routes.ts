import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findProduct, listProducts, listVariantStock } from '#features/catalog/catalog-repository.server.ts'
import {
  productIdSchema,
  productListQuerySchema,
  productQuerySchema,
  variantListQuerySchema,
} from '#features/catalog/product-query.schema.ts'
import { swissTime } from '#i18n/format-date.ts'
import { detectLanguage } from '#i18n/detect-language.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import { remember } from '#kernel/remember.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { sharedReads } from '#platform/database/shared-reads.ts'
import { type PlainAnswer, writeAnswer } from '#platform/http/compressed-answer.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'
import { openApiDocument } from './openapi.ts'
import { badQuery, notFound, type StoreProblem } from './store-problems.ts'
import { parseStoreQuery } from './store-query.ts'

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
  app.get('/store/openapi.json', (_request, reply) =>
    answerFromCache(deps, reply, 'openapi', 'en', async () => openApiDocument(deps)),
  )
  app.get('/store/:storeId/products', productsHandler(deps))
  app.get('/store/:storeId/products/:id', productHandler(deps))
  app.get('/store/:storeId/variants', variantsHandler(deps))
}

/** `?lng`, else `Accept-Language`; cookies are ignored. */
export function storeLanguage(request: FastifyRequest): Language {
  const { lng } = request.query as Record<string, unknown>
  return detectLanguage({
    query: typeof lng === 'string' ? lng : undefined,
    acceptLanguage: request.headers['accept-language'],
  })
}

function productsHandler(deps: StoreRoutesDeps) {
  const read = rememberQuery(deps, productListQuerySchema, ({ query }) => accept(query))
  return async (request: StoreRequest, reply: FastifyReply) => {
    const parsed = read(request)
    if (!parsed.ok) return problem(reply, parsed.refusal)
    const { key, language, value: query } = parsed.value
    const { day } = swissTime(deps.clock())
    return answerFromCache(deps, reply, `products ${day} ${key}`, language, async () => {
      const { count, products } = await listProducts(deps.database, query, language, day)
      return { count, offset: query.offset, limit: query.limit, products }
    })
  }
}

function productHandler(deps: StoreRoutesDeps) {
  const read = rememberQuery(deps, productQuerySchema, ({ query, language, request }) => {
    const id = productIdSchema.safeParse(request.params.id)
    return id.success ? accept({ id: id.data, ...query }) : refuse(notFound('product', language))
  })
  return async (request: StoreRequest, reply: FastifyReply) => {
    const parsed = read(request)
    if (!parsed.ok) return problem(reply, parsed.refusal)
    const { key, language, value } = parsed.value
    const { id, field } = value
    const { day } = swissTime(deps.clock())
    return answerFromCache(deps, reply, `product ${day} ${key}`, language, async () => {
      const product = await findProduct(deps.database, id, language, day)
      if (!product || !field) return product ? { product } : notFound('product', language)
      return {
        product: { id: product.id, ...Object.fromEntries(field.map((name) => [name, product[name]])) },
      }
    })
  }
}

/** Stock is always live, never cached. */
function variantsHandler(deps: StoreRoutesDeps) {
  const read = rememberQuery(deps, variantListQuerySchema, ({ query }) => accept(query))
  const shared = sharedReads<string>()
  const headers = { ...READ_HEADERS, 'Cache-Control': 'no-store' }
  return async (request: StoreRequest, reply: FastifyReply) => {
    const parsed = read(request)
    if (!parsed.ok) return problem(reply, parsed.refusal)
    const { key, value } = parsed.value
    const body = await shared(key, async () => {
      const names = new Set(['id', ...value.fields])
      const stock = await listVariantStock(deps.database, value['product_ids[]'])
      return JSON.stringify({
        variants: stock.map((variant) =>
          Object.fromEntries(Object.entries(variant).filter(([name]) => names.has(name))),
        ),
      })
    })
    return reply.headers(headers).send(body)
  }
}

type ParsedRequest<Value> = Result<{ key: string; language: Language; value: Value }, StoreRefusal>
type StoreRefusal = { body: StoreProblem; language: Language }

/** Reads an address once: the schema costs more than a cached answer. `key` is the same for all spellings of a query. */
function rememberQuery<Schema extends z.ZodObject, Value extends object>(
  deps: StoreRoutesDeps,
  schema: Schema,
  toValue: (request: {
    query: z.output<Schema>
    language: Language
    request: StoreRequest
  }) => Result<Value, StoreProblem>,
): (request: StoreRequest) => ParsedRequest<Value> {
  const read = remember(KNOWN_ADDRESSES, (_address: string, request: StoreRequest): ParsedRequest<Value> => {
    const language = storeLanguage(request)
    const refused = (body: StoreProblem) => refuse({ body, language })
    if (request.params.storeId !== deps.storeId) return refused(notFound('store', language))
    const parsed = parseStoreQuery(schema, request.query)
    if (!parsed.ok) return refused(badQuery(parsed.refusal.field, parsed.refusal.spelling, language))
    const value = toValue({ query: parsed.value, language, request })
    if (!value.ok) return refused(value.refusal)
    return accept({
      key: `${language} ${JSON.stringify(Object.entries(value.value).sort())}`,
      language,
      value: value.value,
    })
  })
  return (request) => read(`${request.headers['accept-language'] ?? ''} ${request.raw.url}`, request)
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
    return { status: isProblem(body) ? body.statusCode : 200, headers, body: JSON.stringify(body) }
  })
  reply.hijack()
  writeAnswer(reply.request.raw, reply.raw, answer)
}

function isProblem(body: object): body is StoreProblem {
  return 'statusCode' in body
}

function problem(reply: FastifyReply, { body, language }: StoreRefusal) {
  return reply
    .code(body.statusCode)
    .headers({ ...READ_HEADERS, 'Content-Language': HTML_LANG[language] })
    .send(body)
}
