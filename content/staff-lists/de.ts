/** {column}: what a list is sorted by. `files`: names of files, without their ending. */
const de = {
  sort: 'Sortieren nach',
  own: 'Übliche Reihenfolge',
  up: '{column}, aufsteigend',
  down: '{column}, absteigend',
  export: 'Als CSV',
  files: {
    requests: 'anfragen',
    quotes: 'offerten',
    invoices: 'rechnungen',
    orders: 'bestellungen',
    vouchers: 'gutscheine',
    mails: 'e-mails',
    accounts: 'mitarbeitende',
    events: 'anlaesse',
    bookings: 'buchungen',
    news: 'beitraege',
    products: 'produkte',
    services: 'angebote',
  },
}

export default de
export type Messages = typeof de
