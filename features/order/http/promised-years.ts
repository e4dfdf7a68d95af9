import { FIRST_VOUCHER_YEARS } from '#features/voucher/content/voucher-years.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFactsSince } from '#features/facts/read-facts.server.ts'
import { VOUCHER_YEARS_KIND } from '#features/voucher/voucher-years.ts'
import type { Transaction } from '#platform/database/database.ts'

/** A page may stay open over a change, as forms do over a new version of the terms (ADR-042). */
const OPEN_PAGE_MS = 3_600_000

/** The longest validity that was shown to buyers until now: a later payment gets no shorter one. */
export async function promisedYears(tx: Transaction, placedAt: Date): Promise<number> {
  const since = new Date(placedAt.getTime() - OPEN_PAGE_MS)
  const promised = await listFactsSince(tx, VOUCHER_YEARS_KIND, ONLY, since)
  return Math.max(...promised.map((years) => years ?? FIRST_VOUCHER_YEARS))
}
