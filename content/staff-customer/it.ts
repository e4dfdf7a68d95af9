import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Clientela',
  back: 'Tutti gli eventi',
  unnamed: 'Senza nome',
  call: 'Prenotare per telefono',
  write: 'Scrivere',
  sums: {
    open: 'Da pagare',
    paid: 'Pagato',
    credit: 'Credito',
    events: 'Eventi',
  },
  filters: {
    label: 'Che cosa vede',
    all: 'Tutto',
    bookings: 'Prenotazioni',
    money: 'Denaro',
    mails: 'Posta',
    notes: 'Note',
  },
  columns: {
    when: 'Quando',
    what: 'Che cosa',
    amount: 'Importo in CHF',
    state: 'Stato',
  },
  rows: {
    booking: 'Prenotazione {n}',
    order: 'Ordine {n}',
    voucher: 'Buono …{code}',
    request: 'Richiesta {n}',
    quote: 'Offerta {n}',
    invoice: 'Fattura {n}',
    mail: 'Posta: {kind}',
    note: 'Nota alla prenotazione {n}',
  },
  people: {
    one: '{n} persona',
    other: '{n} persone',
  },
  rest: 'restano {amount}',
  due: '{amount} da pagare',
  none: 'Qui non c’è ancora nulla.',
  orderStates: {
    sent: 'spedito',
    paid: 'pagato',
    refunded: 'rimborsato',
  },
  quoteStates: {
    draft: 'in corso',
    sent: 'inviata',
    accepted: 'accettata',
    declined: 'rifiutata',
    expired: 'scaduta',
    withdrawn: 'ritirata',
  },
  invoiceStates: {
    draft: 'in corso',
    open: 'aperta',
    partly_paid: 'pagata in parte',
    paid: 'pagata',
    overpaid: 'pagata in eccesso',
    credited: 'accreditata',
    written_off: 'stralciata',
  },
  mailStates: {
    queued: 'in viaggio',
    sent: 'inviata',
    failed: 'non consegnata',
  },
  reach: {
    title: 'Come raggiungere',
    phone: 'Telefono',
    email: 'Indirizzo e-mail',
    company: 'Azienda',
    address: 'Indirizzo',
    language: 'Lingua',
    noEmail: 'senza indirizzo e-mail: da chiamare',
  },
  doubles: {
    title: 'Forse la stessa persona',
    text: 'Stesso numero di telefono, altro indirizzo:',
  },
}

export default it
