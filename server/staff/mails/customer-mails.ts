import { BOOKING_MAIL } from '#features/booking/mail/booking-mails.server.ts'
import {
  INVOICE_CREDITED,
  INVOICE_PAID,
  INVOICE_REMINDED,
  INVOICE_SENT,
} from '#features/invoice/change/send-invoice.server.ts'
import { INQUIRY_COPY } from '#features/inquiry/send/send-inquiry.server.ts'
import { ORDER_INVOICED } from '#features/order/checkout/place-on-invoice.server.ts'
import { VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { ORDER_REFUNDED } from '#features/order/payment/record-payment.server.ts'
import { ORDER_RETURNED } from '#features/order/returns/return-lines.server.ts'
import { ORDER_SENT } from '#features/order/parcels/send-parcel.server.ts'
import { QUOTE_MAIL } from '#features/quote/mail/quote-mails.server.ts'
import { VOUCHER_COPY } from '#features/voucher/mail/voucher-news.ts'

/** Mails to customers that staff may see and send again: none of accounts, privacy and newsletters. */
export const CUSTOMER_MAILS = [
  BOOKING_MAIL,
  'order-confirmed',
  ORDER_INVOICED,
  ORDER_SENT,
  ORDER_REFUNDED,
  ORDER_RETURNED,
  VOUCHER_GIFT,
  VOUCHER_COPY,
  QUOTE_MAIL,
  INVOICE_SENT,
  INVOICE_CREDITED,
  INVOICE_REMINDED,
  INVOICE_PAID,
  INQUIRY_COPY,
] as const
