import type { TestkasseMessages } from './shape.ts'

export const en: TestkasseMessages = {
  name: 'Testkasse',
  notice: 'Testkasse, for testing: no money changes hands here, and nobody asks for a card.',
  skip: 'Skip to content',
  steps: { label: 'Steps', cart: 'Basket', pay: 'Payment', done: 'Confirmation' },
  title: 'Check and pay',
  lead: 'Order {number}. What was in your basket is set aside for you until {time}.',
  order: { title: 'Your order', total: 'Total', shipping: 'Delivery included', vat: 'VAT included' },
  you: 'Your details',
  address: 'Delivery address',
  fields: {
    email: 'E-mail',
    name: 'First and last name',
    street: 'Street and house number',
    postalCode: 'Postcode',
    city: 'Town',
    country: 'Country',
    phone: 'Phone',
  },
  optional: '(optional)',
  emailHint: 'The confirmation goes there, vouchers included.',
  phoneHint: 'Only for questions about the delivery.',
  countries: { CH: 'Switzerland', LI: 'Liechtenstein' },
  terms: {
    before: 'I agree to the ',
    link: 'terms and conditions',
    after: '.',
    newTab: ' (new window)',
  },
  free: 'Order, nothing to pay',
  pay: 'Pay',
  cancel: 'Back to the basket',
  tryOut: {
    title: 'Other outcomes',
    text: 'A real till sometimes says no. Here you can see what happens then.',
    decline: 'Decline the payment',
    expire: 'Let the session expire',
  },
  declined: {
    title: 'The payment was declined.',
    text: 'Nothing was charged. Your details are still here: try again, or go back to your basket.',
  },
  errors: {
    one: 'One entry needs another look',
    other: '{n} entries need another look',
    fields: {
      email: 'Please give a complete e-mail address, for example name@example.ch.',
      name: 'Please give your first and last name, up to 120 characters.',
      street: 'Please give your street and house number, up to 120 characters.',
      postalCode: 'Please give your postcode in four digits, for example 6330.',
      city: 'Please give your town, up to 80 characters.',
      country: 'Please choose Switzerland or Liechtenstein.',
      phone: 'Please write the number in digits, for example +41 79 123 45 67, or leave it out.',
      terms: 'Please confirm that you agree to the terms and conditions.',
    },
  },
  closed: {
    paid: {
      title: 'This order is paid.',
      text: 'You don’t need to pay again, and you can’t.',
      link: 'See the order',
    },
    cancelled: {
      title: 'This payment was cancelled.',
      text: 'Nothing was charged. Your basket is still there.',
      link: 'Back to the basket',
    },
    expired: {
      title: 'The time to pay has run out.',
      text: 'Nothing was charged, and the items are free again. Your basket is still there.',
      link: 'Back to the basket',
    },
    unknown: {
      title: 'We can’t find this payment.',
      text: 'The link is incomplete or old. Please go to the checkout again from the shop.',
      link: 'Go to the shop',
    },
  },
  place: {
    steps: { label: 'Steps', cart: 'Booking', pay: 'Payment', done: 'Confirmation' },
    lead: 'Booking {number}. Held for you until {time}.',
    order: { title: 'Your booking', total: 'Total', shipping: '', vat: 'VAT included' },
    emailHint: 'The confirmation goes to the address you gave when you booked.',
    cancel: 'Cancel the booking',
    declined: {
      title: 'The payment was declined.',
      text: 'Nothing was charged. Your details are still here: try again, or cancel the booking.',
    },
    closed: {
      paid: {
        title: 'This booking is paid.',
        text: 'You don’t need to pay again, and you can’t.',
        link: 'See the booking',
      },
      cancelled: {
        title: 'This payment was cancelled.',
        text: 'Nothing was charged. The page of your booking tells you where your place stands.',
        link: 'See the booking',
      },
      expired: {
        title: 'The time to pay has run out.',
        text: 'Nothing was charged. The page of your booking tells you where your place stands.',
        link: 'See the booking',
      },
    },
  },
}
