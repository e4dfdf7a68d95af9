import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { listOverlappingHolds } from '../database/quotes-repository.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { localTimes, type QuoteClash } from '../rules/quote-clashes.ts'
import type { QuoteDate } from '../rules/quote-document.ts'

/**
 * Events, dates kept for others and blocked days at the times of `dates`: one availability (ADR-050). `except`: the quote
 * itself. Titles in `language`.
 */
export async function findClashes(
  db: Database | Transaction,
  { calendar, clock }: Pick<QuoteDeps, 'calendar' | 'clock'>,
  dates: readonly QuoteDate[],
  { except, language }: { except: string | null; language: Language },
): Promise<QuoteClash[]> {
  const { day: today } = swissTime(clock())
  const clashes: QuoteClash[] = []
  for (const [index, date] of dates.entries()) {
    if (date.to <= date.from) continue
    const time = localTimes(date)
    for (const event of await calendar.listOverlapping(db, time, language))
      clashes.push({ ...event, date: index, kind: 'event' })
    for (const hold of await listOverlappingHolds(db, { ...time, today, except })) {
      const { quoteId, customer, startsLocal, endsLocal } = hold
      clashes.push({
        date: index,
        kind: 'hold',
        title: customer,
        id: quoteId,
        startsLocal,
        endsLocal,
        people: null,
      })
    }
    for (const { id, name, closes, fromDay, toDay } of await calendar.listBlocked(db, time))
      clashes.push({
        date: index,
        kind: closes ? 'closed' : 'blocked',
        title: name,
        id,
        startsLocal: `${fromDay} 00:00:00`,
        endsLocal: `${toDay} 23:59:59`,
        people: null,
      })
  }
  return clashes
}
