import type { StockHolds } from '#features/cart/reconcile-cart.ts'

const PATIENCE_MS = 4000

/**
 * What is kept for people who pay, by variant. Empty when nothing is known: an external store service tells no holds,
 * and without an answer what is not free counts as sold. Never throws.
 */
export async function readStockHolds(ask: typeof fetch = fetch): Promise<StockHolds> {
  try {
    const answer = await ask('/api/stock-holds', { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return new Map()
    const { holds } = (await answer.json()) as {
      holds: { variant_id: string; pieces: number; until: string }[]
    }
    return new Map(holds.map(({ variant_id: id, pieces, until }) => [id, { pieces, until: new Date(until) }]))
  } catch {
    return new Map()
  }
}
