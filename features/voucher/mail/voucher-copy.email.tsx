import type { Company } from '#content/company.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailAttachment, RenderedMail } from '#platform/mail/mailer.ts'
import { voucherCopyTexts } from './voucher-copy.texts.ts'
import type { VoucherNews } from './voucher-news.ts'

interface VoucherCopy {
  language: Language
  news: VoucherNews
  /** Of the product, or which booking it comes from. */
  title: string
  restCents: number
  currency: string
  validUntil: string
  siteUrl: string
  company: Company
}

/** The voucher is attached; its code stands in no mail. */
export function renderVoucherCopyMail(mail: VoucherCopy, files: MailAttachment[]): RenderedMail {
  const { language, news, title, restCents, currency, validUntil, company, siteUrl } = mail
  const texts = voucherCopyTexts[language]
  const subject = texts.subject[news]
  const amount = formatPrice(language, restCents, { code: currency })
  const attached = fill(texts.attached[news], { title, amount, date: formatDay(language, validUntil) })
  const paragraphs = [
    texts.greeting,
    attached,
    ...(news === 'replaced' ? [texts.oldIsVoid] : []),
    texts.code,
    texts.questions,
  ]
  return {
    subject,
    replyTo: company.email,
    attachments: [mailLogo, ...files],
    html: renderMailPage({
      language,
      subject,
      preview: attached,
      title: texts.title[news],
      siteUrl,
      company,
      children: paragraphs.map((text) => <Paragraph key={text}>{text}</Paragraph>),
    }),
    text: [
      texts.title[news],
      '',
      ...paragraphs.flatMap((text) => [text, '']),
      ...signatureOf(company),
      '',
    ].join('\n'),
  }
}
