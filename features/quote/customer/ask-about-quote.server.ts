import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { accept, refuse } from '#kernel/result.ts'
import { quoteEntries } from '../database/quote.tables.server.ts'
import { lockQuote, recordQuoteEntry } from '../database/quotes-repository.server.ts'
import { enqueueQuoteNotice } from '../mail/quote-mails.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'

/** Questions and date requests about one quote within a day. */
export const QUESTIONS_A_DAY = 10
const DAY_MS = 86_400_000

/** A question (`asked`) or a request for another date, kept with the quote and mailed to the owner. The same text counts once. */
export async function askAboutQuote(
  deps: QuoteDeps,
  id: string,
  { kind, text }: { kind: 'asked' | 'date_wished'; text: string },
) {
  return deps.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote || quote.version === 0) return refuse({ code: 'unknown_quote' })
    const now = deps.clock()
    const since = new Date(now.getTime() - DAY_MS)
    const recent = and(
      eq(quoteEntries.quoteId, id),
      isNull(quoteEntries.actorId),
      eq(quoteEntries.action, kind),
      gt(quoteEntries.at, since),
    )
    const earlier = await tx.select({ detail: quoteEntries.detail }).from(quoteEntries).where(recent)
    if (earlier.some(({ detail }) => detail['text'] === text)) return accept(null)
    const [row] = await tx.select({ questions: count() }).from(quoteEntries).where(recent)
    if ((row?.questions ?? 0) >= QUESTIONS_A_DAY) return refuse({ code: 'too_many_questions' })
    await recordQuoteEntry(tx, { quoteId: id, at: now, action: kind, detail: { text }, unread: true })
    await enqueueQuoteNotice(tx, deps, id, kind, text)
    return accept(null)
  })
}
