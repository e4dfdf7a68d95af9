import type { StoredInquiry } from '#features/inquiry/database/inquiries-repository.server.ts'
import {
  findQuote,
  insertQuoteVersion,
  recordQuoteEntry,
  updateQuote,
} from '#features/quote/database/quotes-repository.server.ts'
import { enqueueQuoteMail, enqueueQuoteNotice } from '#features/quote/mail/quote-mails.server.ts'
import { offeredPrices, type QuoteDeps } from '#features/quote/quote-deps.server.ts'
import { quoteReference } from '#features/quote/quote-reference.server.ts'
import { checkQuote } from '#features/quote/rules/check-quote.ts'
import { localTimes } from '#features/quote/rules/quote-clashes.ts'
import type { QuoteDate } from '#features/quote/rules/quote-document.ts'
import { agreedListPrices, agreedTotals } from '#features/quote/rules/quote-people.ts'
import { quoteTotal } from '#features/quote/rules/quote-total.ts'
import { insertDraft } from '#features/quote/staff/draft-quote.server.ts'
import { listBlocked } from '#features/quote/staff/find-clashes.server.ts'
import { withInvoicing } from '#features/quote/staff/issue-version.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { listEventServices } from '#features/services/http/list-event-services.ts'
import { quoteOfInquiry } from './new-quote.ts'

interface AtOnceDeps extends QuoteDeps {
  site: () => SiteMessages
  onError: (error: unknown) => void
}

/**
 * The binding quote of a team-event request, in the transaction of the request: the published price of that number of
 * people (RULING 1) on the requested day, which staff confirm. Only where the price is published, a day is requested on which
 * somebody is left to lead, and nothing looks like a robot; whatever fails, the request stays.
 */
export function quoteAtOnce(deps: AtOnceDeps) {
  return async (tx: Transaction, inquiry: StoredInquiry): Promise<void> => {
    if (inquiry.kind !== 'team_event' || inquiry.botSignals.some((sign) => sign !== 'hurry')) return
    // A savepoint, so that a failure rolls back only the quote.
    await tx.transaction((inner) => send(inner, deps, inquiry)).catch(deps.onError)
  }
}

async function send(tx: Transaction, deps: AtOnceDeps, inquiry: StoredInquiry) {
  const now = deps.clock()
  const { day: today } = swissTime(now)
  const prices = offeredPrices(deps)
  const services = await listEventServices(tx as unknown as Database, deps.site())
  const requested = quoteOfInquiry({ today, services, prices }, inquiry)
  const document = { ...requested, dates: await openDates(tx, requested.dates), holds: false }
  if (!document.event || document.dates.length === 0) return
  if (checkQuote(document, prices, today).length > 0) return
  const input = { document, inquiryId: inquiry.id, idempotencyKey: `inquiry ${inquiry.id}` }
  const draft = await insertDraft(tx, deps, input, undefined)
  const { totalCents } = quoteTotal(document)
  await insertQuoteVersion(tx, {
    quoteId: draft.id,
    version: 1,
    document: { ...(await withInvoicing(tx, document)), awaitsDate: true },
    totalCents,
    agreedCents: agreedTotals(document, prices),
    listPrices: agreedListPrices(document, prices),
    termsVersion: deps.legal.current('terms'),
    sentAt: now,
  })
  // The draft already keeps the date: one press confirms it as version 2.
  const change = {
    state: 'sent' as const,
    document: { ...document, holds: true },
    revision: draft.revision + 1,
    version: 1,
    sentRevision: draft.revision,
    awaitsDate: true,
    sentAt: now,
  }
  const sent = await updateQuote(tx, draft.id, change, now)
  await recordQuoteEntry(tx, {
    quoteId: draft.id,
    at: now,
    action: 'sent',
    detail: { version: 1, totalCents },
  })
  if (inquiry.copied) await enqueueQuoteMail(tx, sent, 'at_once')
  await enqueueQuoteNotice(tx, deps, draft.id, 'awaits_date')
}

/** Without days that have no available guide: nothing is promised for those. */
async function openDates(tx: Transaction, dates: readonly QuoteDate[]) {
  const open: QuoteDate[] = []
  for (const date of dates) {
    const blocked = await listBlocked(tx, localTimes(date))
    if (!blocked.some(({ closes }) => closes)) open.push(date)
  }
  return open
}

/** The private link's reference of the quote that was made of a request; null: none. */
export async function quoteOf({ db, key }: Pick<QuoteDeps, 'db' | 'key'>, inquiryId: string) {
  const quote = await findQuote(db, { inquiryId })
  return quote ? quoteReference(key, quote.id) : null
}
