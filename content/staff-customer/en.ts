import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Customers',
  back: 'All customers',
  unnamed: 'No name',
  call: 'Book by telephone',
  write: 'Write',
  actions: {
    look: 'Look at it',
    again: 'Send again',
    againOf: 'Send again: {mail}',
    lookOf: 'Look at: {mail}',
    sent: 'The e-mail goes out at once.',
    dialog: {
      title: 'Change the e-mail address',
      text: 'Holds for everything of this person. What didn’t arrive goes to the new address, or else the latest confirmation of events to come. With the address, one can change the bookings.',
      email: 'New address',
      wrong: 'This address isn’t complete.',
      submit: 'Change and send',
      done: 'The address is changed.',
    },
    preview: {
      title: 'The e-mail',
      /** {at}: day and time */
      asSent:
        'This is how the e-mail went out on {at}; only voucher codes are masked. “Send again” writes it anew, from how things stand then.',
      note: 'The wording of this e-mail wasn’t kept. This is how it would look now; voucher codes are masked.',
      waits: 'Not sent yet. This is how the e-mail would look now; voucher codes are masked.',
      plain: 'As plain text',
      to: 'To {to}',
      files: 'Enclosed: {files}',
    },
  },
  sums: {
    open: 'Outstanding',
    payback: 'To pay back',
    paid: 'Paid',
    credit: 'Credit',
    events: 'Events',
  },
  filters: {
    label: 'What you see',
    all: 'Everything',
    bookings: 'Bookings',
    money: 'Money',
    mails: 'E-mails',
    notes: 'Notes',
  },
  columns: {
    when: 'When',
    what: 'What',
    amount: 'Amount in CHF',
    state: 'State',
  },
  rows: {
    booking: 'Booking {n}',
    order: 'Order {n}',
    voucher: 'Voucher … {code}',
    request: 'Request {n}',
    quote: 'Quote {n}',
    invoice: 'Invoice {n}',
    mail: 'E-mail: {kind}',
    notes: {
      booking: 'Note on booking {n}',
      order: 'Note on order {n}',
      request: 'Note on request {n}',
    },
  },
  people: {
    one: '{n}\u00a0person',
    other: '{n}\u00a0people',
  },
  rest: '{amount} left',
  vouchers: {
    bought: { alone: 'bought', of: 'bought for {name}' },
    received: { alone: 'received', of: 'received from {name}' },
    credited: { alone: 'instead of a refund', of: 'instead of a refund, for {name}' },
  },
  /** {thing}: a booking, an order or an invoice. */
  redeemed: 'redeemed: {thing}',
  due: '{amount} outstanding',
  none: 'There is nothing here yet.',
  orderStates: {
    sent: 'dispatched',
    paid: 'paid',
    refunded: 'refunded',
    invoiced: 'by invoice',
    cancelled: 'cancelled',
  },
  quoteStates: {
    draft: 'in progress',
    sent: 'sent',
    accepted: 'accepted',
    declined: 'declined',
    expired: 'expired',
    withdrawn: 'withdrawn',
  },
  invoiceStates: {
    draft: 'in progress',
    open: 'open',
    partly_paid: 'partly paid',
    paid: 'paid',
    overpaid: 'overpaid',
    credited: 'credited',
    written_off: 'written off',
  },
  mailStates: {
    queued: 'on its way',
    sent: 'sent',
    failed: 'not delivered',
  },
  reach: {
    title: 'How to reach them',
    phone: 'Telephone',
    email: 'E-mail address',
    company: 'Company',
    address: 'Address',
    language: 'Language',
    noEmail: 'no e-mail address: please call',
  },
  doubles: {
    unite: 'Unite with this address',
    title: 'Perhaps the same person',
    text: 'Same telephone number, another address:',
  },
}

export default en
