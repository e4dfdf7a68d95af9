import type { Company } from '#content/company.ts'
import { fill, formatPrice, labelled, withColon } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { MailButton } from '#platform/mail/mail-button.tsx'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { describeQuote } from '../document/describe-quote.ts'
import { quoteTexts } from '../document/quote.texts.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { quoteMailTexts } from './quote-mail.texts.ts'
import type { QuoteNews } from './quote-news.ts'

export interface QuoteMail {
  news: QuoteNews
  number: number
  document: QuoteDocument
  serviceName: string | null
  quoteUrl: string
  /** Of the booking that accepting made. */
  bookingUrl: string | null
  withFile: boolean
  siteUrl: string
  company: Company
}

export function renderQuoteMail(mail: QuoteMail): MailBody {
  const { news, number, document, serviceName, quoteUrl, bookingUrl, withFile, siteUrl, company } = mail
  const { language, validUntil } = document
  const texts = quoteMailTexts[language]
  const { facts: described, total } = describeQuote(language, document, serviceName)
  const values = {
    number,
    total: formatPrice(language, quoteTotal(document).totalCents, { code: 'chf' }),
    until: formatDay(language, validUntil),
  }
  const subject = fill(texts[news].subject, values)
  const opening = fill(texts[news].text, values)
  // Nothing typed: anybody can enter a stranger's address.
  const facts =
    news === 'at_once'
      ? []
      : [
          ...described.filter(({ label }) => label !== '').map(({ label, value }) => [label, value] as const),
          [quoteTexts[language].total, `CHF ${total}`] as const,
        ]
  const button =
    news === 'withdrawn'
      ? null
      : bookingUrl
        ? { href: bookingUrl, label: texts.toBooking }
        : { href: quoteUrl, label: texts.open }
  const after = [...(withFile ? [texts.attached] : []), texts.answer]
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: opening,
      title: texts[news].title,
      siteUrl,
      company,
      children: (
        <>
          <Paragraph>{opening}</Paragraph>
          <Facts facts={facts} />
          {button && <MailButton {...button} />}
          {after.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
        </>
      ),
    }),
    text: [
      texts[news].title,
      '',
      opening,
      '',
      ...facts.map(([label, value]) => labelled(language, label, value)),
      '',
      ...(button ? [withColon(language, button.label), button.href, ''] : []),
      ...after.flatMap((text) => [text, '']),
      ...signatureOf(company),
      '',
    ].join('\n'),
  }
}
