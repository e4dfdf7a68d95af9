import { company } from '#content/company.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { MailAttachment, RenderedMail } from '#platform/mail/mailer.ts'
import { renderOrderConfirmed } from './order-confirmed.email.tsx'
import type { OrderMail } from './order-mail.ts'
import { renderOrderNotice } from './order-notice.email.tsx'

/** The buyer's confirmation, with the vouchers' PDFs attached. Replies reach the company. */
export function renderOrderConfirmedMail(mail: OrderMail, vouchers: MailAttachment[]): RenderedMail {
  return { ...renderOrderConfirmed(mail), replyTo: company.email, attachments: [mailLogo, ...vouchers] }
}

/** The owner's notice. Replies reach the buyer. */
export function renderOrderNoticeMail(mail: Pick<OrderMail, 'order' | 'siteUrl'>): RenderedMail {
  const { email } = mail.order.customer
  return { ...renderOrderNotice(mail), ...(email && { replyTo: email }), attachments: [mailLogo] }
}
