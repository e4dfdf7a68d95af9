import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Transaction } from '#platform/database/database.ts'
import { quotes } from './database/quote.tables.server.ts'
import { recordQuoteEntry, setQuoteHold, updateQuote } from './database/quotes-repository.server.ts'
import { enqueueQuoteMail } from './mail/quote-mails.server.ts'
import { REMIND_DAYS } from './quote.ts'
import type { QuoteDeps } from './quote-deps.server.ts'

const BATCH = 50
const DAY_MS = 86_400_000

/**
 * Ends what was valid until yesterday and frees its date; reminds once of what ends within `REMIND_DAYS`, unless it was
 * sent within them too. Safe to run at once in several processes. @returns how many of each.
 */
export async function expireQuotes(
  deps: Pick<QuoteDeps, 'db' | 'clock'>,
): Promise<{ expired: number; reminded: number }> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => ({
    expired: await expireDue(tx, now),
    reminded: await remindDue(tx, now),
  }))
}

async function expireDue(tx: Transaction, now: Date) {
  const { day: today } = swissTime(now)
  const due = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today)))
    .orderBy(asc(quotes.validUntil))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { id } of due) {
    await setQuoteHold(tx, id, null)
    await updateQuote(tx, id, { state: 'expired' }, now)
    await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'expired' })
  }
  return due.length
}

async function remindDue(tx: Transaction, now: Date) {
  const { day: until } = swissTime(new Date(now.getTime() + REMIND_DAYS * DAY_MS))
  const due = await tx
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.state, 'sent'),
        lte(quotes.validUntil, until),
        isNull(quotes.remindedAt),
        sql`(${quotes.sentAt} at time zone 'Europe/Zurich')::date < ${quotes.validUntil} - ${REMIND_DAYS}::int`,
      ),
    )
    .orderBy(asc(quotes.validUntil))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const quote of due) {
    const reminded = await updateQuote(tx, quote.id, { remindedAt: now }, now)
    await recordQuoteEntry(tx, { quoteId: quote.id, at: now, action: 'reminded' })
    await enqueueQuoteMail(tx, reminded, 'reminder')
  }
  return due.length
}
