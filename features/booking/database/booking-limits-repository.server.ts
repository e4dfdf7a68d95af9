import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/plain-statements.ts'
import { crowdFactor } from '#platform/http/holding-network.ts'
import { OCCUPYING_STATES } from '../booking.ts'
import { FREE_NETWORK_HOURS } from '../rules/free-limits.ts'
import { type InvoiceLimits, type UnreviewedInvoiced, WAITING_NETWORK_DAYS } from '../rules/invoice-limits.ts'
import { bookings } from './booking.tables.server.ts'

const isFree = and(eq(bookings.totalCents, 0), inArray(bookings.state, [...OCCUPYING_STATES])) ?? sql`false`

/** Serialises the bookings of a network. Take after event locks, before those of bookings and vouchers. */
export async function lockNetwork(tx: Transaction, network: string): Promise<void> {
  await takeAdvisoryLock(tx, `booking network ${network}`)
}

/** People with unpaid, unapproved invoices. The event's part needs its lock. */
export async function countUnreviewedInvoiced(
  tx: Transaction,
  { eventId, email, network }: { eventId: string; email: string | null; network?: string | null | undefined },
): Promise<UnreviewedInvoiced> {
  const people = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${bookings.people}) filter (where ${condition}), 0)::int`
  const [row] = await tx
    .select({
      ofEvent: people(sql`${bookings.eventId} = ${eventId}`),
      ofAddress: people(sql`lower(${bookings.email}) = ${email?.toLowerCase() ?? null}`),
      ofNetwork: people(sql`${bookings.network} = ${network ?? null}`),
    })
    .from(bookings)
    .where(and(bookings.invoiceOnTrust, inArray(bookings.state, [...OCCUPYING_STATES])))
    .execute()
  const { ofEvent = 0, ofAddress = 0, ofNetwork = 0 } = row ?? {}
  return { ofEvent, ofCustomer: Math.max(ofAddress, Math.ceil(ofNetwork / crowdFactor(network))) }
}

/**
 * Fails with `PRECONDITION_FAILED` if `people` more exceed one of the limits given: unpaid holds of the network, and people with
 * unpaid, unapproved invoices (as `countUnreviewedInvoiced`). Needs the locks of event and network.
 */
export async function requireWithinLimits(
  tx: Transaction,
  {
    eventId,
    email,
    network,
    people,
    held,
    invoiced,
  }: {
    eventId: string
    email: string
    network: string | undefined
    people: number
    held: number | undefined
    invoiced: InvoiceLimits | undefined
  },
): Promise<void> {
  // Both start at once.
  await Promise.all([
    held !== undefined &&
      run(tx, {
        name: 'require-held-limit',
        text: `select require_that(coalesce(sum(people), 0) + $2 <= $3, 'too many held places')
          from bookings where network = $1 and state = 'held'`,
        values: [network, people, held],
      }),
    invoiced &&
      run(tx, {
        name: 'require-invoice-limit',
        text: `select require_that(
            ($5::integer is null or coalesce(sum(people) filter (where event_id = $1), 0) + $4 <= $5)
            and coalesce(sum(people) filter (where lower(email) = $2), 0) + $4 <= $6
            and ceil(coalesce(sum(people) filter (where network = $3), 0) / $7::numeric) + $4 <= $6,
            'too many people on unapproved invoices')
          from bookings where invoice_on_trust and state = any($8)`,
        values: [
          eventId,
          email.toLowerCase(),
          network ?? null,
          people,
          invoiced.ofEvent ?? null,
          invoiced.ofCustomer,
          crowdFactor(network),
          [...OCCUPYING_STATES],
        ],
      }),
  ])
}

/** People with free places by e-mail, or by network within a day: the larger count. Needs the event's lock. */
export async function countFree(
  tx: Transaction,
  { eventId, email, network }: { eventId: string; email: string | null; network: string | null },
  now: Date,
): Promise<number> {
  const people = (condition: SQL) =>
    sql<number>`coalesce(sum(${bookings.people}) filter (where ${condition}), 0)::int`
  const ofNetwork = and(eq(bookings.network, network ?? ''), gt(bookings.createdAt, freeNetworksBegin(now)))
  const [row] = await tx
    .select({
      ofAddress: people(sql`lower(${bookings.email}) = ${email?.toLowerCase() ?? null}`),
      ofNetwork: people(sql`${ofNetwork}`),
    })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), isFree))
    .execute()
  const { ofAddress = 0, ofNetwork: fromNetwork = 0 } = row ?? {}
  return Math.max(ofAddress, Math.ceil(fromNetwork / crowdFactor(network)))
}

/** People with unpaid holds of a network. */
export function countHeld(db: Database | Transaction, network: string): Promise<number> {
  return countOfNetwork(db, network, 'held')
}

/** Whether this address, or this number without an address, waits for a place of the event or for approval of an invoice. */
export async function isWaiting(
  tx: Transaction,
  { eventId, email, phone }: { eventId: string; email: string | null; phone: string },
): Promise<boolean> {
  const isSame =
    email === null
      ? and(isNull(bookings.email), eq(bookings.phone, phone))
      : sql`lower(${bookings.email}) = ${email.toLowerCase()}`
  const waits = and(eq(bookings.eventId, eventId), eq(bookings.state, 'waitlisted'), isSame)
  return (await tx.$count(bookings, waits)) > 0
}

/** Waiting people of a network. */
export function countWaiting(db: Database | Transaction, network: string): Promise<number> {
  return countOfNetwork(db, network, 'waitlisted')
}

async function countOfNetwork(
  db: Database | Transaction,
  network: string,
  state: 'held' | 'waitlisted',
): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`coalesce(sum(${bookings.people}), 0)::int` })
    .from(bookings)
    .where(and(eq(bookings.network, network), eq(bookings.state, state)))
    .execute()
  return row?.people ?? 0
}

/** Clears the network once it no longer counts (paid, approved, cancelled, or old enough). */
export async function clearNetworks(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - WAITING_NETWORK_DAYS * 86_400_000)
  await db
    .update(bookings)
    .set({ network: null })
    .where(
      and(
        isNotNull(bookings.network),
        ne(bookings.state, 'held'),
        or(ne(bookings.state, 'waitlisted'), lte(bookings.createdAt, longAgo)),
        or(not(isFree), lte(bookings.createdAt, freeNetworksBegin(now))),
        or(not(bookings.invoiceOnTrust), notInArray(bookings.state, [...OCCUPYING_STATES])),
      ),
    )
}

function freeNetworksBegin(now: Date): Date {
  return new Date(now.getTime() - FREE_NETWORK_HOURS * 3_600_000)
}
