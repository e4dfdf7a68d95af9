import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import type { StoredQuote } from '../database/quotes-repository.server.ts'
import type { QuoteNews, QuoteNotice } from './quote-news.ts'

export const QUOTE_MAIL = 'quote'
export const QUOTE_NOTICE = 'quote-notice'

/** With the last version as PDF where the news is about it. */
export async function enqueueQuoteMail(tx: Transaction, quote: StoredQuote, news: QuoteNews) {
  const { customer, language } = quote.document
  const payload = { quoteId: quote.id, version: quote.version, news }
  await enqueueMail(tx, { kind: QUOTE_MAIL, to: customer.email, language, payload })
}

export async function enqueueQuoteNotice(
  tx: Transaction,
  { ownerEmail }: { ownerEmail: () => string },
  quoteId: string,
  notice: QuoteNotice,
  text = '',
) {
  const payload = { quoteId, notice, text }
  await enqueueMail(tx, { kind: QUOTE_NOTICE, to: ownerEmail(), language: 'de', payload })
}
