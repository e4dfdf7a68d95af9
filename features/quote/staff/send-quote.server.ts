import { swissTime } from '#i18n/format-date.ts'
import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { accept, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { isResendPaused } from '#platform/outbox/outbox.ts'
import {
  lastQuoteEntryAt,
  lockQuote,
  recordQuoteEntry,
  setQuoteHold,
  updateQuote,
} from '../database/quotes-repository.server.ts'
import { enqueueQuoteMail, QUOTE_MAIL } from '../mail/quote-mails.server.ts'
import { canBeSent, isExpired } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { issueVersion } from './issue-version.server.ts'

/**
 * Makes the draft the next version, keeps its date and mails it. A clash refuses unless `override` gives a reason.
 * Sending what was already sent changes nothing; that is `resendQuote`.
 * @param sending `validUntil`: with this last day in place of the draft's
 */
export async function sendQuote(
  deps: QuoteDeps,
  id: string,
  { seen, override, validUntil }: { seen: number; override: string; validUntil?: string | undefined },
  staffId: string,
) {
  return deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const quote = await lockQuote(tx, id)
    if (!quote) return refuse({ code: 'unknown_quote' })
    if (!canBeSent(quote.state)) return refuse({ code: 'quote_closed' })
    const isSent = quote.state === 'sent' && quote.sentRevision === quote.revision
    const isOther = validUntil !== undefined && validUntil !== quote.document.validUntil
    // Pressed twice: the first has sent it.
    if (isSent && validUntil !== undefined && !isOther && quote.revision === seen + 1) return accept(quote)
    if (quote.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    if (isSent && !isOther) return accept(quote)
    if (!isOther)
      return issueVersion(tx, deps, quote, { document: quote.document, override, staffId, news: 'sent' })
    const document = { ...quote.document, validUntil }
    const revision = quote.revision + 1
    const draft = { document, revision, sentRevision: revision }
    return issueVersion(tx, deps, quote, { document, override, staffId, news: 'sent', draft })
  })
}

/** Mails the last version again, once a minute; refused once its last day is over. */
export async function resendQuote({ db, clock }: QuoteDeps, id: string, staffId: string) {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote) return refuse({ code: 'unknown_quote' })
    const { state, validUntil } = quote
    const now = clock()
    if (isExpired(quote, swissTime(now).day)) return refuse({ code: 'quote_expired', validUntil })
    if (state !== 'sent') return refuse({ code: 'quote_closed' })
    const same = {
      kind: QUOTE_MAIL,
      to: quote.document.customer.email,
      payload: { quoteId: [id], news: ['sent'] },
    }
    if (await isResendPaused(tx, same, await lastQuoteEntryAt(tx, id, 'resent'), now)) return accept(quote)
    await enqueueQuoteMail(tx, quote, 'sent')
    await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'resent', actorId: staffId })
    return accept(quote)
  })
}

/** Takes it back, whatever the customer has read; tells the customer if it was sent. Idempotent. */
export async function withdrawQuote({ db, clock }: QuoteDeps, id: string, reason: string, staffId: string) {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote) return refuse({ code: 'unknown_quote' })
    if (quote.state === 'withdrawn') return accept(quote)
    if (!canBeSent(quote.state)) return refuse({ code: 'quote_closed' })
    const now = clock()
    await setQuoteHold(tx, id, null)
    const withdrawn = await updateQuote(tx, id, { state: 'withdrawn', decidedAt: now }, now)
    const detail = { reason }
    await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'withdrawn', actorId: staffId, detail })
    if (quote.state === 'sent') await enqueueQuoteMail(tx, withdrawn, 'withdrawn')
    return accept(withdrawn)
  })
}
