import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Your order – Gratweg',
    description:
      'The status of your Gratweg order: what you bought, whether the payment has arrived and what happens next.',
  },
  paid: {
    title: 'Thank you. Your order is paid.',
    lead: 'Everything else is in the confirmation you’ll receive by e-mail.',
    next: {
      title: 'What happens next',
      vouchers: [
        '{rule:voucherDelivery}',
        'Print it or pass it on. It’s redeemed with the code printed on it.',
      ],
      post: 'We print the voucher and post it to your address. Delivery is paid for.',
      goods: [
        'We pack the goods in Cham and hand them to the post.',
        'Delivery is paid for; there’s nothing more to pay.',
      ],
    },
  },
  invoiced: {
    title: 'Thank you. We have your order.',
    lead: 'The invoice comes by e-mail. Goods are sent now, vouchers as soon as the invoice is paid.',
  },
  sent: {
    title: 'Your order has been dispatched.',
    lead: 'We’ve handed the goods to the post.',
  },
  pending: {
    title: 'The payment is still on its way.',
    lead: 'The payment service hasn’t confirmed it yet. This usually takes only a moment. We’ll write to you as soon as it has arrived.',
    reload: 'Check again',
  },
  expired: {
    title: 'The time to pay has run out.',
    lead: 'You haven’t been charged. Your basket is still there, and you can go to the checkout again.',
  },
  cancelled: {
    title: 'The payment was cancelled.',
    lead: 'You haven’t been charged. Your basket is still there.',
  },
  refunded: {
    title: 'We’re refunding your order.',
    lead: 'The money goes back the way you paid it. This can take a few days.',
  },
  partiallyRefunded: {
    title: 'Part of the order has been refunded.',
    lead: 'The money goes back the way you paid it. The rest of the order stands.',
  },
  unknown: {
    title: 'We can’t find this order.',
    lead: 'The link is incomplete or doesn’t match any order. If you’ve paid, you have a confirmation by e-mail. If in doubt, write to us.',
  },
  orderNumber: 'Order {number}',
  gift: {
    recipient: 'For {name}',
    sender: 'From {name}',
    mailNow: 'E-mail to {email}, right after the payment',
    mailOn: 'E-mail to {email} on {day}',
    byPost: 'Printed, by post, to your address',
  },
  lines: 'Items',
  quantity: 'Quantity',
  total: 'Total',
  sentTo: 'Confirmation to {email}',
  testNote: 'Paid with the Testkasse: no money has changed hands.',
  voucherNote: '{rule:voucherValidity}',
  terms: 'Terms and conditions of {day}',
  refundedAmount: 'Refunded',
  withdrawnAmount: 'Taken back by the bank',
  contested: 'Your bank is looking into the payment; until it has decided, we won’t send any money back.',
  byVoucher: 'Paid by voucher',
  voucherReturned: 'Returned to the voucher',
  paidAmount: 'Paid',
  keptAmount: 'Remains paid',
  voucherVoided: 'Voucher …{code}: void, because its price has been refunded.',
  voucherLeft: 'Voucher …{code}: {amount} of {of} left.',
  toShop: 'Go to the shop',
  parcel: {
    title: 'Sent to you',
    sent: 'Parcel {n}, sent on {day}',
    tracking: 'Tracking number',
  },
}

export default en
