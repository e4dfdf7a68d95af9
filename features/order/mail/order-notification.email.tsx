import { refundableCents, payableCents } from '../order.ts'
import { fill, labelled } from '#i18n/format.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { Heading, Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { lineTitle, type OrderMail, priceOf, voucherRows } from './order-mail.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { LinesTable, SignLink } from './order-mail-parts.server.tsx'
import { type OrderNotification, orderNotificationTexts } from './order-notification.texts.ts'

/** Later news for the buyer. Repeats nothing that was typed: the address is unverified. */
export function renderOrderNotification(mail: Omit<OrderMail, 'codes'>, news: OrderNotification): MailBody {
  const { order } = mail
  const { language } = order
  const texts = orderNotificationTexts[language]
  const common = orderMailTexts[language]
  const { subject, title, text } = texts.news[news]
  const head = (order.test ? texts.test : '') + fill(subject, { number: order.number })
  const told = fill(text, { number: order.number })
  const money = order.refundedCents > 0 ? moneyFacts(mail) : []
  const vouchers = voucherFacts(mail)
  return {
    subject: head,
    html: renderMailPage({
      language,
      subject: head,
      preview: told,
      title,
      siteUrl: mail.siteUrl,
      company: mail.company,
      children: (
        <>
          <Paragraph>{common.greetingWithoutName}</Paragraph>
          <Paragraph>{told}</Paragraph>
          {order.test && <Paragraph>{common.test}</Paragraph>}
          <div style={{ height: 16 }} />
          <LinesTable order={order} language={language} messages={common} />
          {money.length > 0 && (
            <>
              <Heading>{texts.money}</Heading>
              <Facts facts={money} />
            </>
          )}
          {vouchers.length > 0 && (
            <>
              <Heading>{texts.vouchers}</Heading>
              <Facts facts={vouchers} />
            </>
          )}
          <div style={{ height: 30 }} />
          <SignLink href={mail.orderUrl} label={common.openOrder} />
          <div style={{ height: 24 }} />
          <Paragraph>{common.questions}</Paragraph>
        </>
      ),
    }),
    text: [
      title,
      '',
      told,
      ...(order.test ? ['', common.test] : []),
      '',
      ...order.lines.map((line) =>
        labelled(
          language,
          `${line.quantity} × ${lineTitle(line)}`,
          priceOf(order, language, line.totalCents),
        ),
      ),
      labelled(language, common.total, priceOf(order, language, order.totalCents)),
      ...voucherRows(order, language).map(([label, value]) => labelled(language, label, value)),
      ...(money.length > 0 ? ['', ...money.map(([label, value]) => labelled(language, label, value))] : []),
      ...(vouchers.length > 0
        ? ['', ...vouchers.map(([label, value]) => labelled(language, label, value))]
        : []),
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

function moneyFacts({ order }: Omit<OrderMail, 'codes'>): [string, string][] {
  const texts = orderNotificationTexts[order.language]
  const price = (cents: number) => priceOf(order, order.language, cents)
  return [
    [texts.paid, price(payableCents(order))],
    [texts.refunded, price(order.refundedCents)],
    ...(order.withdrawnCents > 0 ? [[texts.withdrawn, price(order.withdrawnCents)] as [string, string]] : []),
    [texts.kept, price(refundableCents(order))],
  ]
}

function voucherFacts({ order }: Omit<OrderMail, 'codes'>): [string, string][] {
  const texts = orderNotificationTexts[order.language]
  const price = (cents: number) => priceOf(order, order.language, cents)
  return order.vouchers.map(({ lastFour, voided, balanceCents, amountCents }) => [
    fill(texts.voucher, { code: lastFour }),
    voided ? texts.voided : fill(texts.left, { amount: price(balanceCents), of: price(amountCents) }),
  ])
}
