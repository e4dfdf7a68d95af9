import { staffPaths } from '#app/staff-paths.ts'
import type { Company } from '#content/company.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { QUOTE_NEWS, QUOTE_NOTICES } from '#features/quote/mail/quote-news.ts'
import { renderQuoteMail } from '#features/quote/mail/quote.email.tsx'
import { renderQuoteNotice } from '#features/quote/mail/quote-notice.email.tsx'
import { decidedDocument } from '#features/quote/rules/decided-document.ts'
import { quoteReference } from '#features/quote/quote-reference.server.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import type { MessageSource } from '../messages/open-messages.ts'
import { printQuote, quoteAddress, quoteFileName, serviceNameOf } from './print-quote.ts'

interface MailDeps {
  database: Database
  key: AppKey
  publicUrl: string
  messages: MessageSource
  company: Company
}

/** To the customer, in the version that was sent; with it as PDF while it can be accepted. */
export async function renderQuoteNewsMail(
  deps: MailDeps,
  payload: Record<string, unknown>,
): Promise<RenderedMail> {
  const quote = await quoteOf(deps, payload)
  const news = QUOTE_NEWS.find((each) => each === payload['news'])
  if (!news) throw new Error('customers are not told of this about quotes')
  const version = await findQuoteVersion(deps.database, quote.id, Number(payload['version']))
  if (!version) throw new Error(`quote ${quote.number} has no such version`)
  const document = news === 'accepted' ? decidedDocument(quote, version.document) : version.document
  const withFile = news !== 'withdrawn' && news !== 'at_once'
  const booking = quote.bookingId && deriveToken(deps.key, 'booking-reference', quote.bookingId)
  const { language } = document
  const body = renderQuoteMail({
    news,
    number: quote.number,
    document,
    serviceName: serviceNameOf(deps.messages.current(), document),
    quoteUrl: quoteAddress(deps.publicUrl, quoteReference(deps.key, quote.id), language),
    bookingUrl: booking ? `${deps.publicUrl}/buchung/${booking}?lng=${language}` : null,
    withFile,
    siteUrl: deps.publicUrl,
    company: deps.company,
  })
  const file = withFile && {
    filename: quoteFileName(language, quote.number),
    content: await printQuote(deps, quote, version),
    contentType: 'application/pdf',
  }
  return {
    ...body,
    replyTo: deps.company.email,
    attachments: file ? [mailLogo, file] : [mailLogo],
  }
}

/** To the owner; an answer goes to the customer. */
export async function renderQuoteNoticeMail(
  deps: MailDeps,
  payload: Record<string, unknown>,
): Promise<RenderedMail> {
  const quote = await quoteOf(deps, payload)
  const notice = QUOTE_NOTICES.find((each) => each === payload['notice'])
  if (!notice) throw new Error('the owner is not told of this about quotes')
  const { customer, dates } = quote.document
  const text = payload['text']
  return {
    ...renderQuoteNotice({
      notice,
      number: quote.number,
      customer: customer.company || customer.name,
      totalCents: quote.totalCents,
      day: dates[quote.acceptance?.date ?? 0]?.day ?? null,
      text: typeof text === 'string' ? text : '',
      staffUrl: `${deps.publicUrl}${notice === 'awaits_date' ? staffPaths.confirmDate(quote.id) : staffPaths.quote(quote.id)}`,
      siteUrl: deps.publicUrl,
      company: deps.company,
    }),
    replyTo: customer.email,
    attachments: [mailLogo],
  }
}

async function quoteOf({ database }: MailDeps, { quoteId }: Record<string, unknown>) {
  const quote = typeof quoteId === 'string' ? await findQuote(database, { id: quoteId }) : undefined
  if (!quote) throw new Error('the quote of the mail is not there')
  return quote
}
