import { fill, plural } from '#i18n/format.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { MailedPieces } from './mailed-pieces.ts'
import { type OrderMail, priceOf } from './order-mail.ts'
import { type FactRow, renderOrderNews } from './order-news.email.tsx'
import { orderReturnedTexts } from './order-returned.texts.ts'
import { orderSentTexts } from './order-sent.texts.ts'

export interface MailedReturn {
  lines: MailedPieces[]
  voucherCents: number
  cardCents: number
}

/** What returned, and where its money goes. */
export function renderOrderReturned(mail: Omit<OrderMail, 'codes'>, came: MailedReturn): MailBody {
  const { order } = mail
  const { language, number } = order
  const texts = orderReturnedTexts[language]
  const { pieces } = orderSentTexts[language]
  const parts: [label: string, cents: number][] = [
    [texts.toVoucher, came.voucherCents],
    [order.byInvoice ? texts.onInvoice : texts.toCard, came.cardCents],
  ]
  return renderOrderNews(mail, {
    subject: fill(texts.subject, { number }),
    title: texts.title,
    intro: fill(texts.text, { number }),
    sections: [
      {
        title: texts.came,
        facts: came.lines.map(({ title, quantity }) => [title, plural(language, quantity, pieces)]),
      },
      {
        title: texts.money,
        facts: parts
          .filter(([, cents]) => cents > 0)
          .map(([label, cents]): FactRow => [label, priceOf(order, language, cents)]),
        note: came.cardCents > 0 && (order.byInvoice ? texts.creditNote : texts.days),
      },
    ],
  })
}
