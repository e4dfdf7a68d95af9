import {
  type SQL,
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
  sql,
} from 'drizzle-orm'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type Limit, readLimits } from '#platform/database/limits.ts'
import type { Statement } from '#platform/database/pipeline.ts'
import { run } from '#platform/database/plain-statements.ts'
import { crowdFactor } from '#platform/http/holding-network.ts'
import { OCCUPYING_STATES } from '../booking.ts'
import {
  FREE_NETWORK_HOURS,
  HELD_PEOPLE,
  type UnreviewedInvoiced,
  WAITING_NETWORK_DAYS,
  WAITING_PEOPLE,
} from '../rules/booking-limits.ts'
import { bookings } from './booking.tables.server.ts'

const isFree = and(eq(bookings.totalCents, 0), inArray(bookings.state, [...OCCUPYING_STATES])) ?? sql`false`

/** Serialises the bookings of a network. Take after event locks, before those of bookings and vouchers. */
export async function lockNetwork(tx: Transaction, network: string) {
  await takeAdvisoryLock(tx, `booking network ${network}`)
}

interface Customer {
  eventId: string
  email: string | null
  network?: string | null | undefined
}

/** People with unpaid, unapproved invoices. The event's part needs its lock. */
export async function countUnreviewedInvoiced(
  tx: Transaction,
  customer: Customer,
): Promise<UnreviewedInvoiced> {
  const { rows } = await run<UnreviewedInvoiced>(tx, unreviewedInvoiced(customer))
  return rows[0] ?? { ofEvent: 0, ofCustomer: 0 }
}

/** Counts what `UnreviewedInvoiced` has. */
export function unreviewedInvoiced({ eventId, email, network }: Customer): Statement {
  return {
    name: 'unreviewed-invoiced',
    text: `select
        coalesce(sum(people) filter (where event_id = $1), 0)::integer as "ofEvent",
        greatest(
          coalesce(sum(people) filter (where lower(email) = $2), 0),
          ceil(coalesce(sum(people) filter (where network = $3), 0) / $4::numeric)
        )::integer as "ofCustomer"
      from bookings where invoice_on_trust and state = any($5)`,
    values: [
      eventId,
      email?.toLowerCase() ?? null,
      network ?? null,
      crowdFactor(network),
      [...OCCUPYING_STATES],
    ],
  }
}

/** People with free places by e-mail, or by network within a day: the larger count. Needs the event's lock. */
export async function countFree(
  tx: Transaction,
  { eventId, email, network }: { eventId: string; email: string | null; network: string | null },
  now: Date,
) {
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

/** Unpaid holds beside which a network may hold places for `people` more; one booking alone is never too many. */
export function heldLimit(network: string, people: number): Limit {
  const most = Math.max(HELD_PEOPLE * crowdFactor(network), people)
  return { counted: peopleOfNetwork(network, 'held'), most: { people: most - people } }
}

/** Whether this address, or this number without an address, waits for a place of the event or for approval of an invoice. */
export async function isWaiting(
  tx: Transaction,
  { eventId, email, phone }: { eventId: string; email: string | null; phone: string },
) {
  const isSame =
    email === null
      ? and(isNull(bookings.email), eq(bookings.phone, phone))
      : sql`lower(${bookings.email}) = ${email.toLowerCase()}`
  const waits = and(eq(bookings.eventId, eventId), eq(bookings.state, 'waitlisted'), isSame)
  return (await tx.$count(bookings, waits)) > 0
}

/** Waiting people beside whom `people` more of a network may wait; one booking alone is never too many. */
export function waitingLimit(network: string, people: number): Limit {
  const most = Math.max(WAITING_PEOPLE * crowdFactor(network), people)
  return { counted: peopleOfNetwork(network, 'waitlisted'), most: { people: most - people } }
}

function peopleOfNetwork(network: string, state: 'held' | 'waitlisted'): Statement {
  return {
    name: 'people-of-network',
    text: `select coalesce(sum(people), 0)::integer as people from bookings where network = $1 and state = $2`,
    values: [network, state],
  }
}

/** Clears the network once it no longer counts (paid, approved, cancelled, or old enough). */
export async function clearNetworks(db: Database, now: Date) {
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

function freeNetworksBegin(now: Date) {
  return new Date(now.getTime() - FREE_NETWORK_HOURS * 3_600_000)
}

interface Waiting {
  eventId: string
  email: string | null
  phone: string
  people: number
  network: string | undefined
}

/** Whether the address already waits, or too many of its network (ADR-021). The answer hides which. Needs both locks. */
export async function exceedsWaitingLimit(
  tx: Transaction,
  { eventId, email, phone, people, network }: Waiting,
) {
  if (await isWaiting(tx, { eventId, email, phone })) return true
  return network !== undefined && !(await readLimits(tx).isWithin(waitingLimit(network, people)))
}
