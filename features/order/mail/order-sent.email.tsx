import { fill, labelled, plural } from '#i18n/format.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { Heading, Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { Carrier } from '../parcels/parcel.ts'
import type { MailedPieces } from './mailed-pieces.ts'
import type { OrderMail } from './order-mail.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { SignLink } from './order-mail-parts.server.tsx'
import { orderNotificationTexts } from './order-notification.texts.ts'
import { orderSentTexts } from './order-sent.texts.ts'

/** A parcel as its mail tells it, with what was still to come when it left. */
export interface MailedParcel {
  /** From 1, without those taken back. */
  number: number
  carrier: Carrier | null
  trackingNumber: string | null
  trackingUrl: string | null
  lines: MailedPieces[]
  later: MailedPieces[]
}

type Row = [label: string, value: string]

/** What is in the parcel, how to follow it, and what is still to come. Repeats nothing that was typed by the buyer. */
export function renderOrderSent(mail: Omit<OrderMail, 'codes'>, parcel: MailedParcel): MailBody {
  const { order } = mail
  const { language } = order
  const texts = orderSentTexts[language]
  const common = orderMailTexts[language]
  const { subject, title, told } = wordsOf(mail, parcel)
  const rows = (pieces: readonly MailedPieces[]): Row[] =>
    pieces.map(({ title: name, quantity }) => [name, plural(language, quantity, texts.pieces)])
  const inThis = rows(parcel.lines)
  const later = rows(parcel.later)
  const shipment = shipmentRows(mail, parcel)
  const url = parcel.trackingUrl
  const said = (facts: readonly Row[]) => facts.map(([label, value]) => labelled(language, label, value))
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: told,
      title,
      siteUrl: mail.siteUrl,
      company: mail.company,
      children: (
        <>
          <Paragraph>{common.greetingWithoutName}</Paragraph>
          <Paragraph>{told}</Paragraph>
          {order.test && <Paragraph>{common.test}</Paragraph>}
          <Heading>{texts.inThis}</Heading>
          <Facts facts={inThis} />
          {shipment.length > 0 && (
            <>
              <Heading>{texts.shipment}</Heading>
              <Facts facts={shipment} />
            </>
          )}
          {later.length > 0 && (
            <>
              <Heading>{texts.later}</Heading>
              <Facts facts={later} />
              <Paragraph>{texts.laterText}</Paragraph>
            </>
          )}
          <div style={{ height: 30 }} />
          <SignLink href={url ?? mail.orderUrl} label={url ? texts.follow : common.openOrder} />
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
      `${texts.inThis}:`,
      ...said(inThis),
      ...(shipment.length > 0 ? ['', ...said(shipment)] : []),
      ...(url ? [texts.follow, url] : []),
      ...(later.length > 0 ? ['', `${texts.later}:`, ...said(later), texts.laterText] : []),
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

function wordsOf({ order }: Omit<OrderMail, 'codes'>, { number, later }: MailedParcel) {
  const texts = orderSentTexts[order.language]
  const { news, test } = orderNotificationTexts[order.language]
  const isWhole = number === 1 && later.length === 0
  const { subject, title } = isWhole ? news.sent : texts
  const text = isWhole ? news.sent.text : later.length > 0 ? texts.text : texts.last
  const about = { number: order.number, parcel: number }
  return { subject: (order.test ? test : '') + fill(subject, about), title, told: fill(text, about) }
}

function shipmentRows({ order }: Omit<OrderMail, 'codes'>, { carrier, trackingNumber }: MailedParcel): Row[] {
  const texts = orderSentTexts[order.language]
  const rows: (Row | false)[] = [
    carrier !== null && carrier !== 'other' && [texts.carrier, texts.carriers[carrier]],
    trackingNumber !== null && [texts.trackingNumber, trackingNumber],
  ]
  return rows.filter((row) => row !== false)
}
