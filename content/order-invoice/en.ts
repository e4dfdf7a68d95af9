import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Order by invoice – Gratweg',
    description:
      'Companies order in the Gratweg shop by invoice: with a billing address, their own order number and time to pay.',
  },
  waypoint: 'The shop',
  title: 'Order by invoice',
  lead: 'For companies in Switzerland and Liechtenstein. The invoice comes by e-mail with a QR code; card and TWINT work too.',
  closed: {
    title: 'Ordering by invoice isn’t possible at the moment.',
    lead: 'Your basket is still there. Pay at the checkout by card or TWINT.',
  },
  empty: 'Your basket is empty.',
  toShop: 'To the shop',
  payer: 'Who pays',
  elsewhere: 'Deliver to another address',
  delivery: 'Delivery address',
  order: 'Your order',
  total: 'Total, shipping included',
  tooMuch: 'By invoice, an order can be up to {most}. Split it, or pay at the checkout.',
  promises: [
    'Goods leave before you pay.',
    'Vouchers are sent as soon as the invoice is paid.',
    'Paying with a voucher works only at the checkout.',
  ],
  agree: 'We place a binding order and accept the terms.',
  terms: 'Terms, version of {day}',
  submit: 'Order by invoice',
  working: 'Ordering …',
  done: 'We have your order.',
  check: 'Please check the marked fields.',
  failed: 'The order didn’t reach us. Please try again.',
  optional: '(if any)',
  emailHint: 'The invoice goes there.',
  fields: {
    company: 'Company',
    name: 'Your name',
    reference: 'Your order number',
    email: 'E-mail',
    phone: 'Phone',
    recipient: 'Recipient',
    street: 'Street and number',
    postalCode: 'Postcode',
    city: 'Town',
    country: 'Country',
  },
  countries: { CH: 'Switzerland', LI: 'Principality of Liechtenstein' },
  problems: {
    required: 'Please fill this in.',
    email: 'Please enter an e-mail address.',
    postalCode: 'Please enter four digits.',
    agreed: 'We can’t deliver without your yes.',
  },
}

export default en
