import { createHash, randomUUID } from 'node:crypto'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { omit } from '#kernel/omit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { limitConcurrency } from '#platform/database/limit-concurrency.ts'
import { hashToken } from '#platform/secrets.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeAtOnce, variantLane } from './place-at-once.server.ts'
import { openSession, type SessionProblem } from './open-session.server.ts'
import { HOLD_MINUTES } from './hold-limits.ts'
import { lockNetwork, type NetworkRefusal, refuseNetwork } from './limit-network.server.ts'
import type { OrderDeps, StockLine } from '../order-deps.server.ts'
import {
  type CheckoutRefusal,
  type CheckoutVoucherRefusal,
  draftOrder,
  goodsCents,
  type OrderDraft,
} from './order-draft.ts'
import { voucherPart } from './voucher-part.ts'
import {
  findOrderByIdempotencyHash,
  insertOrder,
  markLinesHeld,
  type StoredOrder,
} from '../database/orders-repository.server.ts'
import { orderReference } from '../order-reference.server.ts'

type WriteRefusal = CheckoutRefusal | CheckoutVoucherRefusal | NetworkRefusal

export type PlaceOrderRefusal = WriteRefusal | SessionProblem | { code: 'idempotency_key_reused' }

type PlaceOrderDeps = Pick<
  OrderDeps,
  'db' | 'key' | 'clock' | 'payments' | 'catalog' | 'catalogCopy' | 'vouchers' | 'legal'
>

/**
 * Prices the cart, holds stock and writes the order in one transaction, then opens the payment page without locks,
 * unless the page is written with the order. A failure releases the hold; after a crash `expireOverdueOrders` does.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
): Promise<Result<{ orderId: string; url: string }, PlaceOrderRefusal>> {
  const idempotencyHash = input.idempotencyKey ? hashToken(`checkout:${input.idempotencyKey}`) : null
  const requestHash = hashOf(input)
  const { catalogCopy, payments } = deps
  const { prepareSession, provider, test } = payments
  if (catalogCopy && prepareSession && !input.voucher) {
    const quick = { ...deps, payments: { provider, test, prepareSession }, catalogCopy }
    const placed = await placeAtOnce(quick, input, { idempotencyHash, requestHash })
    if (placed) return accept(placed)
  }
  const earlier = idempotencyHash && (await findOrderByIdempotencyHash(deps.db, idempotencyHash))
  if (earlier) return resume(deps, earlier, input, requestHash)

  const written = await writeOrder(deps, input, { idempotencyHash, requestHash })
  if (written.ok && written.value) return openSession(deps, written.value, input.successUrl)
  // A duplicate may have caused the refusal by taking the last pieces.
  const duplicate = idempotencyHash && (await findOrderByIdempotencyHash(deps.db, idempotencyHash))
  if (duplicate) return resume(deps, duplicate, input, requestHash)
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

/** @returns undefined when the idempotency key is taken. */
async function writeOrder(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  hashes: { idempotencyHash: string | null; requestHash: string },
): Promise<Result<StoredOrder | undefined, WriteRefusal>> {
  let refusal: WriteRefusal | undefined
  try {
    return accept(
      await limitConcurrency(deps.db, variantNames(input), () =>
        deps.db.transaction(async (tx) => {
          await lockNetwork(tx, input)
          const draft = await priceCart(deps, tx, input)
          const limited = draft.ok && (await refuseNetwork(deps, tx, draft.value.lines, input))
          if (limited) {
            refusal = limited
          } else if (draft.ok) {
            const part = await appraiseVoucher(deps, tx, draft.value, input.voucher, { lock: true })
            if (!part.ok) {
              refusal = part.refusal
              return tx.rollback()
            }
            const order = await insertDraft(deps, tx, draft.value, { input, hashes, part: part.value })
            if (!order) return undefined
            const { voucherId, voucherCents: cents, placedAt } = order
            if (voucherId)
              await deps.vouchers.redeemForOrder(tx, { voucherId, cents, orderId: order.id }, placedAt)
            const held = await holdLate(deps, tx, order.id, draft.value)
            if (held.ok) return order
            refusal = held.refusal
          } else {
            refusal = draft.refusal
          }
          return tx.rollback()
        }),
      ),
    )
  } catch (error) {
    if (refusal) return refuse(refusal)
    throw error
  }
}

function variantNames({ items }: PlaceOrderInput): string[] {
  return items.map((item) => variantLane({ variantId: item.variant_id }))
}

export async function priceCart(
  deps: Pick<OrderDeps, 'catalog' | 'clock'>,
  tx: Transaction,
  input: Pick<PlaceOrderInput, 'items' | 'language'>,
): Promise<Result<OrderDraft, CheckoutRefusal>> {
  const variantIds = [...new Set(input.items.map((item) => item.variant_id))]
  const variants = await deps.catalog.findVariants(tx, variantIds, input.language, deps.clock())
  const draft = draftOrder(input.items, variants)
  if (draft.ok || draft.refusal.code !== 'unknown_variant') return draft
  const { variantId } = draft.refusal
  const range = await deps.catalog.findOwnRange(tx, variantId, input.language)
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
  { vouchers, clock, payments }: Pick<OrderDeps, 'vouchers' | 'clock' | 'payments'>,
  tx: Transaction,
  draft: OrderDraft,
  code: string | undefined,
  options: { lock: boolean },
): Promise<Result<VoucherPart | null, CheckoutVoucherRefusal>> {
  if (!code) return accept(null)
  const { currency, totalCents } = draft
  const ask = { code, currency, now: clock(), acceptTest: payments.test }
  const found = await vouchers.findForCart(tx, ask, options)
  if (!found.ok) return found
  const { restCents, voucherId, lastFour, test } = found.value
  const coversCents = voucherPart({ totalCents, goodsCents: goodsCents(draft), restCents })
  if (coversCents === 0) return refuse({ code: 'voucher_without_goods' })
  return accept({ voucherId, lastFour, test, coversCents, leftCents: restCents - coversCents })
}

interface Insertion {
  input: PlaceOrderInput
  hashes: { idempotencyHash: string | null; requestHash: string }
  part: VoucherPart | null
}

function insertDraft(
  deps: PlaceOrderDeps,
  tx: Transaction,
  draft: OrderDraft,
  { input, hashes, part }: Insertion,
): Promise<StoredOrder | undefined> {
  const id = randomUUID()
  const placedAt = deps.clock()
  return insertOrder(
    tx,
    {
      id,
      referenceHash: hashToken(orderReference(deps.key, id)),
      currency: draft.currency,
      totalCents: draft.totalCents,
      voucherId: part?.voucherId ?? null,
      voucherCents: part?.coversCents ?? 0,
      language: input.language,
      provider: deps.payments.provider,
      // One that a voucher pays wholly sees no till.
      test: part?.coversCents === draft.totalCents ? part.test : deps.payments.test,
      cancelUrl: input.cancelUrl,
      network: input.network ?? null,
      termsVersion: deps.legal.current('terms'),
      expiresAt: new Date(placedAt.getTime() + HOLD_MINUTES * 60_000),
      placedAt,
      ...hashes,
    },
    draft.lines.map((line) => ({ ...omit(line, 'onHand', 'listPriceCents'), id: randomUUID() })),
  )
}

/** Last in the transaction, so that the variant's lock is held only for the commit. */
async function holdLate(
  deps: PlaceOrderDeps,
  tx: Transaction,
  orderId: string,
  draft: OrderDraft,
): Promise<Result<StockLine[], CheckoutRefusal>> {
  const held = await deps.catalog.hold(tx, draft.lines)
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
