import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { eventTitle } from '#features/calendar/rules/event-title.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { listStaffPeople } from '#features/staffing/http/list-staff-people.ts'
import { closedDays, daysOf } from '#features/staffing/rules/closed-days.ts'
import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { listOverlappingHolds } from '../database/quotes-repository.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { localTimes, type QuoteClash } from '../rules/quote-clashes.ts'
import type { QuoteDate } from '../rules/quote-document.ts'

type Deps = Pick<QuoteDeps, 'events' | 'clock'>
/** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
type Time = ReturnType<typeof localTimes>

const MOST = 20

/**
 * Events, dates kept for others and blocked days at the times of `dates`: one availability (ADR-050). `except`: the quote
 * itself. Titles in `language`.
 */
export async function findClashes(
  db: Database | Transaction,
  deps: Deps,
  dates: readonly QuoteDate[],
  of: { except: string | null; language: Language },
) {
  const clashes: QuoteClash[] = []
  for (const [index, date] of dates.entries())
    if (date.to > date.from)
      clashes.push(...(await findClashesAt(db, deps, localTimes(date), { ...of, date: index })))
  return clashes
}

/** The same at one time; `date`: what the clashes name as their date. */
export async function findClashesAt(
  db: Database | Transaction,
  { events: { offer }, clock }: Deps,
  time: Time,
  { date, except, language }: { date: number; except: string | null; language: Language },
): Promise<QuoteClash[]> {
  const { day: today } = swissTime(clock())
  const found = await listOverlappingEvents(db, time)
  const holds = await listOverlappingHolds(db, { ...time, today, except })
  const blocks = await listBlocked(db, time)
  return [
    ...found.map(({ startsLocal, endsLocal, ...row }) => ({
      date,
      kind: 'event' as const,
      title: eventTitle(language, row, offer()),
      id: row.id,
      startsLocal,
      endsLocal,
      people: row.taken,
    })),
    ...holds.map(({ quoteId, customer, startsLocal, endsLocal }) => ({
      date,
      kind: 'hold' as const,
      title: customer,
      id: quoteId,
      startsLocal,
      endsLocal,
      people: null,
    })),
    ...blocks.map(({ id, name, closes, fromDay, toDay }) => ({
      date,
      kind: closes ? ('closed' as const) : ('blocked' as const),
      title: name,
      id,
      startsLocal: `${fromDay} 00:00:00`,
      endsLocal: `${toDay} 23:59:59`,
      people: null,
    })),
  ]
}

/** Public and private ones. */
function listOverlappingEvents(db: Database | Transaction, { startsLocal, endsLocal }: Time) {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.state, 'scheduled'),
        // An event lasts 30 days at most, which bounds the range of the index.
        gt(events.startsLocal, sql`${startsLocal}::timestamp - interval '30 days'`),
        lt(events.startsLocal, endsLocal),
        gt(events.endsLocal, startsLocal),
      ),
    )
    .orderBy(asc(events.startsLocal))
    .limit(MOST)
}

/** Blocked days of guides. `name`: who, empty: everybody; `closes`: no guide is available on one of the days. */
export async function listBlocked(db: Database | Transaction, time: Time) {
  const { firstDay: from, lastDay: to } = daysOf(time)
  const [blocks, people] = await Promise.all([listBlockedDays(db, { from, to }), listStaffPeople(db)])
  const closes = closedDays({ from, to }, blocks, people).length > 0
  return blocks.map((block) => ({
    ...block,
    name: block.staffId === null ? '' : (people.find(({ id }) => id === block.staffId)?.name ?? '?'),
    closes,
  }))
}
