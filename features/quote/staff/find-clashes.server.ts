import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { listOverlappingHolds } from '../database/quotes-repository.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { localTimes, type QuoteClash } from '../rules/quote-clashes.ts'
import type { QuoteDate } from '../rules/quote-document.ts'

type ClashDeps = Pick<QuoteDeps, 'calendar' | 'clock'>

/**
 * Events, dates kept for others and blocked days at the times of `dates`: one availability (ADR-050). `except`: the quote
 * itself. Titles in `language`.
 */
export async function findClashes(
  db: Database | Transaction,
  deps: ClashDeps,
  dates: readonly QuoteDate[],
  { except, language }: { except: string | null; language: Language },
): Promise<QuoteClash[]> {
  const clashes: QuoteClash[] = []
  for (const [index, date] of dates.entries())
    if (date.to > date.from)
      clashes.push(...(await findClashesAt(db, deps, localTimes(date), { date: index, except, language })))
  return clashes
}

/** The same at one time; `date`: what the clashes name as their date. */
export async function findClashesAt(
  db: Database | Transaction,
  { calendar, clock }: ClashDeps,
  time: { startsLocal: string; endsLocal: string },
  { date, except, language }: { date: number; except: string | null; language: Language },
): Promise<QuoteClash[]> {
  const { day: today } = swissTime(clock())
  const [events, holds, blocks] = [
    await calendar.listOverlapping(db, time, language),
    await listOverlappingHolds(db, { ...time, today, except }),
    await calendar.listBlocked(db, time),
  ]
  return [
    ...events.map((event) => ({ ...event, date, kind: 'event' as const })),
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
