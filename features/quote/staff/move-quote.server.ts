import { swissTime } from '#i18n/format-date.ts'
import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { accept, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { findQuoteVersion, lockQuote } from '../database/quotes-repository.server.ts'
import { isExpired } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { isSameDate, moveDates } from '../rules/move-dates.ts'
import type { QuoteDate } from '../rules/quote-document.ts'
import { issueVersion } from './issue-version.server.ts'

export interface QuoteMove {
  /** The version that was shown, as the lost update check. */
  version: number
  /** Swiss days that are given up. */
  days: string[]
  to: QuoteDate
  /** Why a clash on the new date does not matter; empty: none may be. */
  override: string
}

/**
 * Sends what the customer has read on another date, as the next version: the hold moves, nothing else changes, what is
 * being drafted moves along and stays a draft. An unconfirmed requested date is settled by it. Repeating the same
 * move changes nothing.
 */
export async function moveQuote(
  deps: QuoteDeps,
  id: string,
  { version: seen, days, to, override }: QuoteMove,
  staffId: string,
) {
  return deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const quote = await lockQuote(tx, id)
    const sent = quote && (await findQuoteVersion(tx, id, quote.version))
    if (!quote || !sent) return refuse({ code: 'unknown_quote' })
    const { validUntil, version } = quote
    if (isExpired(quote, swissTime(deps.clock()).day)) return refuse({ code: 'quote_expired', validUntil })
    if (quote.state !== 'sent') return refuse({ code: 'quote_closed' })
    const { dates } = sent.document
    const isMoved = dates.some((date) => isSameDate(date, to)) && !dates.some(({ day }) => days.includes(day))
    if (version === seen + 1 && isMoved) return accept(quote)
    if (version !== seen || !dates.some(({ day }) => days.includes(day)))
      return refuse({ code: 'changed_meanwhile' })
    // What the site sent at once keeps no date yet; its draft does, and is otherwise the same.
    const isDraftSent = quote.awaitsDate || quote.sentRevision === quote.revision
    const revision = quote.revision + 1
    const draft = { ...quote.document, dates: moveDates(quote.document.dates, { days, to }) }
    return issueVersion(tx, deps, quote, {
      document: isDraftSent ? draft : { ...sent.document, dates: moveDates(dates, { days, to }) },
      override,
      staffId,
      news: 'moved',
      draft: { document: draft, revision, sentRevision: isDraftSent ? revision : quote.revision },
    })
  })
}
