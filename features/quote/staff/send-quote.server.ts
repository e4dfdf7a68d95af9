import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  insertQuoteVersion,
  lockQuote,
  recordQuoteEntry,
  setQuoteHold,
  type StoredQuote,
  updateQuote,
} from '../database/quotes-repository.server.ts'
import { enqueueQuoteMail } from '../mail/quote-mails.server.ts'
import { canBeSent } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import type { QuoteRefusal, SendQuoteRefusal } from '../quote-refusal.ts'
import { checkQuote } from '../rules/check-quote.ts'
import { localTimes } from '../rules/quote-clashes.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { agreedTotals } from '../rules/quote-people.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { findClashes } from './find-clashes.server.ts'

/** Holds are decided one after the other, so that two quotes cannot keep the same time unseen. */
export const CALENDAR_LOCK = 'quotes and their dates'

/**
 * Makes the draft the next version, keeps its date and mails it. A clash refuses unless `override` gives a reason.
 * Sending what was already sent changes nothing; that is `resendQuote`.
 */
export async function sendQuote(
  deps: QuoteDeps,
  id: string,
  { seen, override }: { seen: number; override: string },
  staffId: string,
): Promise<Result<StoredQuote, SendQuoteRefusal>> {
  return deps.db.transaction(async (tx): Promise<Result<StoredQuote, SendQuoteRefusal>> => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const quote = await lockQuote(tx, id)
    if (!quote) return refuse({ code: 'unknown_quote' })
    if (!canBeSent(quote.state)) return refuse({ code: 'quote_closed' })
    if (quote.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    if (quote.state === 'sent' && quote.sentRevision === quote.revision) return accept(quote)
    return issueVersion(tx, deps, quote, { override, staffId })
  })
}

async function issueVersion(
  tx: Transaction,
  deps: QuoteDeps,
  quote: StoredQuote,
  { override, staffId }: { override: string; staffId: string },
): Promise<Result<StoredQuote, SendQuoteRefusal>> {
  const now = deps.clock()
  const { day: today } = swissTime(now)
  const { id, document } = quote
  const problems = checkQuote(document, deps.prices(), today)
  if (problems.length > 0) return refuse({ code: 'quote_incomplete', problems })
  const clashes = await findClashes(tx, deps, document.dates, { except: id, language: 'de' })
  if (clashes.length > 0 && override === '') return refuse({ code: 'quote_clash', clashes })
  const version = quote.version + 1
  const { totalCents } = quoteTotal(document)
  await insertQuoteVersion(tx, {
    quoteId: id,
    version,
    document,
    totalCents,
    agreedCents: agreedTotals(document, deps.prices()),
    termsVersion: deps.legal.current('terms'),
    sentAt: now,
    sentBy: staffId,
  })
  await setQuoteHold(tx, id, holdOf(document))
  const change = {
    state: 'sent' as const,
    version,
    sentRevision: quote.revision,
    totalCents,
    validUntil: document.validUntil,
    sentAt: now,
    remindedAt: null,
    awaitsDate: false,
  }
  const sent = await updateQuote(tx, id, change, now)
  const detail = { version, totalCents, ...(clashes.length > 0 && { clashes: clashes.length, override }) }
  await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'sent', actorId: staffId, detail })
  await enqueueQuoteMail(tx, sent, 'sent')
  return accept(sent)
}

/** Mails the last version again. */
export async function resendQuote(
  { db, clock }: QuoteDeps,
  id: string,
  staffId: string,
): Promise<Result<StoredQuote, QuoteRefusal>> {
  return db.transaction(async (tx): Promise<Result<StoredQuote, QuoteRefusal>> => {
    const quote = await lockQuote(tx, id)
    if (!quote) return refuse({ code: 'unknown_quote' })
    if (quote.state !== 'sent') return refuse({ code: 'quote_closed' })
    await enqueueQuoteMail(tx, quote, 'sent')
    await recordQuoteEntry(tx, { quoteId: id, at: clock(), action: 'resent', actorId: staffId })
    return accept(quote)
  })
}

/** Takes it back, whatever the customer has read; tells the customer if it was sent. Idempotent. */
export async function withdrawQuote(
  { db, clock }: QuoteDeps,
  id: string,
  reason: string,
  staffId: string,
): Promise<Result<StoredQuote, QuoteRefusal>> {
  return db.transaction(async (tx): Promise<Result<StoredQuote, QuoteRefusal>> => {
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

function holdOf({ holds, dates, validUntil }: QuoteDocument) {
  const [first] = dates
  return holds && first ? { ...localTimes(first), validUntil } : null
}
