import type { Company } from '#features/company/content/company.ts'
import { termsPath } from '#features/messages/content/legal-versions.ts'
import { fill, plural } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { linkFreeLine } from '#kernel/link-free-line.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Fact, Letter, Link, Part } from '#platform/mail/letter.ts'
import { voucherGiftTexts } from '../gift/voucher-gift.texts.ts'
import { payableCents, refundableCents } from '../order.ts'
import type { OrderDetails, OrderLine, OrderVoucher } from '../order-details.ts'
import {
  addressLines,
  lineTitle,
  type MailedParcel,
  type MailedPieces,
  type MailedReturn,
  priceOf,
  pricesOf,
} from './order-mail.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { type OrderNotification, orderNotificationTexts } from './order-notification.texts.ts'
import { orderReturnedTexts } from './order-returned.texts.ts'
import { orderSentTexts } from './order-sent.texts.ts'

interface OrderMail {
  order: OrderDetails
  /** Contains the secret reference; never in the owner's notice. */
  orderUrl: string
  company: Company
}

/** @param codes by the voucher's id */
export function orderConfirmedLetter(
  { order: stored, orderUrl, company, publicUrl }: OrderMail & { publicUrl: string },
  codes: Record<string, string>,
): Letter {
  const order = withoutLinks(stored)
  const { language, number, lines, vouchers, customerName } = order
  const texts = orderMailTexts[language]
  const { day, time } = swissTime(order.placedAt)
  const name = customerName && toSingleLine(customerName)
  const address = order.shipped ? addressLines(order) : []
  const terms = termsPath(order.termsAcceptedAt && order.termsVersion)
  return {
    language,
    subject: fill(order.test ? texts.subjectTest : texts.subject, { number }),
    title: texts.title,
    preview: fill(texts.preview, { total: priceOf(order, language, payableCents(order)) }),
    greeting: name ? fill(texts.greeting, { name }) : texts.greetingWithoutName,
    body: [
      fill(texts.placed, { number, date: formatDay(language, day), time: formatTime(language, time) }),
      order.test && { strong: texts.test },
      { prices: pricesOf(order, language, texts) },
      order.shipped && { small: texts.shippingIncluded },
      company.vatNumber !== null && { small: fill(texts.vat, { number: company.vatNumber }) },
      { heading: texts.next },
      vouchers.length > 0 && plural(language, vouchers.length, texts.vouchersNext),
      ...vouchers.map(({ id, orderLineId, amountCents, validUntil }) => ({
        ticket: {
          title: `${productOf(order, orderLineId)}, ${priceOf(order, language, amountCents)}`,
          code: [texts.code, codes[id] ?? ''] as const,
          note: fill(texts.validUntil, { date: formatDay(language, validUntil) }),
        },
      })),
      lines.some(({ gift }) => gift?.delivery === 'post') && texts.byPostNext,
      lines.some(({ kind }) => kind === 'goods') && texts.goodsNext,
      address.length > 0 && [{ heading: texts.shippingAddress }, { lines: address }],
      { sign: { label: texts.openOrder, href: orderUrl } },
      texts.questions,
    ],
    footer: { label: texts.terms, href: `${publicUrl}${terms}?lng=${language}` },
    replyTo: company.email,
  }
}

/** The address is unverified, so nothing else that was typed may become a link. */
function withoutLinks(order: OrderDetails): OrderDetails {
  const safe = TYPED.map((name) => [name, order[name] && (linkFreeLine(order[name]) ?? '')])
  return { ...order, ...Object.fromEntries(safe) }
}

const TYPED = [
  'customerName',
  'shippingStreet',
  'shippingPostalCode',
  'shippingCity',
  'shippingCountry',
] as const

function productOf({ lines, language }: OrderDetails, lineId: string): string {
  const line = lines.find(({ id }) => id === lineId)
  return line ? toSingleLine(line.productTitle.replaceAll('\u00ad', '')) : orderMailTexts[language].voucher
}

/** What became of the whole order: its lines, its money, its vouchers. */
export function orderNotificationLetter(mail: OrderMail, news: OrderNotification): Letter {
  const { order } = mail
  const { language, number, refundedCents, withdrawnCents } = order
  const texts = orderNotificationTexts[language]
  const { subject, title, text } = texts.news[news]
  const price = (cents: number) => priceOf(order, language, cents)
  const money: Fact[] = [
    [texts.paid, price(payableCents(order))],
    [texts.refunded, price(refundedCents)],
    ...(withdrawnCents > 0 ? [[texts.withdrawn, price(withdrawnCents)] as const] : []),
    [texts.kept, price(refundableCents(order))],
  ]
  return laterLetter(mail, {
    subject: fill(subject, { number }),
    title,
    body: [
      fill(text, { number }),
      order.test && orderMailTexts[language].test,
      { prices: pricesOf(order, language, orderMailTexts[language]) },
      ...section(texts.money, refundedCents > 0 ? money : []),
      ...section(
        texts.vouchers,
        order.vouchers.map(({ lastFour, voided, balanceCents, amountCents }) => [
          fill(texts.voucher, { code: lastFour }),
          voided ? texts.voided : fill(texts.left, { amount: price(balanceCents), of: price(amountCents) }),
        ]),
      ),
    ],
  })
}

/** What is in the parcel, how to follow it, and what is still to come. */
export function orderSentLetter(mail: OrderMail, parcel: MailedParcel): Letter {
  const { language, number, test } = mail.order
  const { carrier, trackingNumber, trackingUrl, later } = parcel
  const texts = orderSentTexts[language]
  const isWhole = parcel.number === 1 && later.length === 0
  const { subject, title } = isWhole ? orderNotificationTexts[language].news.sent : texts
  const whole = isWhole && orderNotificationTexts[language].news.sent.text
  const about = { number, parcel: parcel.number }
  return laterLetter(mail, {
    subject: fill(subject, about),
    title,
    body: [
      fill(whole || (later.length > 0 ? texts.text : texts.last), about),
      test && orderMailTexts[language].test,
      ...section(texts.inThis, piecesOf(mail, parcel.lines)),
      ...section(texts.shipment, [
        ...(carrier !== null && carrier !== 'other'
          ? [[texts.carrier, texts.carriers[carrier]] as const]
          : []),
        ...(trackingNumber === null ? [] : [[texts.trackingNumber, trackingNumber] as const]),
      ]),
      ...section(texts.later, piecesOf(mail, later), texts.laterText),
    ],
    ...(trackingUrl !== null && { follow: { href: trackingUrl, label: texts.follow } }),
  })
}

/** What returned, and where its money goes. */
export function orderReturnedLetter(mail: OrderMail, returned: MailedReturn): Letter {
  const { order } = mail
  const { language, number, invoiceId, test } = order
  const { voucherCents, cardCents } = returned
  const texts = orderReturnedTexts[language]
  const price = (cents: number) => priceOf(order, language, cents)
  return laterLetter(mail, {
    subject: fill(texts.subject, { number }),
    title: texts.title,
    body: [
      fill(texts.text, { number }),
      test && orderMailTexts[language].test,
      ...section(texts.came, piecesOf(mail, returned.lines)),
      ...section(
        texts.money,
        [
          ...(voucherCents > 0 ? [[texts.toVoucher, price(voucherCents)] as const] : []),
          ...(cardCents > 0 ? [[invoiceId ? texts.onInvoice : texts.toCard, price(cardCents)] as const] : []),
        ],
        cardCents > 0 && (invoiceId ? texts.creditNote : texts.days),
      ),
    ],
  })
}

function piecesOf({ order: { language } }: OrderMail, pieces: readonly MailedPieces[]): Fact[] {
  const { pieces: forms } = orderSentTexts[language]
  return pieces.map(({ title, quantity }) => [title, plural(language, quantity, forms)])
}

/** Left out without facts. */
function section(heading: string, facts: readonly Fact[], note?: Part): Part[] {
  return facts.length > 0 ? [{ heading }, { facts }, note] : []
}

/**
 * A later mail about an order. Greets without a name and repeats nothing that was typed: the address is unverified.
 * @param follow where its button leads, in place of the order's page, which is named below it then
 */
function laterLetter(
  { order: { language, test }, orderUrl, company }: OrderMail,
  { subject, title, body, follow }: Pick<Letter, 'subject' | 'title' | 'body'> & { follow?: Link },
): Letter {
  const texts = orderMailTexts[language]
  const order = { label: texts.openOrder, href: orderUrl }
  return {
    language,
    subject: (test ? orderNotificationTexts[language].test : '') + subject,
    title,
    greeting: texts.greetingWithoutName,
    body: [...body, { sign: follow ?? order }, follow && { link: order }, texts.questions],
    replyTo: company.email,
  }
}

/**
 * For the recipient of a voucher, who has not asked for it: names without anything that could become a link, nothing else
 * that was typed, nothing of the buyer. The message is on the voucher.
 */
export function voucherGiftLetter(
  order: OrderDetails,
  line: OrderLine,
  { amountCents, validUntil }: OrderVoucher,
): Letter {
  const { language, test } = order
  const texts = voucherGiftTexts[language]
  const [name, sender] = [linkFreeLine(line.gift?.recipient), linkFreeLine(line.gift?.sender)]
  const worth = { title: lineTitle(line), amount: priceOf(order, language, amountCents) }
  const given = sender ? fill(texts.given, { ...worth, sender }) : fill(texts.givenWithoutSender, worth)
  return {
    language,
    subject: sender ? fill(texts.subject, { sender }) : texts.subjectWithoutSender,
    title: texts.title,
    preview: given,
    greeting: name ? fill(texts.greeting, { name }) : texts.greetingWithoutName,
    body: [
      test && orderMailTexts[language].test,
      `${given} ${fill(texts.validUntil, { date: formatDay(language, validUntil) })}`,
      texts.attached,
      texts.why,
    ],
  }
}
