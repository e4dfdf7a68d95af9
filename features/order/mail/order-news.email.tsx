import type { ReactNode } from 'react'
import { labelled } from '#i18n/format.ts'
import { Facts } from '#platform/mail/mail-facts.tsx'
import { Heading, Paragraph, renderMailPage } from '#platform/mail/mail-layout.tsx'
import { signatureOf } from '#platform/mail/mail-signature.ts'
import type { MailBody } from '#platform/mail/mailer.ts'
import type { OrderMail } from './order-mail.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { SignLink } from './order-mail-parts.server.tsx'
import { orderNotificationTexts } from './order-notification.texts.ts'

export type FactRow = [label: string, value: string]

interface NewsSection {
  title: string
  facts: readonly FactRow[]
  /** A sentence below. */
  note?: string | false | undefined
}

export interface OrderNews {
  subject: string
  title: string
  intro: string
  /** Above the sections, in both parts of the mail. */
  lines?: { html: ReactNode; text: string[] }
  /** Those without facts are left out. */
  sections: readonly NewsSection[]
  /** Where the button leads; default: the order's page, which is always named. */
  link?: { href: string; label: string } | null
}

/** A later mail about an order. Greets without a name and repeats nothing that was typed: the address is unverified. */
export function renderOrderNews(mail: Omit<OrderMail, 'codes'>, news: OrderNews): MailBody {
  const { order } = mail
  const { language } = order
  const common = orderMailTexts[language]
  const subject = (order.test ? orderNotificationTexts[language].test : '') + news.subject
  const { title, intro, lines } = news
  const sections = news.sections.filter(({ facts }) => facts.length > 0)
  const orderLink = { href: mail.orderUrl, label: common.openOrder }
  const links = news.link ? [news.link, orderLink] : [orderLink]
  const [first = orderLink] = links
  return {
    subject,
    html: renderMailPage({
      language,
      subject,
      preview: intro,
      title,
      siteUrl: mail.siteUrl,
      company: mail.company,
      children: (
        <>
          <Paragraph>{common.greetingWithoutName}</Paragraph>
          <Paragraph>{intro}</Paragraph>
          {order.test && <Paragraph>{common.test}</Paragraph>}
          {lines && (
            <>
              <div style={{ height: 16 }} />
              {lines.html}
            </>
          )}
          {sections.map((section) => (
            <div key={section.title}>
              <Heading>{section.title}</Heading>
              <Facts facts={section.facts} />
              {section.note && <Paragraph>{section.note}</Paragraph>}
            </div>
          ))}
          <div style={{ height: 30 }} />
          <SignLink href={first.href} label={first.label} />
          <div style={{ height: 24 }} />
          <Paragraph>{common.questions}</Paragraph>
        </>
      ),
    }),
    text: [
      title,
      '',
      intro,
      ...(order.test ? ['', common.test] : []),
      ...(lines ? ['', ...lines.text] : []),
      ...sections.flatMap((section) => [
        '',
        `${section.title}:`,
        ...section.facts.map(([label, value]) => labelled(language, label, value)),
        ...(section.note ? [section.note] : []),
      ]),
      ...links.flatMap(({ href, label }) => ['', label, href]),
      '',
      common.questions,
      '',
      ...signatureOf(mail.company),
      '',
    ].join('\n'),
  }
}
