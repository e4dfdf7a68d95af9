import { createHash, randomUUID } from 'node:crypto'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { limitConcurrency } from '#platform/database/limit-concurrency.ts'
import { type Pipeline, pipelinedIfAccepted, PRECONDITION_FAILED } from '#platform/database/pipeline.ts'
import { isTaken } from '#platform/database/unique-violation.ts'
import { hashToken } from '#platform/secrets.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import {
  openSession,
  type SessionOrder,
  type SessionProblem,
  toSessionRequest,
} from './open-session.server.ts'
import { HOLD_MINUTES } from './hold-limits.ts'
import { lockNetwork, type NetworkRefusal, refuseNetwork } from './limit-network.server.ts'
import { findSellableVariants, holdStock, type StockLine } from '#features/catalog/stock-repository.server.ts'
import { findOwnRange } from '#features/catalog/own-amounts.server.ts'
import { holdAsRead } from '#features/catalog/variant-copy.server.ts'
import { findCartVoucher, redeemForOrder } from '#features/voucher/order-voucher.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import {
  type CheckoutRefusal,
  type CheckoutVoucherRefusal,
  type DraftLine,
  draftOrder,
  goodsCents,
  type OrderDraft,
} from './order-draft.server.ts'
import { voucherPart } from './voucher-part.ts'
import {
  findOrderByIdempotencyHash,
  insertOrder,
  markLinesHeld,
  ORDER_KEY,
  reserveOrderNumber,
  type StoredOrder,
} from '../database/orders-repository.server.ts'
import { orderReference } from '../order-reference.server.ts'

type WriteRefusal = CheckoutRefusal | CheckoutVoucherRefusal | NetworkRefusal

export type PlaceOrderRefusal = WriteRefusal | SessionProblem | { code: 'idempotency_key_reused' }

type PlaceOrderDeps = Pick<OrderDeps, 'db' | 'key' | 'clock' | 'payments' | 'catalogCopy' | 'legal'>

/**
 * Prices the cart, holds stock and writes the order in one transaction. The payment page is written with it, or opened
 * afterwards without locks; a failure releases the hold, after a crash `expireOverdueOrders` does. The usual order costs
 * two round trips (ADR-030).
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
): Promise<Result<{ orderId: string; url: string }, PlaceOrderRefusal>> {
  const idempotencyHash = input.idempotencyKey ? hashToken(`checkout:${input.idempotencyKey}`) : null
  const requestHash = hashOf(input)
  const written = await write(deps, input, { idempotencyHash, requestHash })
  if (written.ok && written.value) {
    const { order, url } = written.value
    return url ? accept({ orderId: order.id, url }) : openSession(deps, order, input.successUrl)
  }
  // A duplicate may have caused the refusal by taking the last pieces.
  const earlier = idempotencyHash && (await findOrderByIdempotencyHash(deps.db, idempotencyHash))
  if (earlier) return resume(deps, earlier, input, requestHash)
  // If the duplicate does not exist any more, its key was released meanwhile: start over.
  return written.ok ? placeOrder(deps, input) : written
}

async function resume(
  deps: PlaceOrderDeps,
  earlier: StoredOrder,
  input: PlaceOrderInput,
  requestHash: string,
): Promise<Result<{ orderId: string; url: string }, PlaceOrderRefusal>> {
  if (earlier.requestHash !== requestHash) return refuse({ code: 'idempotency_key_reused' })
  if (earlier.sessionUrl) return accept({ orderId: earlier.id, url: earlier.sessionUrl })
  return openSession(deps, earlier, input.successUrl)
}

interface Hashes {
  idempotencyHash: string | null
  requestHash: string
}

interface Written {
  order: SessionOrder
  /** Null when its payment page is still to be opened. */
  url: string | null
}

/**
 * Tries first with prices from memory and as if there were stock, for PostgreSQL to check; if not, reads in the
 * transaction. @returns undefined when the idempotency key is taken.
 */
async function write(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  hashes: Hashes,
): Promise<Result<Written | undefined, WriteRefusal>> {
  const attempt = (variantIds: string[], foreseen?: OrderDraft) =>
    limitConcurrency(deps.db, variantIds.map(variantLane), () =>
      pipelinedIfAccepted(deps.db, (pipeline) =>
        writeOrder(pipeline, deps, input, { ...hashes, variantIds, foreseen }),
      ),
    )
  try {
    const foreseen = await foresee(deps, input)
    const counted = foreseen?.lines.filter(isCounted).map(({ variantId }) => variantId) ?? []
    if (foreseen && counted.length <= 1) {
      const written = await attempt(counted, foreseen).catch(unlessUnforeseen)
      if (written?.ok) return written
    }
    return await attempt(variantIdsOf(input))
  } catch (error) {
    if (isTaken(error, ORDER_KEY)) return accept(undefined)
    throw error
  }
}

/** The cart as it was last read; whoever uses it checks it with `holdAsRead`. */
async function foresee(
  { catalogCopy, clock }: PlaceOrderDeps,
  input: PlaceOrderInput,
): Promise<OrderDraft | undefined> {
  if (!catalogCopy || input.voucher) return undefined
  const variants = await catalogCopy.read(variantIdsOf(input), input.language, swissTime(clock()).day)
  const draft = draftOrder(input.items, variants)
  return draft.ok ? draft.value : undefined
}

/** A line is no longer sold as it was read, or there is too little stock. */
function unlessUnforeseen(error: unknown): undefined {
  if ((error as { code?: string }).code !== PRECONDITION_FAILED) throw error
}

function isCounted({ onHand }: DraftLine): boolean {
  return onHand !== null
}

function variantIdsOf({ items }: Pick<PlaceOrderInput, 'items'>): string[] {
  return [...new Set(items.map((item) => item.variant_id))]
}

/** Name for `limitConcurrency` of orders that lock a variant. */
function variantLane(variantId: string): string {
  return `variant ${variantId}`
}

async function writeOrder(
  pipeline: Pipeline,
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  { variantIds, foreseen, ...hashes }: Hashes & { variantIds: string[]; foreseen: OrderDraft | undefined },
): Promise<Result<Written, WriteRefusal>> {
  const { tx, run, send } = pipeline
  const numbered = reserveOrderNumber(tx)
  send(numbered)
  send(lockNetwork(tx, { variantIds, network: input.network }))
  const draft = foreseen ? accept(foreseen) : await priceCart(deps, tx, input)
  if (!draft.ok) return draft
  const { lines } = draft.value
  const limited = await refuseNetwork(deps, tx, lines, { ...input, isForeseen: foreseen !== undefined })
  if (limited) return refuse(limited)
  const part = await appraiseVoucher(deps, tx, draft.value, input.voucher, { lock: true })
  if (!part.ok) return part
  const order = { ...toOrder(deps, draft.value, input, part.value), ...hashes, number: await numbered }
  const page = input.voucher
    ? undefined
    : deps.payments.prepareSession?.(toSessionRequest(deps, order, lines, input.successUrl))
  send(
    insertOrder(
      tx,
      { ...order, sessionId: page?.session.sessionId, sessionUrl: page?.session.url },
      lines.map((line) => ({ ...line, stockHeld: foreseen !== undefined && isCounted(line) })),
    ),
  )
  if (page) send(run(page.statement))
  if (part.value) {
    const { voucherId, coversCents: cents } = part.value
    await redeemForOrder(tx, { voucherId, cents, orderId: order.id }, order.placedAt)
  }
  // Last, so that the variant's lock is held only for the commit.
  if (foreseen) {
    const read = lines.map((line) => ({ ...line, isCounted: isCounted(line) }))
    send(run(holdAsRead(read, swissTime(order.placedAt).day)))
  } else {
    const held = await holdLate(tx, order.id, draft.value)
    if (!held.ok) return held
  }
  return accept({ order, url: page?.session.url ?? null })
}

export async function priceCart(
  { clock }: Pick<OrderDeps, 'clock'>,
  tx: Transaction,
  input: Pick<PlaceOrderInput, 'items' | 'language'>,
): Promise<Result<OrderDraft, CheckoutRefusal>> {
  const { day } = swissTime(clock())
  const variants = await findSellableVariants(tx, variantIdsOf(input), input.language, day)
  const draft = draftOrder(input.items, variants)
  if (draft.ok || draft.refusal.code !== 'unknown_variant') return draft
  const { variantId } = draft.refusal
  const range = await findOwnRange(tx, variantId, input.language)
  if (!range) return draft
  const { title: productTitle, least, most } = range
  return refuse({ code: 'amount_out_of_range', variantId, productTitle, least, most })
}

export interface VoucherPart {
  voucherId: string
  lastFour: string
  /** Bought at the Testkasse. */
  test: boolean
  coversCents: number
  /** On the voucher afterwards. */
  leftCents: number
}

/** What the voucher of a cart pays; null without one. `lock` locks it until the transaction ends. */
export async function appraiseVoucher(
  { clock, payments }: Pick<OrderDeps, 'clock' | 'payments'>,
  tx: Transaction,
  draft: OrderDraft,
  code: string | undefined,
  options: { lock: boolean },
): Promise<Result<VoucherPart | null, CheckoutVoucherRefusal>> {
  if (!code) return accept(null)
  const { currency, totalCents } = draft
  const ask = { code, currency, today: swissTime(clock()).day, acceptTest: payments.test }
  const found = await findCartVoucher(tx, ask, options)
  if (!found.ok) return found
  const { restCents, voucherId, lastFour, test } = found.value
  const coversCents = voucherPart({ totalCents, goodsCents: goodsCents(draft), restCents })
  if (coversCents === 0) return refuse({ code: 'voucher_without_goods' })
  return accept({ voucherId, lastFour, test, coversCents, leftCents: restCents - coversCents })
}

function toOrder(
  deps: PlaceOrderDeps,
  { currency, totalCents }: OrderDraft,
  input: PlaceOrderInput,
  part: VoucherPart | null,
) {
  const id = randomUUID()
  const placedAt = deps.clock()
  return {
    id,
    referenceHash: hashToken(orderReference(deps.key, id)),
    currency,
    totalCents,
    voucherId: part?.voucherId ?? null,
    voucherCents: part?.coversCents ?? 0,
    language: input.language,
    provider: deps.payments.provider,
    // One that a voucher pays wholly sees no till.
    test: part?.coversCents === totalCents ? part.test : deps.payments.test,
    cancelUrl: input.cancelUrl,
    network: input.network ?? null,
    termsVersion: deps.legal.current('terms'),
    expiresAt: new Date(placedAt.getTime() + HOLD_MINUTES * 60_000),
    placedAt,
  }
}

/** Last in the transaction, so that the variant's lock is held only for the commit. */
export async function holdLate(
  tx: Transaction,
  orderId: string,
  draft: OrderDraft,
): Promise<Result<StockLine[], CheckoutRefusal>> {
  const held = await holdStock(tx, draft.lines)
  if (!held.ok) {
    const { variantId, available } = held.refusal
    const productTitle = draft.lines.find((line) => line.variantId === variantId)?.productTitle ?? ''
    return refuse({ code: 'insufficient_stock', variantId, productTitle, available })
  }
  const heldIds = held.value.map((line) => line.variantId)
  await markLinesHeld(tx, orderId, heldIds)
  return held
}

function hashOf(input: PlaceOrderInput): string {
  const request = [
    input.successUrl,
    input.cancelUrl,
    ...(input.voucher ? [input.voucher] : []),
    input.items.map(({ variant_id, quantity, gift }) => [variant_id, quantity, ...(gift ? [gift] : [])]),
  ]
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}
