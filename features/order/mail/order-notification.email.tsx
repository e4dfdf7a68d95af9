import { refundableCents, payableCents } from '../order.ts'
import { fill, labelled } from '#i18n/format.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import { lineTitle, type OrderMail, priceOf, voucherRows } from './order-mail.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { LinesTable } from './order-mail-parts.server.tsx'
import { type FactRow, renderOrderNews } from './order-news.email.tsx'
import { type OrderNotification, orderNotificationTexts } from './order-notification.texts.ts'

/** What became of the whole order: its lines, its money, its vouchers. */
export function renderOrderNotification(mail: Omit<OrderMail, 'codes'>, news: OrderNotification): MailBody {
  const { order } = mail
  const { language, number } = order
  const texts = orderNotificationTexts[language]
  const common = orderMailTexts[language]
  const { subject, title, text } = texts.news[news]
  const price = (cents: number) => priceOf(order, language, cents)
  return renderOrderNews(mail, {
    subject: fill(subject, { number }),
    title,
    intro: fill(text, { number }),
    lines: {
      html: <LinesTable order={order} language={language} messages={common} />,
      text: [
        ...order.lines.map((line) =>
          labelled(language, `${line.quantity} × ${lineTitle(line)}`, price(line.totalCents)),
        ),
        labelled(language, common.total, price(order.totalCents)),
        ...voucherRows(order, language).map(([label, value]) => labelled(language, label, value)),
      ],
    },
    sections: [
      { title: texts.money, facts: order.refundedCents > 0 ? moneyFacts(mail) : [] },
      { title: texts.vouchers, facts: voucherFacts(mail) },
    ],
  })
}

function moneyFacts({ order }: Omit<OrderMail, 'codes'>): FactRow[] {
  const texts = orderNotificationTexts[order.language]
  const price = (cents: number) => priceOf(order, order.language, cents)
  return [
    [texts.paid, price(payableCents(order))],
    [texts.refunded, price(order.refundedCents)],
    ...(order.withdrawnCents > 0 ? [[texts.withdrawn, price(order.withdrawnCents)] as FactRow] : []),
    [texts.kept, price(refundableCents(order))],
  ]
}

function voucherFacts({ order }: Omit<OrderMail, 'codes'>): FactRow[] {
  const texts = orderNotificationTexts[order.language]
  const price = (cents: number) => priceOf(order, order.language, cents)
  return order.vouchers.map(({ lastFour, voided, balanceCents, amountCents }) => [
    fill(texts.voucher, { code: lastFour }),
    voided ? texts.voided : fill(texts.left, { amount: price(balanceCents), of: price(amountCents) }),
  ])
}
