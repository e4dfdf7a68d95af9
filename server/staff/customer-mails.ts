import { BOOKING_MAIL } from '#features/booking/mail/booking-mails.server.ts'
import { INQUIRY_COPY } from '#features/inquiry/send/send-inquiry.server.ts'
import { ORDER_REFUNDED } from '#features/order/payment/record-payment.server.ts'
import { ORDER_RETURNED } from '#features/order/returns/return-lines.server.ts'
import { ORDER_SENT } from '#features/order/parcels/send-parcel.server.ts'
import { QUOTE_MAIL } from '#features/quote/mail/quote-mails.server.ts'

/** Mails to customers that staff may see and send again: none of accounts, privacy and newsletters. */
export const CUSTOMER_MAILS = [
  BOOKING_MAIL,
  'order-confirmed',
  ORDER_SENT,
  ORDER_REFUNDED,
  ORDER_RETURNED,
  QUOTE_MAIL,
  INQUIRY_COPY,
] as const
