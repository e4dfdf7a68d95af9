import type { Messages } from './de.ts'

const fr: Messages = {
  sort: 'Trier par',
  own: 'Ordre habituel',
  up: '{column}, croissant',
  down: '{column}, décroissant',
  export: 'En CSV',
  files: {
    requests: 'demandes',
    quotes: 'offres',
    invoices: 'factures',
    orders: 'commandes',
    vouchers: 'bons',
    mails: 'courrier',
    accounts: 'personnel',
    events: 'evenements',
    bookings: 'reservations',
    news: 'articles',
    products: 'produits',
    services: 'prestations',
  },
}

export default fr
