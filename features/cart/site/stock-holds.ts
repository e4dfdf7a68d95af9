import type { StockHolds } from '#features/cart/reconcile-cart.ts'

const PATIENCE_MS = 10_000

/** By variant. Empty for an external store or without an answer. Never throws. */
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
