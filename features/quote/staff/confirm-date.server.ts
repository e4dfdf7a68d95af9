import { swissTime } from '#i18n/format-date.ts'
import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { accept, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { findQuoteVersion, lockQuote } from '../database/quotes-repository.server.ts'
import { isExpired } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { issueVersion } from './issue-version.server.ts'

/**
 * Confirms the requested date of a quote that the site sent at once: what the customer has read, now with its date
 * kept, is sent as the next version. Whatever has been drafted besides stays a draft. Pressed again, also by somebody else or
 * from the mail, it changes nothing.
 * @param version that was shown, as the lost update check
 */
export async function confirmQuoteDate(
  deps: QuoteDeps,
  id: string,
  { version: seen, override }: { version: number; override: string },
  staffId: string,
) {
  return deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const quote = await lockQuote(tx, id)
    const sent = quote && (await findQuoteVersion(tx, id, quote.version))
    if (!quote || !sent) return refuse({ code: 'unknown_quote' })
    const { validUntil, version, revision } = quote
    if (isExpired(quote, swissTime(deps.clock()).day)) return refuse({ code: 'quote_expired', validUntil })
    if (quote.state !== 'sent') return refuse({ code: 'quote_closed' })
    if (!quote.awaitsDate) return version === seen + 1 ? accept(quote) : refuse({ code: 'changed_meanwhile' })
    if (version !== seen) return refuse({ code: 'changed_meanwhile' })
    // The site leaves the draft one revision ahead: the same with its date kept.
    const isUntouched = revision === quote.sentRevision + 1
    return issueVersion(tx, deps, quote, {
      document: { ...sent.document, holds: true },
      override,
      staffId,
      news: 'sent',
      draft: {
        document: quote.document,
        revision,
        sentRevision: isUntouched ? revision : quote.sentRevision,
      },
    })
  })
}
