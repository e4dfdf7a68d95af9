import type { Language } from '#i18n/languages.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import type { Product } from './product.ts'
import { StoreError } from './store-error.ts'
import { substitute, substituteVariantId } from './substitutions.ts'
import { toProduct } from './to-product.ts'

const TIMEOUT_MS = 15_000

export interface ListProductsQuery {
  ids?: string[]
  offset?: number
  limit?: number
  order?: 'asc' | 'desc'
  sort_by?: string
  is_hidden?: boolean
  to_date?: string
}

export interface ProductList {
  /** Total over all pages. */
  count: number
  offset: number
  limit: number
  products: Product[]
}

export interface VariantStock {
  id: string
  inventory_quantity: number
}

export interface CheckoutBody {
  /** `gift` only for a product with `giftPicturesOf`, which external stores do not have. */
  items: { variant_id: string; quantity: number; gift?: VoucherGift }[]
  /** Code of a voucher; our own service alone. */
  voucher?: string
  successUrl: string
  cancelUrl: string
  /** Always `de` (SPEC §7); the hosted page follows the request's language. */
  locale: 'de'
  timeZone: string
}

export interface StoreClientOptions {
  /** Base URL of `/store/…` without trailing slash; empty for the same origin. */
  base: string
  storeId: string
  fetch?: typeof globalThis.fetch
  language: Language | (() => Language)
}

interface CallOptions {
  signal?: AbortSignal
  /** Only sent to our own service: external ones may not allow the header by CORS. */
  idempotencyKey?: string
  /** Sends the request; once by default. External orders are never retried: they may ignore the key. */
  put?: (request: () => Promise<Response>) => Promise<Response>
}

export type StoreClient = ReturnType<typeof createStoreClient>

/** Client of a store service, ours or external (RULING 7). Functions throw `StoreError`; aborts are rethrown. */
export function createStoreClient(options: StoreClientOptions) {
  const root = `${options.base.replace(/\/+$/, '')}/store/${encodeURIComponent(options.storeId)}`
  const language = () => (typeof options.language === 'function' ? options.language() : options.language)

  async function listProducts(query: ListProductsQuery = {}, call: CallOptions = {}): Promise<ProductList> {
    const { ids, ...rest } = query
    const answer = await request('GET', `/products${queryString({ 'ids[]': ids, ...rest })}`, call)
    const products = Array.isArray(answer['products']) ? answer['products'] : []
    return {
      count: numberOr(products.length, answer['count']),
      offset: numberOr(query.offset ?? 0, answer['offset']),
      limit: numberOr(query.limit ?? products.length, answer['limit']),
      products: await complete(products, call),
    }
  }

  async function getProduct(id: string, call: CallOptions = {}): Promise<Product> {
    const answer = await request('GET', `/products/${encodeURIComponent(id)}`, call)
    const [product] = await complete([answer['product']], call)
    if (!product?.id) throw new StoreError(404, 'Not Found', answer)
    return product
  }

  async function getVariants(productIds: string[], call: CallOptions = {}): Promise<VariantStock[]> {
    if (productIds.length === 0) return []
    const query = queryString({ fields: 'inventory_quantity', 'product_ids[]': productIds })
    const answer = await request('GET', `/variants${query}`, call)
    const variants: unknown[] = Array.isArray(answer['variants']) ? answer['variants'] : []
    return variants.filter(isStock).map((variant) => ({ ...variant, id: substituteVariantId(variant.id) }))
  }

  async function createCheckout(body: CheckoutBody, call: CallOptions = {}): Promise<{ url: string }> {
    const answer = await request('POST', '/checkout', call, body)
    if (typeof answer['url'] !== 'string') throw new StoreError(502, 'Bad Gateway', answer)
    return { url: answer['url'] }
  }

  async function complete(wires: unknown[], call: CallOptions): Promise<Product[]> {
    const spoken = language()
    const products = wires.map((wire) => substitute(toProduct(wire), spoken))
    const silent = products.filter((_, index) => isSilentAboutStock(wires[index])).map(({ id }) => id)
    return silent.length === 0 ? products : withStock(products, await getVariants(silent, call))
  }

  async function request(method: string, path: string, call: CallOptions, body?: unknown) {
    const once = () => {
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      return (options.fetch ?? globalThis.fetch)(`${root}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          'Accept-Language': language(),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(call.idempotencyKey && !options.base && { 'Idempotency-Key': call.idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      }).catch((cause: unknown) => {
        if (call.signal?.aborted) throw cause
        throw new StoreError(0, timeout.aborted ? 'Timeout' : 'Network Error', undefined, cause)
      })
    }
    const response = await (call.put && (method === 'GET' || !options.base) ? call.put(once) : once())
    const answer = await readJson(response, call.signal)
    if (!response.ok) throw new StoreError(response.status, statusText(response, answer), answer)
    if (!isRecord(answer)) throw new StoreError(502, 'Bad Gateway', answer)
    return answer
  }

  return {
    /** Ours alone. */
    takesVouchers: !options.base,
    listProducts,
    getProduct,
    getVariants,
    createCheckout,
  }
}

/** Merges current stock into products; variants not listed keep theirs. */
export function withStock(products: Product[], stock: VariantStock[]): Product[] {
  const quantities = new Map(stock.map((entry) => [entry.id, Math.max(0, entry.inventory_quantity)]))
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventory_quantity: quantities.get(variant.id) ?? variant.inventory_quantity,
    })),
  }))
}

function queryString(values: Record<string, string | number | boolean | string[] | undefined>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    if (signal?.aborted) throw cause
    return undefined
  }
}

/** HTTP/2 has no status text; our service repeats it in the body. */
function statusText(response: Response, body: unknown): string {
  if (response.statusText) return response.statusText
  return isRecord(body) && typeof body['error'] === 'string' ? body['error'] : ''
}

function isSilentAboutStock(wire: unknown): boolean {
  const variants = isRecord(wire) && Array.isArray(wire['variants']) ? wire['variants'] : []
  return variants.some(
    (variant) =>
      isRecord(variant) &&
      variant['manage_inventory'] === true &&
      typeof variant['inventory_quantity'] !== 'number',
  )
}

function isStock(value: unknown): value is VariantStock {
  return (
    isRecord(value) && typeof value['id'] === 'string' && Number.isSafeInteger(value['inventory_quantity'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function numberOr(otherwise: number, value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise
}
