import { fill, labelled, plural } from '#i18n/format.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { Heading, Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { MailedPieces } from './mailed-pieces.ts'
import { type OrderMail, priceOf } from './order-mail.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { SignLink } from './order-mail-parts.server.tsx'
import { orderNotificationTexts } from './order-notification.texts.ts'
import { orderReturnedTexts } from './order-returned.texts.ts'
import { orderSentTexts } from './order-sent.texts.ts'

export interface MailedReturn {
  lines: MailedPieces[]
  voucherCents: number
  cardCents: number
}

/** What came back, and where its money goes. */
export function renderOrderReturned(mail: Omit<OrderMail, 'codes'>, came: MailedReturn): MailBody {
  const { order } = mail
  const { language } = order
  const texts = orderReturnedTexts[language]
  const common = orderMailTexts[language]
  const { test } = orderNotificationTexts[language]
  const { number } = order
  const subject = (order.test ? test : '') + fill(texts.subject, { number })
  const told = fill(texts.text, { number })
  const { pieces: pieceTexts } = orderSentTexts[language]
  const pieces = came.lines.map(({ title, quantity }): Row => [title, plural(language, quantity, pieceTexts)])
  const parts: [label: string, cents: number][] = [
    [texts.toVoucher, came.voucherCents],
    [texts.toCard, came.cardCents],
  ]
  const money = parts
    .filter(([, cents]) => cents > 0)
    .map(([label, cents]): Row => [label, priceOf(order, language, cents)])
  const waits = came.cardCents > 0
  const said = (facts: readonly Row[]) => facts.map(([label, value]) => labelled(language, label, value))
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: told,
      title: texts.title,
      siteUrl: mail.siteUrl,
      company: mail.company,
      children: (
        <>
          <Paragraph>{common.greetingWithoutName}</Paragraph>
          <Paragraph>{told}</Paragraph>
          {order.test && <Paragraph>{common.test}</Paragraph>}
          <Heading>{texts.came}</Heading>
          <Facts facts={pieces} />
          {money.length > 0 && (
            <>
              <Heading>{texts.money}</Heading>
              <Facts facts={money} />
            </>
          )}
          {waits && <Paragraph>{texts.days}</Paragraph>}
          <div style={{ height: 30 }} />
          <SignLink href={mail.orderUrl} label={common.openOrder} />
          <div style={{ height: 24 }} />
          <Paragraph>{common.questions}</Paragraph>
        </>
      ),
    }),
    text: [
      texts.title,
      '',
      told,
      ...(order.test ? ['', common.test] : []),
      '',
      `${texts.came}:`,
      ...said(pieces),
      ...(money.length > 0 ? ['', `${texts.money}:`, ...said(money)] : []),
      ...(waits ? [texts.days] : []),
      '',
      common.openOrder,
      mail.orderUrl,
      '',
      common.questions,
      '',
      ...signatureOf(mail.company),
      '',
    ].join('\n'),
  }
}

type Row = [label: string, value: string]
