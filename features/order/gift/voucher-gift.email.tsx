import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { linkFreeLine } from '#kernel/link-free-line.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import { Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailAttachment, RenderedMail } from '#platform/mail/mailer.ts'
import type { OrderLine, OrderVoucher } from '../order-details.ts'
import { lineTitle, type OrderMail, priceOf } from '../mail/order-mail.ts'
import { orderMailTexts } from '../mail/order-mail.texts.ts'
import { voucherGiftTexts } from './voucher-gift.texts.ts'

type GiftMail = Pick<OrderMail, 'order' | 'siteUrl' | 'company'> & { line: OrderLine; voucher: OrderVoucher }

/**
 * For the recipient of a voucher, who has not asked for it: names without anything that could become a link, nothing else
 * that was typed, nothing of the buyer. The message is on the voucher.
 */
export function renderVoucherGiftMail(mail: GiftMail, files: MailAttachment[]): RenderedMail {
  const { order, line, voucher, company, siteUrl } = mail
  const { language } = order
  const texts = voucherGiftTexts[language]
  const [name, sender] = [linkFreeLine(line.gift?.recipient), linkFreeLine(line.gift?.sender)]
  const test = order.test ? orderMailTexts[language].test : undefined
  const subject = sender ? fill(texts.subject, { sender }) : texts.subjectWithoutSender
  const worth = { title: lineTitle(line), amount: priceOf(order, language, voucher.amountCents) }
  const given = sender ? fill(texts.given, { ...worth, sender }) : fill(texts.givenWithoutSender, worth)
  const paragraphs = [
    name ? fill(texts.greeting, { name }) : texts.greetingWithoutName,
    ...(test ? [test] : []),
    `${given} ${fill(texts.validUntil, { date: formatDay(language, voucher.validUntil) })}`,
    texts.attached,
    texts.why,
  ]
  return {
    subject,
    replyTo: company.email,
    attachments: [mailLogo, ...files],
    html: renderMailPage({
      language,
      subject,
      preview: given,
      title: texts.title,
      siteUrl,
      company,
      children: paragraphs.map((text) => <Paragraph key={text}>{text}</Paragraph>),
    }),
    text: [texts.title, '', ...paragraphs.flatMap((text) => [text, '']), ...signatureOf(company), ''].join(
      '\n',
    ),
  }
}
