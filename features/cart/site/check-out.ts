import type { Cart, CartLine } from '#features/cart/cart.ts'
import { giftOf } from '#features/cart/cart-gift.ts'
import {
  type CartChange,
  correctStock,
  isShort,
  reconcileCart,
  type StockHolds,
} from '#features/cart/reconcile-cart.ts'
import { giftPicturesOf } from '#features/catalog/gift-pictures.ts'
import type { Product } from '#features/catalog/product.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import { StoreError } from '#features/catalog/store-error.ts'
import { retryWhenBusy, type Delay } from '#site/form/behaviour/retry-when-busy.ts'

export type CheckoutOutcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'corrected'; changes: CartChange[]; correct: (cart: Cart) => Cart }
  /** This network already holds pieces; nothing leaves the cart. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

interface Surroundings extends Delay {
  store: Pick<StoreClient, 'listProducts' | 'getProduct' | 'createCheckout'>
  /** Called only when something is short. */
  readHolds: () => Promise<StockHolds>
  origin: string
  /** Return address of a cancelled payment. */
  pageAddress: string
  timeZone: string
  /** Swiss day. */
  today: string
  /** A retry with the same key gets the same session. */
  idempotencyKey: string
  /** Code of a voucher; empty: none. */
  voucher?: string
}

/** Any price or stock changed since filling the cart stops the checkout. Retries a 503. Never throws. */
export async function checkOut(cart: Cart, surroundings: Surroundings): Promise<CheckoutOutcome> {
  const put = (request: () => Promise<Response>) => retryWhenBusy(request, surroundings)
  try {
    const products = await fetchProductsOfCart(cart, surroundings.store, put)
    const holds = isShort(cart, products) ? await surroundings.readHolds() : undefined
    const { today } = surroundings
    const { changes } = reconcileCart(cart, products, holds, today)
    const correct = (current: Cart) => reconcileCart(current, products, holds, today).cart
    if (changes.length > 0) return { kind: 'corrected', changes, correct }
    const { url } = await surroundings.store.createCheckout(
      {
        items: cart.map((line) => toItem(line, products)),
        ...(surroundings.voucher && { voucher: surroundings.voucher }),
        successUrl: `${surroundings.origin}/success`,
        cancelUrl: surroundings.pageAddress,
        locale: 'de',
        timeZone: surroundings.timeZone,
      },
      { idempotencyKey: surroundings.idempotencyKey, put },
    )
    return isWebAddress(url, surroundings.origin) ? { kind: 'redirect', url } : { kind: 'failed' }
  } catch (error) {
    return refusedNetwork(error) ?? (await refusedStock(cart, error, surroundings)) ?? { kind: 'failed' }
  }
}

/** What makes a voucher personal goes to our own service alone. */
function toItem(line: CartLine, products: readonly Product[]) {
  const product = products.find(({ id }) => id === line.product.id)
  const gift = product && giftPicturesOf(product).length > 0 ? giftOf(line) : undefined
  return { variant_id: line.variant.id, quantity: line.quantity, ...(gift && { gift }) }
}

/** Omits unknown products. */
export async function fetchProductsOfCart(
  cart: Cart,
  store: Pick<StoreClient, 'listProducts' | 'getProduct'>,
  put?: (request: () => Promise<Response>) => Promise<Response>,
): Promise<Product[]> {
  const call = put && { put }
  const ids = [...new Set(cart.map((line) => line.product.id))]
  if (ids.length === 0) return []
  try {
    return (await store.listProducts({ ids, limit: ids.length }, call)).products
  } catch (error) {
    if (!isStatus(error, 400)) throw error
    const answers = await Promise.all(ids.map((id) => store.getProduct(id, call).catch(missing)))
    return answers.filter((product) => product !== null)
  }
}

function missing(error: unknown): null {
  if (isStatus(error, 400) || isStatus(error, 404)) return null
  throw error
}

/** Refusals that say in the visitor's language what to do; the cart stays as it is. */
const DECIDED_BY_VISITOR = ['held_by_network', 'amount_out_of_range', 'picture_gone']

function refusedNetwork(error: unknown): CheckoutOutcome | null {
  if (!isStatus(error, 409)) return null
  const { code, message } = (error.body ?? {}) as Record<string, unknown>
  const isDecided = DECIDED_BY_VISITOR.includes(String(code)) || String(code).startsWith('voucher_')
  return isDecided && typeof message === 'string' ? { kind: 'refused', message } : null
}

/** A 409 with a variant: the stock was sold after our check. */
async function refusedStock(
  cart: Cart,
  error: unknown,
  { readHolds }: Surroundings,
): Promise<CheckoutOutcome | null> {
  if (!isStatus(error, 409)) return null
  const { variant_id: variantId, available = 0 } = (error.body ?? {}) as Record<string, unknown>
  if (typeof variantId !== 'string' || typeof available !== 'number') return null
  const holds = await readHolds()
  const { changes } = correctStock(cart, variantId, available, holds)
  if (changes.length === 0) return null
  return {
    kind: 'corrected',
    changes,
    correct: (current) => correctStock(current, variantId, available, holds).cart,
  }
}

function isStatus(error: unknown, status: number): error is StoreError {
  return error instanceof StoreError && error.status === status
}

function isWebAddress(url: string, origin: string): boolean {
  return URL.canParse(url, origin) && ['http:', 'https:'].includes(new URL(url, origin).protocol)
}
