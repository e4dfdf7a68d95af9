import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Clientela',
  back: 'Tutti i clienti',
  unnamed: 'Senza nome',
  call: 'Prenotare per telefono',
  write: 'Scrivere',
  actions: {
    look: 'Vedere',
    again: 'Rinviare',
    againOf: 'Rinviare: {mail}',
    lookOf: 'Vedere: {mail}',
    sent: 'L’e-mail parte subito.',
    dialog: {
      title: 'Modificare l’indirizzo e-mail',
      text: 'Vale per tutto ciò che riguarda questa persona. Ciò che non è arrivato va al nuovo indirizzo, altrimenti l’ultima conferma degli eventi futuri. Chi ha l’indirizzo può modificare le prenotazioni.',
      email: 'Nuovo indirizzo',
      wrong: 'Questo indirizzo è incompleto.',
      submit: 'Modificare e inviare',
      done: 'L’indirizzo è modificato.',
    },
    preview: {
      title: 'Il messaggio',
      /** {at}: day and time */
      asSent:
        'L’e-mail è partita così il {at}; solo i codici dei buoni sono nascosti. «Rinviare» la riscrive secondo la situazione del momento.',
      note: 'Il testo di questa e-mail non è conservato. Così apparirebbe ora; i codici dei buoni sono nascosti.',
      waits: 'Non ancora inviata. Così apparirebbe ora l’e-mail; i codici dei buoni sono nascosti.',
      plain: 'Come testo semplice',
      to: 'A {to}',
      files: 'Allegati: {files}',
    },
  },
  sums: {
    open: 'Da pagare',
    payback: 'Da rimborsare',
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
    notes: {
      booking: 'Nota alla prenotazione {n}',
      order: 'Nota all’ordine {n}',
      request: 'Nota alla richiesta {n}',
    },
  },
  people: {
    one: '{n}\u00a0persona',
    other: '{n}\u00a0persone',
  },
  rest: 'restano {amount}',
  vouchers: {
    bought: { alone: 'acquistato', of: 'acquistato per {name}' },
    received: { alone: 'ricevuto', of: 'ricevuto da {name}' },
    credited: { alone: 'al posto di un rimborso', of: 'al posto di un rimborso, per {name}' },
  },
  /** {thing}: a booking, an order or an invoice. */
  redeemed: 'riscattato: {thing}',
  due: '{amount} da pagare',
  none: 'Qui non c’è ancora nulla.',
  orderStates: {
    sent: 'spedito',
    paid: 'pagato',
    refunded: 'rimborsato',
    invoiced: 'con fattura',
    cancelled: 'annullato',
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
    unite: 'Unire con questo indirizzo',
    title: 'Forse la stessa persona',
    text: 'Stesso numero di telefono, altro indirizzo:',
  },
}

export default it
