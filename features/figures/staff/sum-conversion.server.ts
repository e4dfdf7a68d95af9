import { and, arrayContains, eq, gte, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Conversion } from '#features/figures/figures.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import type { Database } from '#platform/database/database.ts'

const NONE: Conversion = { requests: 0, quoted: 0, accepted: 0, quotedCents: 0, acceptedCents: 0 }

/**
 * What became of the requests for a project or a team event that came within Swiss days, whenever that was. A message counts once a
 * quote answers it; a quote that was sent without a request, or whose request is kept no longer, is one itself. What a program
 * seems to have written and nobody answered is none.
 * @param from first day, `YYYY-MM-DD`
 * @param to the day after the last
 */
export async function sumConversion(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<Conversion> {
  const within = (column: typeof inquiries.createdAt | typeof quotes.createdAt) =>
    and(gte(column, startOf(from)), lt(column, startOf(to)))
  const isSent = isNotNull(quotes.sentAt)
  const isAccepted = eq(quotes.state, 'accepted')
  // Per request: sums of its quotes, before they are counted together.
  const sums = {
    quoted: sql<boolean>`coalesce(bool_or(${isSent}), false)`.as('quoted'),
    accepted: sql<boolean>`coalesce(bool_or(${isAccepted}), false)`.as('accepted'),
    quotedCents: sql<number>`coalesce(sum(${quotes.totalCents}) filter (where ${isSent}), 0)`.as(
      'quoted_cents',
    ),
    acceptedCents: sql<number>`coalesce(sum(${quotes.totalCents}) filter (where ${isAccepted}), 0)`.as(
      'accepted_cents',
    ),
  }
  const fromRequests = db
    .select(sums)
    .from(inquiries)
    .leftJoin(quotes, eq(quotes.inquiryId, inquiries.id))
    .where(
      and(
        within(inquiries.createdAt),
        or(not(eq(inquiries.kind, 'contact')), isSent),
        not(and(eq(inquiries.state, 'new'), arrayContains(inquiries.botSignals, ['trap'])) ?? sql`false`),
      ),
    )
    .groupBy(inquiries.id)
  const withoutRequest = db
    .select(sums)
    .from(quotes)
    .leftJoin(inquiries, eq(inquiries.id, quotes.inquiryId))
    .where(and(within(quotes.createdAt), isSent, isNull(inquiries.id)))
    .groupBy(quotes.id)
  const each = fromRequests.unionAll(withoutRequest).as('each')
  const [row] = await db
    .select({
      requests: sql<number>`count(*)::int`,
      quoted: sql<number>`(count(*) filter (where ${each.quoted}))::int`,
      accepted: sql<number>`(count(*) filter (where ${each.accepted}))::int`,
      quotedCents: sql<number>`coalesce(sum(${each.quotedCents}), 0)::float8`,
      acceptedCents: sql<number>`coalesce(sum(${each.acceptedCents}), 0)::float8`,
    })
    .from(each)
  return row ?? NONE
}

/** Midnight of a Swiss day. */
function startOf(day: string) {
  return sql`timezone('Europe/Zurich', ${day}::date::timestamp)`
}
