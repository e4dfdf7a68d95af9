import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import type { StoredQuote } from '../database/quotes-repository.server.ts'

export const QUOTE_MAIL = 'quote'
export const QUOTE_NOTICE = 'quote-notice'

/** To the customer. */
export const QUOTE_NEWS = ['sent', 'reminder', 'withdrawn', 'accepted'] as const
export type QuoteNews = (typeof QUOTE_NEWS)[number]

/** To the owner. */
export const QUOTE_NOTICES = ['asked', 'date_wished', 'accepted', 'declined', 'sent_at_once'] as const
export type QuoteNotice = (typeof QUOTE_NOTICES)[number]

/** With the last version as PDF where the news is about it. */
export async function enqueueQuoteMail(tx: Transaction, quote: StoredQuote, news: QuoteNews): Promise<void> {
  const { customer, language } = quote.document
  const payload = { quoteId: quote.id, version: quote.version, news }
  await enqueueMail(tx, { kind: QUOTE_MAIL, to: customer.email, language, payload })
}

export async function enqueueQuoteNotice(
  tx: Transaction,
  { ownerEmail }: { ownerEmail: string },
  quoteId: string,
  notice: QuoteNotice,
  text = '',
): Promise<void> {
  const payload = { quoteId, notice, text }
  await enqueueMail(tx, { kind: QUOTE_NOTICE, to: ownerEmail, language: 'de', payload })
}
