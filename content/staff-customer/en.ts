import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Customers',
  back: 'All events',
  unnamed: 'No name',
  call: 'Book by telephone',
  write: 'Write',
  sums: {
    open: 'Outstanding',
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
    note: 'Note on booking {n}',
  },
  people: {
    one: '{n} person',
    other: '{n} people',
  },
  rest: '{amount} left',
  due: '{amount} outstanding',
  none: 'There is nothing here yet.',
  orderStates: {
    sent: 'dispatched',
    paid: 'paid',
    refunded: 'refunded',
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
    title: 'Perhaps the same person',
    text: 'Same telephone number, another address:',
  },
}

export default en
