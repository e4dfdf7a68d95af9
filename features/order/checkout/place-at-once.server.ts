import { randomUUID } from 'node:crypto'
import { PRECONDITION_FAILED, type Pipeline, pipelined } from '#platform/database/pipeline.ts'
import { limitConcurrency } from '#platform/database/limit-concurrency.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { hashToken } from '#platform/secrets.ts'
import { readNetworkHolds } from '../database/network-holds-repository.server.ts'
import { insertOrderAtOnce, reserveOrderNumber } from '../database/insert-order-at-once.server.ts'
import type { CatalogCopy, OrderDeps } from '../order-deps.server.ts'
import { orderReference } from '../order-reference.server.ts'
import { decideHold, HOLD_MINUTES, isMostOf } from './hold-limits.ts'
import { networkLock } from './limit-network.server.ts'
import { toSessionRequest } from './open-session.server.ts'
import { type DraftLine, draftOrder, type OrderDraft } from './order-draft.ts'
import type { PlaceOrderInput } from './place-order-input.ts'

type Deps = Pick<OrderDeps, 'db' | 'key' | 'clock' | 'legal'> & {
  payments: Pick<Payments, 'provider' | 'test'> & Required<Pick<Payments, 'prepareSession'>>
  catalogCopy: CatalogCopy
}

/**
 * The usual order in two round trips and one commit: priced from memory, written with its hosted page, held and checked
 * last. @returns undefined when anything is unusual (a refusal, a used key, a change since, several counted products):
 * nothing is written then, and `placeOrder` goes step by step.
 */
export async function placeAtOnce(
  deps: Deps,
  input: PlaceOrderInput,
  hashes: { idempotencyHash: string | null; requestHash: string },
): Promise<{ orderId: string; url: string } | undefined> {
  const variantIds = [...new Set(input.items.map((item) => item.variant_id))]
  const now = deps.clock()
  const draft = draftOrder(input.items, await deps.catalogCopy.read(variantIds, input.language, now))
  if (!draft.ok) return undefined
  const counted = draft.value.lines.filter(isCounted)
  const [scarce] = counted
  if (counted.length > 1) return undefined
  const write = () =>
    pipelined(deps.db, async (pipeline) => {
      const [number, isFree] = await Promise.all([
        reserveOrderNumber(pipeline),
        scarce && input.network ? mayHold(deps, pipeline, scarce, input.network) : true,
      ])
      if (!isFree) throw new Fallback()
      const order = toOrder(deps, draft.value, input, { ...hashes, number })
      const { session, statement } = deps.payments.prepareSession(
        toSessionRequest(deps, order, draft.value.lines, input.successUrl),
      )
      const heldIds = counted.map(({ variantId }) => variantId)
      pipeline.send(pipeline.run(insertOrderAtOnce({ ...order, session }, draft.value.lines, heldIds)))
      pipeline.send(pipeline.run(statement))
      // Last, so that the variant's lock is held only for the commit.
      pipeline.send(pipeline.run(deps.catalogCopy.hold(draft.value.lines, now)))
      return { orderId: order.id, url: session.url }
    })
  try {
    return await limitConcurrency(deps.db, counted.map(variantLane), write)
  } catch (error) {
    if (error instanceof Fallback || isOutdated(error)) return undefined
    throw error
  }
}

/** Name for `limitConcurrency` of orders that lock a variant. */
export function variantLane({ variantId }: { variantId: string }): string {
  return `variant ${variantId}`
}

class Fallback extends Error {}

const UNIQUE_VIOLATION = '23505'

function isOutdated(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === PRECONDITION_FAILED || code === UNIQUE_VIOLATION
}

function isCounted({ onHand }: DraftLine): boolean {
  return onHand !== null
}

/** Locks the network's checkouts of the variant. False when the limits need a closer look. */
async function mayHold(
  { clock }: Deps,
  { tx, send }: Pipeline,
  { variantId, quantity, onHand }: DraftLine,
  network: string,
): Promise<boolean> {
  send(takeAdvisoryLock(tx, networkLock(network, variantId)))
  const now = clock()
  const before = await readNetworkHolds(tx, { network, variantId, now })
  if (onHand === null || isMostOf(before.openPieces + quantity, onHand)) return false
  return decideHold(quantity, onHand, before, { variants: 0, until: null }, now).ok
}

function toOrder(
  deps: Deps,
  { currency, totalCents }: OrderDraft,
  { language, cancelUrl, network }: PlaceOrderInput,
  more: { number: number; idempotencyHash: string | null; requestHash: string },
) {
  const id = randomUUID()
  const placedAt = deps.clock()
  return {
    id,
    referenceHash: hashToken(orderReference(deps.key, id)),
    currency,
    totalCents,
    language,
    provider: deps.payments.provider,
    test: deps.payments.test,
    cancelUrl,
    network: network ?? null,
    termsVersion: deps.legal.current('terms'),
    expiresAt: new Date(placedAt.getTime() + HOLD_MINUTES * 60_000),
    placedAt,
    ...more,
  }
}
