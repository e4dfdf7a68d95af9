/** {column}: what a list is sorted by. `files`: names of files, without their ending. */
const de = {
  sort: 'Sortieren nach',
  own: 'Übliche Reihenfolge',
  up: '{column}, aufsteigend',
  down: '{column}, absteigend',
  export: 'Als CSV',
  keys: {
    open: 'Tasten',
    title: 'Tasten',
    on: 'Einzelne Buchstaben sind Tasten',
    onHint:
      'Gilt in diesem Browser. Ohne sie bleiben Ctrl und K, Tab, Enter und die Pfeile. In Feldern schreiben Buchstaben immer.',
    everywhere: 'Überall',
    inLists: 'In Listen',
    inToday: 'In Heute',
    what: {
      search: 'suchen',
      find: 'in der Liste suchen',
      keys: 'diese Tasten',
      telephone: 'Buchung am Telefon',
      rows: 'Zeile nach unten, nach oben',
      enter: 'öffnen; in Heute: tun',
      close: 'schliessen',
      thing: 'die Sache öffnen',
      later: 'auf später legen',
      back: 'zurücknehmen',
    },
  },
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
