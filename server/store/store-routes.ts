import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
import type { Database } from '#platform/database/database.ts'
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

type StoreRequest = FastifyRequest<{ Params: { storeId: string; id?: string } }>

/** Shared caches must revalidate, so that an owner's change shows at the next call. */
const READ_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Language',
  'Access-Control-Allow-Origin': '*',
}

export function storeRoutes(app: FastifyInstance, deps: StoreRoutesDeps): void {
  app.get('/store/openapi.json', (request, reply) =>
    answerFromCache(deps, request, reply, 'openapi', 'en', async () => openApiDocument(deps)),
  )
  app.get('/store/:storeId/products', (request: StoreRequest, reply) => answerProducts(deps, request, reply))
  app.get('/store/:storeId/products/:id', (request: StoreRequest, reply) =>
    answerProduct(deps, request, reply),
  )
  app.get('/store/:storeId/variants', (request: StoreRequest, reply) => answerVariants(deps, request, reply))
}

/** `?lng`, else `Accept-Language`; cookies are ignored. */
export function storeLanguage(request: FastifyRequest): Language {
  const { lng } = request.query as Record<string, unknown>
  return detectLanguage({
    query: typeof lng === 'string' ? lng : undefined,
    acceptLanguage: request.headers['accept-language'],
  })
}

async function answerProducts(deps: StoreRoutesDeps, request: StoreRequest, reply: FastifyReply) {
  const language = storeLanguage(request)
  if (request.params.storeId !== deps.storeId) return problem(reply, notFound('store', language), language)
  const parsed = parseStoreQuery(productListQuerySchema, request.query)
  if (!parsed.ok) {
    return problem(reply, badQuery(parsed.refusal.field, parsed.refusal.given, language), language)
  }
  const query = parsed.value
  const { day } = swissTime(deps.clock())
  const key = `products ${day} ${language} ${JSON.stringify(Object.entries(query).sort())}`
  return answerFromCache(deps, request, reply, key, language, async () => {
    const { count, products } = await listProducts(deps.database, query, language, day)
    return { count, offset: query.offset, limit: query.limit, products }
  })
}

async function answerProduct(deps: StoreRoutesDeps, request: StoreRequest, reply: FastifyReply) {
  const language = storeLanguage(request)
  if (request.params.storeId !== deps.storeId) return problem(reply, notFound('store', language), language)
  const parsed = parseStoreQuery(productQuerySchema, request.query)
  if (!parsed.ok) {
    return problem(reply, badQuery(parsed.refusal.field, parsed.refusal.given, language), language)
  }
  const { field } = parsed.value
  const id = productIdSchema.safeParse(request.params.id)
  if (!id.success) return problem(reply, notFound('product', language), language)

  const { day } = swissTime(deps.clock())
  const key = `product ${day} ${language} ${id.data} ${field ?? ''}`
  return answerFromCache(deps, request, reply, key, language, async () => {
    const product = await findProduct(deps.database, id.data, language, day)
    if (!product || !field) return product ? { product } : notFound('product', language)
    return { product: { id: product.id, ...Object.fromEntries(field.map((name) => [name, product[name]])) } }
  })
}

/** Stock is always live, never cached. */
async function answerVariants(deps: StoreRoutesDeps, request: StoreRequest, reply: FastifyReply) {
  const language = storeLanguage(request)
  if (request.params.storeId !== deps.storeId) return problem(reply, notFound('store', language), language)
  const parsed = parseStoreQuery(variantListQuerySchema, request.query)
  if (!parsed.ok) {
    return problem(reply, badQuery(parsed.refusal.field, parsed.refusal.given, language), language)
  }
  const { fields, 'product_ids[]': productIds } = parsed.value
  const stock = await listVariantStock(deps.database, productIds)
  const names = new Set(['id', ...fields])
  return reply.headers({ ...READ_HEADERS, 'Cache-Control': 'no-store' }).send({
    variants: stock.map((variant) =>
      Object.fromEntries(Object.entries(variant).filter(([name]) => names.has(name))),
    ),
  })
}

async function answerFromCache(
  deps: StoreRoutesDeps,
  request: FastifyRequest,
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
  writeAnswer(request.raw, reply.raw, answer)
}

function isProblem(body: object): body is StoreProblem {
  return 'statusCode' in body
}

function problem(reply: FastifyReply, body: StoreProblem, language: Language) {
  return reply
    .code(body.statusCode)
    .headers({ ...READ_HEADERS, 'Content-Language': HTML_LANG[language] })
    .send(body)
}
