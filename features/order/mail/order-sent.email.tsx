import { fill, plural } from '#i18n/format.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { Carrier } from '../parcels/parcel.ts'
import type { MailedPieces } from './mailed-pieces.ts'
import type { OrderMail } from './order-mail.ts'
import { type FactRow, renderOrderNews } from './order-news.email.tsx'
import { orderNotificationTexts } from './order-notification.texts.ts'
import { orderSentTexts } from './order-sent.texts.ts'

/** A parcel as in its mail, with what was still to be sent then. */
export interface MailedParcel {
  /** From 1, without undone ones. */
  number: number
  carrier: Carrier | null
  trackingNumber: string | null
  trackingUrl: string | null
  lines: MailedPieces[]
  later: MailedPieces[]
}

/** What is in the parcel, how to follow it, and what is still to come. */
export function renderOrderSent(mail: Omit<OrderMail, 'codes'>, parcel: MailedParcel): MailBody {
  const { language } = mail.order
  const texts = orderSentTexts[language]
  const rows = (pieces: readonly MailedPieces[]) =>
    pieces.map(({ title, quantity }): FactRow => [title, plural(language, quantity, texts.pieces)])
  const url = parcel.trackingUrl
  return renderOrderNews(mail, {
    ...wordsOf(mail, parcel),
    sections: [
      { title: texts.inThis, facts: rows(parcel.lines) },
      { title: texts.shipment, facts: shipmentRows(mail, parcel) },
      { title: texts.later, facts: rows(parcel.later), note: texts.laterText },
    ],
    link: url === null ? null : { href: url, label: texts.follow },
  })
}

function wordsOf({ order }: Omit<OrderMail, 'codes'>, { number, later }: MailedParcel) {
  const texts = orderSentTexts[order.language]
  const { news } = orderNotificationTexts[order.language]
  const isWhole = number === 1 && later.length === 0
  const { subject, title } = isWhole ? news.sent : texts
  const text = isWhole ? news.sent.text : later.length > 0 ? texts.text : texts.last
  const about = { number: order.number, parcel: number }
  return { subject: fill(subject, about), title, intro: fill(text, about) }
}

function shipmentRows(
  { order }: Omit<OrderMail, 'codes'>,
  { carrier, trackingNumber }: MailedParcel,
): FactRow[] {
  const texts = orderSentTexts[order.language]
  const rows: (FactRow | false)[] = [
    carrier !== null && carrier !== 'other' && [texts.carrier, texts.carriers[carrier]],
    trackingNumber !== null && [texts.trackingNumber, trackingNumber],
  ]
  return rows.filter((row) => row !== false)
}
