import type { Messages } from './de.ts'

const it: Messages = {
  sort: 'Ordinare per',
  own: 'Ordine abituale',
  up: '{column}, crescente',
  down: '{column}, decrescente',
  export: 'Come CSV',
  files: {
    requests: 'richieste',
    quotes: 'offerte',
    invoices: 'fatture',
    orders: 'ordini',
    vouchers: 'buoni',
    mails: 'posta',
    accounts: 'collaboratori',
    events: 'eventi',
    bookings: 'prenotazioni',
    news: 'notizie',
    products: 'prodotti',
    services: 'servizi',
  },
}

export default it
