import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { FIRST_PRICES } from './content/first-prices.ts'
import type { Amounts } from './content/service-prices.ts'
import { type FirstServiceId, isCourse, type ServiceId } from './content/services.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  checkPlan,
  limitsOf,
  isSamePrice,
  type KnownServices,
  type PricePlan,
  type ServicePriceRefusal,
  type StaffServicePrice,
} from './service-price.ts'
import { amountsOf, isPlanned, listPrices, type StoredPrice } from './service-prices-repository.server.ts'
import { servicePrices } from './service-prices.tables.server.ts'

const MOST_EARLIER = 20

export interface PriceDeps {
  clock: Clock
  /** Takes the lock of all publications and adds one; the site shows it from the end of the transaction. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
  /** The same lock alone. */
  lock: (tx: Transaction) => Promise<void>
}

/** All services in the order of the site. */
export async function listServicePrices(db: Database, services: KnownServices): Promise<StaffServicePrice[]> {
  const rows = await listPrices(db, services)
  return services.map((service) => toStaffPrice(service, rows))
}

/**
 * Sets what a service costs, at once or from a later day on, in the caller's transaction. What is booked, ordered or
 * offered keeps its price. `seen`: the `revision` that the author saw.
 */
export async function planPrice(
  tx: Transaction,
  {
    clock,
    publish,
    lock,
    services: readServices,
  }: PriceDeps & { services: (tx: Transaction) => Promise<KnownServices> },
  service: string,
  plan: PricePlan & { seen: number },
  authorId: string,
): Promise<Result<{ id: number; isPublished: boolean }, ServicePriceRefusal>> {
  const at = clock()
  const { day: today } = swissTime(at)
  await lock(tx)
  const services = await readServices(tx)
  const checked = checkPlan(services, service, plan, today)
  if (!checked.ok) return checked
  const before = toStaffPrice(checked.value.service, await listPrices(tx, services, service))
  if (before.revision !== plan.seen) return refuse({ code: 'changed_meanwhile' })
  if (isSamePrice(priceOn(before, plan.fromDay), plan.cents)) return refuse({ code: 'same_price' })
  const replaced = before.planned.filter(({ fromDay }) => fromDay === plan.fromDay).map(({ id }) => id)
  if (replaced.length > 0)
    await tx.update(servicePrices).set({ withdrawnAt: at }).where(inArray(servicePrices.id, replaced))
  const isPublished = plan.fromDay <= today
  const [row] = await tx
    .insert(servicePrices)
    .values({
      serviceId: service,
      cents: [...plan.cents],
      fromDay: plan.fromDay,
      publicationId: isPublished ? await publish(tx, { authorId, at }) : null,
      authorId,
      at,
    })
    .returning({ id: servicePrices.id })
  if (!row) throw new Error('the price was not written')
  return accept({ id: row.id, isPublished })
}

/** Takes back a price whose day has not come, in the caller's transaction. */
export async function withdrawPrice(
  tx: Transaction,
  { clock, lock }: PriceDeps,
  plan: number,
): Promise<Result<{ service: string }, ServicePriceRefusal>> {
  await lock(tx)
  const [row] = await tx
    .update(servicePrices)
    .set({ withdrawnAt: clock() })
    .where(and(eq(servicePrices.id, plan), isPlanned))
    .returning()
  return row ? accept({ service: row.serviceId }) : refuse({ code: 'unknown_plan' })
}

/** Puts the planned prices whose day has come onto the site. Returns how many. */
export async function publishDuePrices({
  db,
  clock,
  publish,
}: PriceDeps & { db: Database }): Promise<number> {
  const { day: today } = swissTime(clock())
  const isDue = and(isPlanned, lte(servicePrices.fromDay, today))
  // Usually nothing is due, so this checks before it takes the lock.
  const [first] = await db.select({ id: servicePrices.id }).from(servicePrices).where(isDue).limit(1)
  if (!first) return 0
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(servicePrices)
      .where(isDue)
      .orderBy(desc(servicePrices.id))
      .for('update')
    const [newest] = due
    if (!newest) return 0
    const publicationId = await publish(tx, { authorId: newest.authorId, at: clock() })
    const ids = due.map(({ id }) => id)
    await tx.update(servicePrices).set({ publicationId }).where(inArray(servicePrices.id, ids))
    return due.length
  })
}

/** From the changes of all services, oldest first. */
function toStaffPrice(service: KnownServices[number], rows: readonly StoredPrice[]): StaffServicePrice {
  const { id } = service
  const own = rows.filter(({ serviceId }) => serviceId === id)
  const published = own.filter(({ publicationId }) => publicationId !== null)
  const held: { since: string | null; cents: Amounts }[] = [
    ...(isFirst(id) ? [{ since: null, cents: FIRST_PRICES[id] }] : []),
    ...published.map((row) => ({ since: row.fromDay, cents: amountsOf(row) })),
  ]
  const [current, ...earlier] = held.toReversed()
  if (!current) throw new Error(`"${id}" has no price`)
  return {
    id,
    limits: isCourse(service) ? null : limitsOf(service),
    ...current,
    planned: own
      .filter(({ publicationId }) => publicationId === null)
      .map((row) => ({ id: row.id, fromDay: row.fromDay, cents: amountsOf(row) })),
    earlier: earlier.slice(0, MOST_EARLIER),
    revision: Math.max(0, ...own.map((row) => row.id)),
  }
}

/** What would hold on a day without the plan for that very day. */
function priceOn({ cents, planned }: StaffServicePrice, day: string): readonly number[] {
  return planned.findLast(({ fromDay }) => fromDay < day)?.cents ?? cents
}

function isFirst(id: ServiceId): id is FirstServiceId {
  return Object.hasOwn(FIRST_PRICES, id)
}
