import type { Messages } from './de.ts'

const en: Messages = {
  sort: 'Sort by',
  own: 'Usual order',
  up: '{column}, ascending',
  down: '{column}, descending',
  export: 'As CSV',
  keys: {
    open: 'Keys',
    title: 'All keys',
    on: 'Single letters are keys',
    onHint:
      'For this browser. Without them Ctrl and K, Tab, Enter and the arrows stay. In fields letters always write.',
    everywhere: 'Everywhere',
    inLists: 'In lists',
    inToday: 'In Today',
    what: {
      search: 'search',
      find: 'search the list',
      keys: 'these keys',
      telephone: 'booking by telephone',
      rows: 'row down, row up',
      enter: 'open; in Today: do',
      close: 'close',
      thing: 'open the thing',
      later: 'put it off',
      back: 'take back',
    },
  },
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
