import { staffPaths } from '#site/staff-paths.ts'
import type { Company } from '#features/company/content/company.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { describeQuote } from '#features/quote/document/describe-quote.ts'
import { quoteTexts } from '#features/quote/document/quote.texts.ts'
import { quoteMailTexts } from '#features/quote/mail/quote-mail.texts.ts'
import { QUOTE_NEWS, QUOTE_NOTICES, type QuoteNotice } from '#features/quote/mail/quote-news.ts'
import { quoteReference } from '#features/quote/quote-reference.server.ts'
import { decidedDocument } from '#features/quote/rules/decided-document.ts'
import { quoteTotal } from '#features/quote/rules/quote-total.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { type Fact, findAbout, type WriteLetter } from '#platform/mail/letter.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { printQuote, quoteAddress, quoteFileName, serviceNameOf } from './print-quote.ts'

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
  messages: MessageSource
  company: Company
}

/** To the customer, in the version that was sent; with it as PDF while it can be accepted. */
const quoteNews: WriteLetter<Deps> = async (deps, payload) => {
  const { database, key, publicUrl, company, messages } = deps
  const quote = await quoteOf(deps, payload)
  const news = QUOTE_NEWS.find((each) => each === payload['news'])
  if (!news) throw new Error('customers are not told of this about quotes')
  const version = await findQuoteVersion(database, quote.id, Number(payload['version']))
  if (!version) throw new Error(`quote ${quote.number} has no such version`)
  const document = news === 'accepted' ? decidedDocument(quote, version.document) : version.document
  const { language } = document
  const texts = quoteMailTexts[language]
  const { facts, total } = describeQuote(language, document, serviceNameOf(messages.current(), document))
  const values = {
    number: quote.number,
    total: formatPrice(language, quoteTotal(document).totalCents, { code: 'chf' }),
    until: formatDay(language, document.validUntil),
  }
  const booking = quote.bookingId && deriveToken(key, 'booking-reference', quote.bookingId)
  const button = booking
    ? { label: texts.toBooking, href: `${publicUrl}/buchung/${booking}?lng=${language}` }
    : { label: texts.open, href: quoteAddress(publicUrl, quoteReference(key, quote.id), language) }
  const withFile = news !== 'withdrawn' && news !== 'at_once'
  return {
    language,
    subject: fill(texts[news].subject, values),
    title: texts[news].title,
    body: [
      fill(texts[news].text, values),
      // Nothing typed: anybody can enter a stranger's address.
      news !== 'at_once' && {
        facts: [
          ...facts.flatMap(({ label, value }): Fact[] => (label ? [[label, value]] : [])),
          [quoteTexts[language].total, `CHF ${total}`],
        ],
      },
      news !== 'withdrawn' && { button },
      withFile && texts.attached,
      texts.answer,
    ],
    replyTo: company.email,
    files: withFile
      ? [
          {
            filename: quoteFileName(language, quote.number),
            content: await printQuote(deps, quote, version),
            contentType: 'application/pdf',
          },
        ]
      : [],
  }
}

const SUBJECT_NAME_LENGTH = 60

const NOTICES: Record<QuoteNotice, { title: string; subject: string }> = {
  awaits_date: { title: 'Wunschdatum bestätigen', subject: 'Datum bestätigen: Offerte' },
  asked: { title: 'Frage zur Offerte', subject: 'Frage zu Offerte' },
  date_wished: { title: 'Anderes Datum gewünscht', subject: 'Anderes Datum zu Offerte' },
  accepted: { title: 'Offerte angenommen', subject: 'Angenommen: Offerte' },
  declined: { title: 'Offerte abgelehnt', subject: 'Abgelehnt: Offerte' },
}

const AT_ONCE =
  'Sie ging gleich mit der Anfrage hinaus. Der Preis ist verbindlich; annehmen lässt sie sich, sobald Sie das Datum bestätigen.'

/** To the owner, in German; an answer goes to the customer. */
const quoteNotice: WriteLetter<Deps> = async (deps, payload) => {
  const { id, number, totalCents, document, acceptance } = await quoteOf(deps, payload)
  const notice = QUOTE_NOTICES.find((each) => each === payload['notice'])
  if (!notice) throw new Error('the owner is not told of this about quotes')
  const { customer, dates } = document
  const name = customer.company || customer.name
  const day = dates[acceptance?.date ?? 0]?.day
  const total = formatPrice('de', totalCents, { code: 'chf' })
  const about = [`Offerte ${number}`, name, total, ...(day ? [formatWeekdayAndDay('de', day)] : [])]
  const { text } = payload
  const awaitsDate = notice === 'awaits_date'
  const { title, subject } = NOTICES[notice]
  return {
    language: 'de',
    subject: `${subject} ${number}, ${toSingleLine(name, SUBJECT_NAME_LENGTH)}`,
    title,
    body: [
      `${about.join(', ')}.`,
      awaitsDate && AT_ONCE,
      typeof text === 'string' && text !== '' && `«${text}»`,
      {
        button: awaitsDate
          ? { label: 'Datum bestätigen', href: deps.publicUrl + staffPaths.confirmDate(id) }
          : { label: 'In der Verwaltung öffnen', href: deps.publicUrl + staffPaths.quote(id) },
      },
    ],
    replyTo: customer.email,
  }
}

export const quoteLetters = { quote: quoteNews, 'quote-notice': quoteNotice }

function quoteOf({ database }: Deps, { quoteId }: Record<string, unknown>) {
  return findAbout('quote', quoteId, (id) => findQuote(database, { id }))
}
