import type { Messages } from './de.ts'

const en: Messages = {
  sort: 'Sort by',
  own: 'Usual order',
  up: '{column}, ascending',
  down: '{column}, descending',
  export: 'As CSV',
  files: {
    requests: 'requests',
    quotes: 'quotes',
    invoices: 'invoices',
    orders: 'orders',
    vouchers: 'vouchers',
    mails: 'mails',
    accounts: 'staff',
    events: 'events',
    bookings: 'bookings',
    news: 'news',
    products: 'products',
    services: 'services',
  },
}

export default en
