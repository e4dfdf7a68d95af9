import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { FIRST_PRICES } from '#content/first-prices.ts'
import type { ServicePrices } from '#content/service-prices.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type Amounts, countAmounts } from './service-price.ts'
import { servicePrices } from './service-prices.tables.server.ts'

export type StoredPrice = typeof servicePrices.$inferSelect

const { id, serviceId, fromDay, publicationId, withdrawnAt, cents } = servicePrices
export const isPlanned = and(isNull(publicationId), isNull(withdrawnAt))

/** What holds on the site; `upTo`: as it was after that publication. The very `FIRST_PRICES` when nothing was changed. */
export async function readPublishedPrices(db: Database | Transaction, upTo?: number): Promise<ServicePrices> {
  const rows = await db
    .selectDistinctOn([serviceId], { serviceId, cents })
    .from(servicePrices)
    .where(and(isNotNull(publicationId), upTo === undefined ? undefined : lte(publicationId, upTo)))
    .orderBy(serviceId, desc(publicationId), desc(fromDay), desc(id))
  const set = rows.filter((row) => hasPlace(row))
  return set.length === 0
    ? FIRST_PRICES
    : { ...FIRST_PRICES, ...Object.fromEntries(set.map((row) => [row.serviceId, amountsOf(row)])) }
}

/** Changes that hold, held or are planned, oldest first. */
export async function listPrices(db: Database | Transaction, service?: string): Promise<StoredPrice[]> {
  const rows = await db
    .select()
    .from(servicePrices)
    .where(and(isNull(withdrawnAt), service === undefined ? undefined : eq(serviceId, service)))
    .orderBy(asc(publicationId), asc(fromDay), asc(id))
  return rows.filter((row) => hasPlace(row))
}

export function amountsOf({ cents: amounts }: Pick<StoredPrice, 'cents'>): Amounts {
  return amounts as readonly number[] as Amounts
}

/** A release may have taken a service or a bracket away; then the file's price counts. */
function hasPlace(row: Pick<StoredPrice, 'serviceId' | 'cents'>): boolean {
  return countAmounts(row.serviceId) === row.cents.length
}
