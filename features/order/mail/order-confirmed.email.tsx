import { payableCents } from '../order.ts'
import { termsPath } from '#content/legal-versions.ts'
import { fill, labelled, plural } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import { linkFreeLine } from '#kernel/link-free-line.ts'
import { Heading, INK, INK_2, Paragraph, renderMailPage, SANS } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { OrderVoucher } from '../order-details.ts'
import { addressLines, lineTitle, type OrderMail, priceOf, voucherRows } from './order-mail.ts'
import { orderMailTexts, type OrderMailTexts } from './order-mail.texts.ts'
import { Address, LinesTable, SignLink } from './order-mail-parts.server.tsx'

export function renderOrderConfirmed(given: OrderMail): MailBody {
  const mail = { ...given, order: withoutLinks(given.order) }
  const { order } = mail
  const texts = orderMailTexts[order.language]
  const wording = sentences(mail, texts)
  const subject = fill(order.test ? texts.subjectTest : texts.subject, { number: order.number })
  return {
    subject,
    html: renderMailPage({
      language: order.language,
      subject,
      preview: wording.preview,
      title: texts.title,
      siteUrl: mail.siteUrl,
      company: mail.company,
      footer: <TermsLink href={termsUrl(mail)} label={texts.terms} />,
      children: <Body mail={mail} texts={texts} wording={wording} />,
    }),
    text: textOf(mail, texts, wording),
  }
}

/** The address is unverified, so nothing else that was typed may become a link. */
function withoutLinks(order: OrderMail['order']): OrderMail['order'] {
  const { name, shippingAddress } = order.customer
  const customer = {
    ...order.customer,
    name: linkFreeLine(name) ?? null,
    shippingAddress: shippingAddress && {
      ...shippingAddress,
      street: linkFreeLine(shippingAddress.street) ?? '',
      postalCode: linkFreeLine(shippingAddress.postalCode) ?? '',
      city: linkFreeLine(shippingAddress.city) ?? '',
      country: linkFreeLine(shippingAddress.country) ?? '',
    },
  }
  return { ...order, customer }
}

type Sentences = ReturnType<typeof sentences>

function sentences({ order, company }: OrderMail, texts: OrderMailTexts) {
  const { day, time } = swissTime(order.placedAt)
  const name = order.customer.name && toSingleLine(order.customer.name)
  const count = order.vouchers.length
  return {
    preview: fill(texts.preview, { total: priceOf(order, order.language, payableCents(order)) }),
    greeting: name ? fill(texts.greeting, { name }) : texts.greetingWithoutName,
    placed: fill(texts.placed, {
      number: order.number,
      date: formatDay(order.language, day),
      time: formatTime(order.language, time),
    }),
    vat: company.vatNumber === null ? undefined : fill(texts.vat, { number: company.vatNumber }),
    vouchers: count > 0 ? plural(order.language, count, texts.vouchersNext) : undefined,
    byPost: order.lines.some(({ gift }) => gift?.delivery === 'post') ? texts.byPostNext : undefined,
    goods: order.lines.some(({ kind }) => kind === 'goods') ? texts.goodsNext : undefined,
  }
}

function Body({ mail, texts, wording }: { mail: OrderMail; texts: OrderMailTexts; wording: Sentences }) {
  const { order } = mail
  const small = { margin: '10px 0 0', color: INK_2, font: `400 14px/1.5 ${SANS}` }
  return (
    <>
      <Paragraph>{wording.greeting}</Paragraph>
      <Paragraph>{wording.placed}</Paragraph>
      {order.test && (
        <Paragraph>
          <strong>{texts.test}</strong>
        </Paragraph>
      )}
      <div style={{ height: 16 }} />
      <LinesTable order={order} language={order.language} messages={texts} />
      {order.shipped && (
        <p className="ink2" style={small}>
          {texts.shippingIncluded}
        </p>
      )}
      {wording.vat && (
        <p className="ink2" style={small}>
          {wording.vat}
        </p>
      )}
      <Heading>{texts.next}</Heading>
      {wording.vouchers && <Paragraph>{wording.vouchers}</Paragraph>}
      {order.vouchers.map((voucher) => (
        <Ticket key={voucher.id} voucher={voucher} mail={mail} texts={texts} />
      ))}
      {wording.byPost && <Paragraph>{wording.byPost}</Paragraph>}
      {wording.goods && <Paragraph>{wording.goods}</Paragraph>}
      {order.shipped && addressLines(order).length > 0 && (
        <>
          <Heading>{texts.shippingAddress}</Heading>
          <Address order={order} />
        </>
      )}
      <div style={{ height: 30 }} />
      <SignLink href={mail.orderUrl} label={texts.openOrder} />
      <div style={{ height: 24 }} />
      <Paragraph>{texts.questions}</Paragraph>
    </>
  )
}

function Ticket({ voucher, mail, texts }: { voucher: OrderVoucher; mail: OrderMail; texts: OrderMailTexts }) {
  const { order } = mail
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', margin: '0 0 16px', borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          <td
            className="ink rule"
            style={{
              padding: '16px 20px 18px',
              border: '2px solid #0f2423',
              color: INK,
              font: `400 15px/1.5 ${SANS}`,
            }}
          >
            {titleOf(voucher, mail)}, {priceOf(order, order.language, voucher.amountCents)}
            <br />
            <strong
              style={{ fontSize: 22, lineHeight: '34px', letterSpacing: '.02em', whiteSpace: 'nowrap' }}
            >
              {mail.codes[voucher.id]}
            </strong>
            <br />
            <span className="ink2" style={{ color: INK_2 }}>
              {fill(texts.validUntil, { date: formatDay(order.language, voucher.validUntil) })}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function TermsLink({ href, label }: { href: string; label: string }) {
  return (
    <p style={{ margin: '14px 0 0' }}>
      <a href={href} style={{ color: '#a9c0bd' }}>
        {label}
      </a>
    </p>
  )
}

function termsUrl({ siteUrl, order }: OrderMail): string {
  return `${siteUrl}${termsPath(order.termsAcceptedAt && order.termsVersion)}?lng=${order.language}`
}

function titleOf(voucher: OrderVoucher, { order }: OrderMail): string {
  const line = order.lines.find((candidate) => candidate.id === voucher.orderLineId)
  return line
    ? toSingleLine(line.productTitle.replaceAll('\u00ad', ''))
    : orderMailTexts[order.language].voucher
}

function textOf(mail: OrderMail, texts: OrderMailTexts, wording: Sentences): string {
  const { order } = mail
  const price = (cents: number) => priceOf(order, order.language, cents)
  const tickets = order.vouchers.flatMap((voucher) => [
    `${titleOf(voucher, mail)}, ${price(voucher.amountCents)}`,
    labelled(order.language, texts.code, mail.codes[voucher.id] ?? ''),
    fill(texts.validUntil, { date: formatDay(order.language, voucher.validUntil) }),
    '',
  ])
  const address = order.shipped ? addressLines(order) : []
  return [
    texts.title,
    '',
    wording.greeting,
    '',
    wording.placed,
    ...(order.test ? ['', texts.test] : []),
    '',
    ...order.lines.map((line) =>
      labelled(order.language, `${line.quantity} × ${lineTitle(line)}`, price(line.totalCents)),
    ),
    labelled(order.language, texts.total, price(order.totalCents)),
    ...voucherRows(order, order.language).map(([label, value]) => labelled(order.language, label, value)),
    ...(order.shipped ? [texts.shippingIncluded] : []),
    ...(wording.vat ? [wording.vat] : []),
    '',
    texts.next,
    ...(wording.vouchers ? [wording.vouchers, '', ...tickets] : []),
    ...(wording.byPost ? [wording.byPost, ''] : []),
    ...(wording.goods ? [wording.goods, ''] : []),
    ...(address.length > 0 ? [texts.shippingAddress, ...address, ''] : []),
    texts.openOrder,
    mail.orderUrl,
    '',
    texts.questions,
    '',
    ...signatureOf(mail.company),
    labelled(order.language, texts.terms, termsUrl(mail)),
    '',
  ].join('\n')
}
