import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { FIRST_PRICES } from './content/first-prices.ts'
import type { Amounts, ServicePrices } from './content/service-prices.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { countAmounts, type KnownServices } from './service-price.ts'
import { servicePrices } from './service-prices.tables.server.ts'

export type StoredPrice = typeof servicePrices.$inferSelect

const { id, serviceId, fromDay, publicationId, withdrawnAt, cents } = servicePrices
export const isPlanned = and(isNull(publicationId), isNull(withdrawnAt))

/** What holds on the site; `upTo`: as it was after that publication. The very `FIRST_PRICES` when nothing was changed. */
export async function readPublishedPrices(
  db: Database | Transaction,
  services: KnownServices,
  upTo?: number,
): Promise<ServicePrices> {
  const rows = await db
    .selectDistinctOn([serviceId], { serviceId, cents })
    .from(servicePrices)
    .where(and(isNotNull(publicationId), upTo === undefined ? undefined : lte(publicationId, upTo)))
    .orderBy(serviceId, desc(publicationId), desc(fromDay), desc(id))
  const set = rows.filter((row) => hasPlace(services, row))
  return set.length === 0
    ? FIRST_PRICES
    : { ...FIRST_PRICES, ...Object.fromEntries(set.map((row) => [row.serviceId, amountsOf(row)])) }
}

/** Changes that hold, held or are planned, oldest first. */
export async function listPrices(
  db: Database | Transaction,
  services: KnownServices,
  service?: string,
): Promise<StoredPrice[]> {
  const rows = await db
    .select()
    .from(servicePrices)
    .where(and(isNull(withdrawnAt), service === undefined ? undefined : eq(serviceId, service)))
    .orderBy(asc(publicationId), asc(fromDay), asc(id))
  return rows.filter((row) => hasPlace(services, row))
}

/** A price that holds from its publication on. */
export async function insertPrice(
  tx: Transaction,
  price: Omit<typeof servicePrices.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(servicePrices).values(price)
}

export async function hasPlannedPrice(tx: Transaction, service: string): Promise<boolean> {
  return (await tx.$count(servicePrices, and(isPlanned, eq(serviceId, service)))) > 0
}

export function amountsOf({ cents: amounts }: Pick<StoredPrice, 'cents'>): Amounts {
  return amounts as readonly number[] as Amounts
}

/** A bracket may have gone, by a release or by the owners; a price of others counts no more. */
function hasPlace(services: KnownServices, row: Pick<StoredPrice, 'serviceId' | 'cents'>): boolean {
  return countAmounts(services, row.serviceId) === row.cents.length
}
