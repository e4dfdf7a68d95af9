import type { Company } from '#content/company.ts'
import type { AllOpeningHours } from '#content/opening-hours.ts'
import { BOOKING_MAIL, BOOKING_NOTICE } from '#features/booking/mail/booking-mails.server.ts'
import { ACCOUNT_CHANGED } from '#features/account/mail/change-mail.server.ts'
import { renderAccountChangeMail } from '#features/account/mail/render-change-mail.server.ts'
import { renderTokenMail } from '#features/account/mail/render-account-mail.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { DECISION_MAIL } from '#features/calendar/staff/request-decisions.server.ts'
import {
  renderInquiryCopyMail,
  renderInquiryNoticeMail,
} from '#features/inquiry/mail/render-inquiry-mail.server.ts'
import { REMINDERS_ANNOUNCED } from '#features/invoice/change/sweep-reminders.server.ts'
import { INQUIRY_COPY, INQUIRY_NOTICE } from '#features/inquiry/send/send-inquiry.server.ts'
import { NEWSLETTER_WELCOME } from '#features/newsletter/confirm-newsletter.server.ts'
import { renderConfirmMail, renderWelcomeMail } from '#features/newsletter/render-newsletter-mail.server.ts'
import { ISSUE_TEST, NEWSLETTER_ISSUE } from '#features/newsletter/newsletter-issue.ts'
import { NEWSLETTER_CONFIRM } from '#features/newsletter/request-newsletter.server.ts'
import { PRIVACY_LINK } from '#features/privacy/privacy-links.server.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import type { OrderDetails } from '#features/order/order-details.ts'
import { VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { renderVoucherGiftMail } from '#features/order/gift/voucher-gift.email.tsx'
import { ORDER_INVOICED } from '#features/order/checkout/place-on-invoice.server.ts'
import { ORDER_RETURNED } from '#features/order/returns/return-lines.server.ts'
import { ORDER_SENT } from '#features/order/parcels/send-parcel.server.ts'
import type { OrderNotification } from '#features/order/mail/order-notification.texts.ts'
import { ORDER_REFUNDED } from '#features/order/payment/record-payment.server.ts'
import {
  renderOrderConfirmedMail,
  renderOrderNotificationMail,
  renderOrderNoticeMail,
  renderOrderReturnedMail,
  renderOrderSentMail,
} from '#features/order/mail/render-order-mail.server.ts'
import { VOUCHER_COPY, VOUCHER_NEWS } from '#features/voucher/mail/voucher-news.ts'
import { orderReference } from '#features/order/order-reference.server.ts'
import { QUOTE_MAIL, QUOTE_NOTICE } from '#features/quote/mail/quote-mails.server.ts'
import type { Language } from '#i18n/languages.ts'
import { raiseAlert } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import type { RenderMail } from '#platform/outbox/send-queued-mail.ts'
import type { AppKey } from '#platform/secrets.ts'
import { renderAnnouncedMail } from '../invoices/render-announced-mail.ts'
import { INVOICE_MAILS, renderInvoiceMail } from '../invoices/render-invoice-mail.ts'
import { renderBookingNotification, renderBookingNoticeMail } from '../bookings/render-booking-mail.ts'
import { readOrder } from '../orders/read-order.ts'
import { readMailedParcel, readMailedReturn } from '../orders/read-parcel.ts'
import { fileMessageSource, type MessageSource } from '../messages/open-messages.ts'
import type { Drawing } from '../drawing/open-drawing.ts'
import { drawVouchers } from '../orders/print-voucher.ts'
import { titlesIn } from '../orders/titles-in.ts'
import { PRIVACY_ERASED, PRIVACY_NOTICE } from '../privacy/erase-person.ts'
import {
  renderErasedMail,
  renderErasedNotice,
  renderPrivacyLinkMail,
} from '../privacy/render-privacy-mail.ts'
import { renderIssueMail, renderIssueTest } from '../newsletter/render-issue-mail.ts'
import { renderQuoteNewsMail, renderQuoteNoticeMail } from '../quotes/render-quote-mail.ts'
import { renderVoucherCopy } from '../vouchers/draw-voucher-copy.ts'
import { renderAlertNotice } from '../staff/today/render-alert-notice.ts'
import { renderDecisionMail } from '../staff/events/render-decision-mail.ts'

interface RenderDeps {
  database: Database
  key: AppKey
  publicUrl: string
  attachments: AttachmentStore
  drawing?: Drawing
  /** Photographs of personal vouchers. */
  openRendering?: PictureStore['openRendering']
  messages: MessageSource
  company: Company
  openingHours: AllOpeningHours
}

type Given = Omit<RenderDeps, 'messages' | 'company' | 'openingHours'> & { messages?: MessageSource }

/** Derives codes and references at sending time. Throws for an unknown kind or a missing order; the mail waits. */
export function mailRenderer({ messages = fileMessageSource, ...given }: Given): RenderMail {
  return async ({ kind, language, payload }) => {
    const render = KINDS[kind]
    if (!render) throw new Error(`no template for mails of the kind ${JSON.stringify(kind)}`)
    // One version for the whole mail, whatever is published meanwhile.
    const site = messages.current()
    const { company, openingHours } = site.facts
    const deps = { ...given, messages: { ...messages, current: () => site }, company, openingHours }
    return render(deps, payload, language)
  }
}

type Render = (
  deps: RenderDeps,
  payload: Record<string, unknown>,
  language: Language,
) => Promise<RenderedMail>

const KINDS: Record<string, Render> = {
  'order-confirmed': async (deps, payload) => confirm(deps, await orderOf(deps, payload)),
  'order-notice': async (deps, payload) => {
    const [order] = await titlesIn(deps.database, [await orderOf(deps, payload)], 'de')
    if (!order) throw new Error('the order of the mail is not there')
    return renderOrderNoticeMail({ order, siteUrl: deps.publicUrl, company: deps.company })
  },
  [VOUCHER_GIFT]: async (deps, payload) => give(deps, await orderOf(deps, payload), payload['lineId']),
  [VOUCHER_COPY]: (deps, { voucherId, news }) =>
    renderVoucherCopy(withPictures(deps), voucherId, VOUCHER_NEWS.find((each) => each === news) ?? 'copy'),
  [ORDER_SENT]: (deps, payload) => orderSent(deps, payload),
  [ORDER_INVOICED]: (deps, payload) => orderNews(deps, payload, 'invoiced'),
  [ORDER_RETURNED]: (deps, payload) => orderReturned(deps, payload),
  [ORDER_REFUNDED]: (deps, payload) => orderNews(deps, payload, 'refunded'),
  account: (deps, payload, language) => renderTokenMail(deps, language, payload),
  [ACCOUNT_CHANGED]: (deps, payload, language) => renderAccountChangeMail(deps, language, payload),
  [BOOKING_MAIL]: (deps, payload, language) => renderBookingNotification(deps, language, payload),
  [BOOKING_NOTICE]: (deps, payload) => renderBookingNoticeMail(deps, payload),
  [DECISION_MAIL]: (deps, payload) => renderDecisionMail(deps, payload),
  [QUOTE_MAIL]: (deps, payload) => renderQuoteNewsMail(deps, payload),
  [QUOTE_NOTICE]: (deps, payload) => renderQuoteNoticeMail(deps, payload),
  [INQUIRY_NOTICE]: (deps, { inquiryId }) =>
    renderInquiryNoticeMail({ ...deps, onLostFile: tellOfLostFile(deps) }, inquiryId),
  [INQUIRY_COPY]: (deps, { inquiryId }) => renderInquiryCopyMail(deps, inquiryId),
  [NEWSLETTER_CONFIRM]: (deps, payload, language) => renderConfirmMail(deps, language, payload),
  [NEWSLETTER_WELCOME]: (deps, payload, language) => renderWelcomeMail(deps, language, payload),
  [NEWSLETTER_ISSUE]: (deps, payload, language) => renderIssueMail(deps, language, payload),
  [ISSUE_TEST]: (deps, payload, language) => renderIssueTest(deps, language, payload),
  [PRIVACY_LINK]: (deps, payload, language) => renderPrivacyLinkMail(deps, language, payload),
  [PRIVACY_ERASED]: (deps, payload, language) => renderErasedMail(deps, language, payload),
  ...Object.fromEntries(
    INVOICE_MAILS.map((kind): [string, Render] => [
      kind,
      (deps, payload) => renderInvoiceMail(deps, kind, payload),
    ]),
  ),
  [REMINDERS_ANNOUNCED]: (deps, payload) => renderAnnouncedMail(deps, payload),
  'alert-notice': (deps, payload) => renderAlertNotice(deps, payload),
  [PRIVACY_NOTICE]: (deps, payload) => renderErasedNotice(deps, payload),
}

function tellOfLostFile({ database }: RenderDeps) {
  return ({ number, files }: { number: number; files: number }) =>
    database.transaction((tx) =>
      raiseAlert(tx, {
        code: 'attachment_missing',
        detail: { number: String(number), files },
        now: new Date(),
      }),
    )
}

async function orderOf(deps: RenderDeps, payload: Record<string, unknown>): Promise<OrderDetails> {
  const { orderId } = payload
  const order = typeof orderId === 'string' ? await readOrder(deps.database, orderId) : undefined
  if (!order) throw new Error('the order of the mail is not there')
  return order
}

async function confirm(deps: RenderDeps, order: OrderDetails): Promise<RenderedMail> {
  const { publicUrl, company } = deps
  const { printed, files } = await drawVouchers(withPictures(deps), order, order.vouchers)
  const mail = {
    order: { ...order, vouchers: printed },
    siteUrl: publicUrl,
    company,
    orderUrl: orderUrlOf(deps, order),
    codes: Object.fromEntries(printed.map((voucher) => [voucher.id, voucher.code])),
  }
  return renderOrderConfirmedMail(mail, files)
}

/** The good vouchers of a line for its recipient. Throws when all are void: then the mail has failed, and the owner is notified. */
async function give(deps: RenderDeps, order: OrderDetails, lineId: unknown): Promise<RenderedMail> {
  const line = order.lines.find(({ id }) => id === lineId)
  const vouchers = order.vouchers.filter(({ orderLineId, voided }) => orderLineId === lineId && !voided)
  const [voucher] = vouchers
  if (!line || !voucher) throw new Error('the vouchers of the mail are not there')
  const { files } = await drawVouchers(withPictures(deps), order, vouchers)
  return renderVoucherGiftMail(
    { order, line, voucher, siteUrl: deps.publicUrl, company: deps.company },
    files,
  )
}

function withPictures(deps: RenderDeps) {
  return { ...deps, pictures: deps.messages.current().facts.pictures }
}

async function orderNews(
  deps: RenderDeps,
  payload: Record<string, unknown>,
  news: OrderNotification,
): Promise<RenderedMail> {
  const order = await orderOf(deps, payload)
  return renderOrderNotificationMail(
    { order, siteUrl: deps.publicUrl, company: deps.company, orderUrl: orderUrlOf(deps, order) },
    news,
  )
}

/** Of a parcel; before parcels were recorded, of the whole order. */
async function orderSent(deps: RenderDeps, payload: Record<string, unknown>): Promise<RenderedMail> {
  const { parcelId } = payload
  if (parcelId === undefined) return orderNews(deps, payload, 'sent')
  const order = await orderOf(deps, payload)
  const parcel = await readMailedParcel(deps.database, order, parcelId)
  if (!parcel) throw new Error('the parcel of the mail is not there')
  return renderOrderSentMail(
    { order, siteUrl: deps.publicUrl, company: deps.company, orderUrl: orderUrlOf(deps, order) },
    parcel,
  )
}

async function orderReturned(deps: RenderDeps, payload: Record<string, unknown>): Promise<RenderedMail> {
  const order = await orderOf(deps, payload)
  const came = await readMailedReturn(deps.database, order, payload['returnId'])
  if (!came) throw new Error('the return of the mail is not there')
  return renderOrderReturnedMail(
    { order, siteUrl: deps.publicUrl, company: deps.company, orderUrl: orderUrlOf(deps, order) },
    came,
  )
}

function orderUrlOf({ key, publicUrl }: Pick<RenderDeps, 'key' | 'publicUrl'>, order: OrderDetails): string {
  const reference = orderReference(key, order.id)
  return `${publicUrl}/success?order=${reference}&lng=${order.language}`
}
