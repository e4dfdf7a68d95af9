import type { Messages } from './de.ts'

const fr: Messages = {
  sort: 'Trier par',
  own: 'Ordre habituel',
  up: '{column}, croissant',
  down: '{column}, décroissant',
  export: 'En CSV',
  keys: {
    open: 'Touches',
    title: 'Toutes les touches',
    on: 'Les lettres seules sont des touches',
    onHint:
      'Pour ce navigateur. Sans elles restent Ctrl et K, Tab, Enter et les flèches. Dans les champs, les lettres écrivent toujours.',
    everywhere: 'Partout',
    inLists: 'Dans les listes',
    inToday: 'Dans Aujourd’hui',
    what: {
      search: 'chercher',
      find: 'chercher dans la liste',
      keys: 'ces touches',
      telephone: 'réservation au téléphone',
      rows: 'ligne suivante, précédente',
      enter: 'ouvrir\u202f; dans Aujourd’hui\u202f: faire',
      close: 'fermer',
      thing: 'ouvrir la chose',
      later: 'remettre à plus tard',
      back: 'reprendre',
    },
  },
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
