import type { HitQuote } from './day-hits.ts'

/**
 * The day proposed first for each quote, by id, so that moving all of them at once does not put two on one day. Quotes with
 * nothing left to propose are left out.
 */
export function chooseDays(quotes: readonly Pick<HitQuote, 'id' | 'proposals'>[]): Map<string, string> {
  const taken = new Set<string>()
  const chosen = new Map<string, string>()
  for (const { id, proposals } of quotes) {
    const day = proposals.find((each) => !taken.has(each))
    if (!day) continue
    taken.add(day)
    chosen.set(id, day)
  }
  return chosen
}
