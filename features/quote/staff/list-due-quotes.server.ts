import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { quoteEntries, quotes } from '../database/quote.tables.server.ts'
import type { StoredQuote } from '../database/quotes-repository.server.ts'

const MOST = 100
const DAY_MS = 86_400_000
/** RULING 16: the same day that requests are given. */
const ANSWER_MS = DAY_MS

export interface DueQuote {
  /** A requested date is unconfirmed; a question came after the last version; it expires within a week. */
  reason: 'date' | 'question' | 'expires'
  dueAt: Date
  id: string
  number: number
  customer: string
  totalCents: number
  people: number | null
  /** First date, `YYYY-MM-DD`. */
  day: string | null
}

/** Quotes that wait for staff, or end soon; each for its most urgent reason. */
export async function listDueQuotes(db: Database, now: Date): Promise<DueQuote[]> {
  const { day: untilDay } = swissTime(new Date(now.getTime() + 7 * DAY_MS))
  const sent = and(eq(quotes.state, 'sent'), gte(quotes.validUntil, swissTime(now).day))
  const [dates, questions, ending] = await Promise.all([
    db
      .select()
      .from(quotes)
      .where(and(sent, eq(quotes.awaitsDate, true)))
      .orderBy(asc(quotes.createdAt))
      .limit(MOST),
    db
      .select({ quoteId: quoteEntries.quoteId, at: sql<string>`min(${quoteEntries.at})` })
      .from(quoteEntries)
      .innerJoin(quotes, eq(quotes.id, quoteEntries.quoteId))
      .where(and(sent, eq(quoteEntries.unread, true), sql`${quoteEntries.at} > ${quotes.sentAt}`))
      .groupBy(quoteEntries.quoteId)
      .limit(MOST),
    db
      .select()
      .from(quotes)
      .where(and(sent, lte(quotes.validUntil, untilDay)))
      .orderBy(asc(quotes.validUntil), asc(quotes.id))
      .limit(MOST),
  ])
  const questioned =
    questions.length === 0
      ? []
      : await db
          .select()
          .from(quotes)
          .where(
            inArray(
              quotes.id,
              questions.map(({ quoteId }) => quoteId),
            ),
          )
  const seen = new Set<string>()
  return [
    ...dates.map((row) => toDue(row, 'date', answerBy(row.sentAt ?? row.createdAt))),
    ...questioned.map((row) => {
      const at = questions.find(({ quoteId }) => quoteId === row.id)?.at
      return toDue(row, 'question', answerBy(at ? new Date(at) : now))
    }),
    ...ending.map((row) => toDue(row, 'expires', endOf(row.validUntil))),
  ].filter(({ id }) => !seen.has(id) && seen.add(id))
}

function toDue(
  { id, number, document, totalCents }: StoredQuote,
  reason: DueQuote['reason'],
  dueAt: Date,
): DueQuote {
  const { customer, event, dates } = document
  return {
    reason,
    dueAt,
    id,
    number,
    customer: customer.company || customer.name,
    totalCents,
    people: event?.people ?? null,
    day: dates[0]?.day ?? null,
  }
}

function answerBy(since: Date): Date {
  return new Date(since.getTime() + ANSWER_MS)
}

/** Late on the last day; to the hour is enough for a list of what is due. */
function endOf(day: string): Date {
  return new Date(`${day}T17:00:00Z`)
}
