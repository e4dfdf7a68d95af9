import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { quoteHolds } from '#features/quote/database/quote.tables.server.ts'
import { localTimes } from '#features/quote/rules/quote-clashes.ts'
import type { QuoteDate } from '#features/quote/rules/quote-document.ts'
import { proposalRange, proposeDays } from '#features/quote/rules/propose-days.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { addDays, blocksTime } from '#features/staffing/rules/closed-days.ts'
import type { Database } from '#platform/database/database.ts'

const PROPOSALS = 3

interface Wanted {
  /** Of the quote. */
  id: string
  date: QuoteDate
}

/** Free days for each quote at the hours of its date: no event, no date held for another customer, no guide away. */
export async function proposeFreeDays(
  db: Database,
  wanted: readonly Wanted[],
  today: string,
): Promise<Map<string, string[]>> {
  if (wanted.length === 0) return new Map()
  const ranges = wanted.map(({ date }) => proposalRange(date.day))
  const from = ranges.map((range) => range.from).toSorted()[0] ?? today
  const to =
    ranges
      .map((range) => range.to)
      .toSorted()
      .at(-1) ?? today
  const until = addDays(to, 1)
  const [planned, held, blocks] = await Promise.all([
    db
      .select({ startsLocal: events.startsLocal, endsLocal: events.endsLocal })
      .from(events)
      .where(
        and(
          eq(events.state, 'scheduled'),
          sql`${events.startsLocal} > ${from}::date - interval '31 days'`,
          lt(events.startsLocal, until),
          gt(events.endsLocal, from),
        ),
      ),
    db
      .select({
        id: quoteHolds.quoteId,
        startsLocal: quoteHolds.startsLocal,
        endsLocal: quoteHolds.endsLocal,
      })
      .from(quoteHolds)
      .where(
        and(
          lt(quoteHolds.startsLocal, until),
          gt(quoteHolds.endsLocal, from),
          gte(quoteHolds.validUntil, today),
        ),
      ),
    listBlockedDays(db, { from, to }),
  ])
  return new Map(
    wanted.map(({ id, date }) => {
      const isFree = (day: string) => {
        const time = localTimes({ ...date, day })
        const overlaps = (other: { startsLocal: string; endsLocal: string }) =>
          other.startsLocal < time.endsLocal && other.endsLocal > time.startsLocal
        return (
          !planned.some(overlaps) &&
          !held.some((hold) => hold.id !== id && overlaps(hold)) &&
          !blocks.some((block) => blocksTime(block, time))
        )
      }
      return [id, proposeDays(date.day, { today, isFree, most: PROPOSALS })]
    }),
  )
}
