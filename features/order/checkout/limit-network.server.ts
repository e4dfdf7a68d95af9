import { findSellableVariants } from '#features/catalog/stock-repository.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { crowdFactor } from '#platform/http/holding-network.ts'
import type { Transaction } from '#platform/database/database.ts'
import { readNetworkHolds, readOtherHolds } from '../database/network-holds-repository.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { decideHold, isMostOf, type MostlyHeld } from './hold-limits.ts'
import type { DraftLine } from './order-draft.server.ts'

export interface NetworkRefusal {
  code: 'held_by_network'
  variantId: string
  productTitle: string
  until: Date
}

interface Asking {
  network?: string | undefined
  language: Language
  /** The lines are as they were last read: one that takes most of a variant is not decided on, but counts as refused. */
  isForeseen?: boolean
}

/** Serialises a network's checkouts per variant, in id order and before all other locks. Starts at once. */
export async function lockNetwork(
  tx: Transaction,
  { variantIds, network }: { variantIds: readonly string[]; network?: string | undefined },
): Promise<void> {
  if (!network) return
  const ids = [...new Set(variantIds)].sort()
  await Promise.all(ids.map((id) => takeAdvisoryLock(tx, `checkout network ${network} ${id}`)))
}

/** Needs the locks of `lockNetwork`; locks the network for large carts. @returns the first line above the limit. */
export async function refuseNetwork(
  deps: Pick<OrderDeps, 'clock'>,
  tx: Transaction,
  lines: DraftLine[],
  { network, language, isForeseen = false }: Asking,
): Promise<NetworkRefusal | undefined> {
  if (!network) return undefined
  const now = deps.clock()
  const crowd = crowdFactor(network)
  let others: MostlyHeld | undefined
  for (const { variantId, productTitle, quantity, onHand } of lines) {
    if (onHand === null) continue
    const before = await readNetworkHolds(tx, { network, variantId, now })
    const takesMost = isMostOf(before.openPieces + quantity, onHand)
    if (takesMost && isForeseen) return { code: 'held_by_network', until: now, variantId, productTitle }
    if (takesMost) others ??= await readMostlyHeld(tx, lines, { network, language, now })
    const decision = decideHold(quantity, onHand, before, others ?? { variants: 0, until: null }, now, crowd)
    if (!decision.ok) return { ...decision.refusal, variantId, productTitle }
    if (takesMost && others) others.variants += 1
  }
  return undefined
}

async function readMostlyHeld(
  tx: Transaction,
  lines: DraftLine[],
  { network, language, now }: { network: string; language: Language; now: Date },
): Promise<MostlyHeld> {
  await takeAdvisoryLock(tx, `checkout network ${network}`)
  const variantIds = lines.map(({ variantId }) => variantId)
  const holds = await readOtherHolds(tx, { network, variantIds })
  if (holds.length === 0) return { variants: 0, until: null }
  const ids = holds.map(({ variantId }) => variantId)
  const variants = await findSellableVariants(tx, ids, language, swissTime(now).day)
  const onHandOf = new Map(variants.map(({ variantId, onHand }) => [variantId, onHand]))
  const most = holds.filter(({ variantId, pieces }) => isMostOf(pieces, onHandOf.get(variantId) ?? Infinity))
  const ends = most.map(({ until }) => until).sort((a, b) => a.getTime() - b.getTime())
  return { variants: most.length, until: ends[0] ?? null }
}
