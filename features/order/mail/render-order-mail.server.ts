import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { MailAttachment, RenderedMail } from '#platform/mail/mailer.ts'
import { renderOrderConfirmed } from './order-confirmed.email.tsx'
import type { OrderMail } from './order-mail.ts'
import { renderOrderNotification } from './order-notification.email.tsx'
import type { OrderNotification } from './order-notification.texts.ts'
import { type MailedReturn, renderOrderReturned } from './order-returned.email.tsx'
import { type MailedParcel, renderOrderSent } from './order-sent.email.tsx'
import { renderOrderNotice } from './order-notice.email.tsx'

export function renderOrderConfirmedMail(mail: OrderMail, vouchers: MailAttachment[]): RenderedMail {
  return { ...renderOrderConfirmed(mail), replyTo: mail.company.email, attachments: [mailLogo, ...vouchers] }
}

export function renderOrderNotificationMail(
  mail: Omit<OrderMail, 'codes'>,
  news: OrderNotification,
): RenderedMail {
  return { ...renderOrderNotification(mail, news), replyTo: mail.company.email, attachments: [mailLogo] }
}

export function renderOrderNoticeMail(mail: Pick<OrderMail, 'order' | 'siteUrl' | 'company'>): RenderedMail {
  const { email } = mail.order.customer
  return { ...renderOrderNotice(mail), ...(email && { replyTo: email }), attachments: [mailLogo] }
}

export function renderOrderSentMail(mail: Omit<OrderMail, 'codes'>, parcel: MailedParcel): RenderedMail {
  return { ...renderOrderSent(mail, parcel), replyTo: mail.company.email, attachments: [mailLogo] }
}

export function renderOrderReturnedMail(mail: Omit<OrderMail, 'codes'>, came: MailedReturn): RenderedMail {
  return { ...renderOrderReturned(mail, came), replyTo: mail.company.email, attachments: [mailLogo] }
}
