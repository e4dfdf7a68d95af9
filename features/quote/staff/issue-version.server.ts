import { swissTime } from '#i18n/format-date.ts'
import { answerByQuote } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import { readGroupInvoicing } from '#features/services/group-invoicing.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  findQuoteVersion,
  insertQuoteVersion,
  recordQuoteEntry,
  setQuoteHold,
  type StoredQuote,
  updateQuote,
} from '../database/quotes-repository.server.ts'
import { enqueueQuoteMail } from '../mail/quote-mails.server.ts'
import { offeredPrices, type QuoteDeps } from '../quote-deps.server.ts'
import type { QuoteNews } from '../mail/quote-news.ts'
import { checkQuote } from '../rules/check-quote.ts'
import { isSameDate } from '../rules/move-dates.ts'
import { localTimes } from '../rules/quote-clashes.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { agreedListPrices, agreedTotals } from '../rules/quote-people.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { findClashes } from './find-clashes.server.ts'

interface Issued {
  document: QuoteDocument
  /** Why a clash does not matter; empty: none may be. */
  override: string
  staffId: string
  /** `moved`: the same quote on another date. */
  news: 'sent' | 'moved'
  /** Of the draft, when it is not what is sent. */
  draft?: Pick<StoredQuote, 'document' | 'revision' | 'sentRevision'>
}

/** Makes a document the next version, keeps its date and mails it. The caller holds the calendar's and the quote's lock. */
export async function issueVersion(
  tx: Transaction,
  deps: QuoteDeps,
  quote: StoredQuote,
  { document: draftDocument, override, staffId, news, draft }: Issued,
) {
  // Whoever sends it has confirmed its dates.
  const { awaitsDate: _wished, ...wanted } = draftDocument
  const now = deps.clock()
  const { day: today } = swissTime(now)
  const { id } = quote
  const document = await withInvoicing(tx, wanted)
  const prices = offeredPrices(deps)
  const problems = checkQuote(document, prices, today)
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
    agreedCents: agreedTotals(document, prices),
    listPrices: agreedListPrices(document, prices),
    termsVersion: deps.legal.current('terms'),
    sentAt: now,
    sentBy: staffId,
  })
  await setQuoteHold(tx, id, holdOf(document))
  const change = {
    state: 'sent' as const,
    version,
    sentRevision: quote.revision,
    ...draft,
    totalCents,
    validUntil: document.validUntil,
    sentAt: now,
    remindedAt: null,
    awaitsDate: false,
  }
  const sent = await updateQuote(tx, id, change, now)
  const detail = { version, totalCents, ...(clashes.length > 0 && { clashes: clashes.length, override }) }
  await recordQuoteEntry(tx, { quoteId: id, at: now, action: news, actorId: staffId, detail })
  await enqueueQuoteMail(tx, sent, await newsOf(tx, quote, document, news))
  if (sent.inquiryId) await answerByQuote(tx, sent.inquiryId, { at: now, staffId })
  return accept(sent)
}

/** What the customer reads of it: who asked for a date reads whether it is that one. */
async function newsOf(
  tx: Transaction,
  { id, version, awaitsDate }: StoredQuote,
  { dates: [first] }: QuoteDocument,
  news: Issued['news'],
): Promise<QuoteNews> {
  const requested = awaitsDate && news === 'sent' ? await findQuoteVersion(tx, id, version) : undefined
  if (!requested || !first) return news
  return requested.document.dates.some((date) => isSameDate(date, first)) ? 'date_confirmed' : 'moved'
}

/** Names how a group is invoiced, so that what the customer accepts says it. */
export async function withInvoicing(tx: Transaction, document: QuoteDocument): Promise<QuoteDocument> {
  const { event, invoicing } = document
  return event
    ? { ...document, invoicing: invoicing ?? (await readGroupInvoicing(tx, event.serviceId)) }
    : document
}

function holdOf({ holds, dates, validUntil }: QuoteDocument) {
  const [first] = dates
  return holds && first ? { ...localTimes(first), validUntil } : null
}
