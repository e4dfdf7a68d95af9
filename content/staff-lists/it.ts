import type { Messages } from './de.ts'

const it: Messages = {
  sort: 'Ordinare per',
  own: 'Ordine abituale',
  up: '{column}, crescente',
  down: '{column}, decrescente',
  export: 'Come CSV',
  keys: {
    open: 'Tasti',
    title: 'Tutti i tasti',
    on: 'Le lettere da sole sono tasti',
    onHint:
      'Vale per questo browser. Senza di loro restano Ctrl e K, Tab, Enter e le frecce. Nei campi le lettere scrivono sempre.',
    everywhere: 'Ovunque',
    inLists: 'Negli elenchi',
    inToday: 'In «Oggi»',
    what: {
      search: 'cercare',
      find: 'cercare nell’elenco',
      keys: 'questi tasti',
      telephone: 'prenotazione al telefono',
      rows: 'riga sotto, riga sopra',
      enter: 'aprire; in Oggi: fare',
      close: 'chiudere',
      thing: 'aprire la cosa',
      later: 'rinviare a dopo',
      back: 'riprendere',
    },
  },
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
