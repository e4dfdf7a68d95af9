import type { TestkasseMessages } from './shape.ts'

export const it: TestkasseMessages = {
  name: 'Testkasse',
  notice: 'Testkasse, per provare: qui non si muove denaro e nessuno chiede una carta.',
  skip: 'Andare al contenuto',
  steps: { label: 'Passi', cart: 'Carrello', pay: 'Pagamento', done: 'Conferma' },
  title: 'Controllare e pagare',
  lead: 'Ordine {number}. Il contenuto del carrello è riservato per Lei fino alle {time}.',
  order: { title: 'Il Suo ordine', total: 'Totale', shipping: 'Spedizione inclusa', vat: 'IVA inclusa' },
  you: 'I Suoi dati',
  address: 'Indirizzo di consegna',
  fields: {
    email: 'E-mail',
    name: 'Nome e cognome',
    street: 'Via e numero',
    postalCode: 'NPA',
    city: 'Località',
    country: 'Paese',
    phone: 'Telefono',
  },
  optional: '(facoltativo)',
  emailHint: 'La conferma arriva lì, buoni compresi.',
  phoneHint: 'Solo per domande sulla consegna.',
  countries: { CH: 'Svizzera', LI: 'Liechtenstein' },
  terms: {
    before: 'Accetto le ',
    link: 'condizioni generali',
    after: '.',
    newTab: ' (nuova finestra)',
  },
  free: 'Ordina, niente da pagare',
  pay: 'Pagare',
  cancel: 'Tornare al carrello',
  tryOut: {
    title: 'Altri esiti',
    text: 'Una cassa vera a volte dice di no. Qui si vede che cosa succede.',
    decline: 'Rifiutare il pagamento',
    expire: 'Lasciar scadere la sessione',
  },
  declined: {
    title: 'Il pagamento è stato rifiutato.',
    text: 'Non è stato addebitato nulla. I Suoi dati sono ancora qui: riprovi oppure torni al carrello.',
  },
  errors: {
    one: 'Un campo è da rivedere',
    other: '{n} campi sono da rivedere',
    fields: {
      email: 'Indichi un indirizzo e-mail completo, per esempio nome@example.ch.',
      name: 'Indichi nome e cognome, al massimo 120 caratteri.',
      street: 'Indichi via e numero, al massimo 120 caratteri.',
      postalCode: 'Indichi il numero postale di quattro cifre, per esempio 6330.',
      city: 'Indichi la località, al massimo 80 caratteri.',
      country: 'Scelga Svizzera o Liechtenstein.',
      phone: 'Scriva il numero in cifre, per esempio +41 79 123 45 67, oppure lo lasci vuoto.',
      terms: 'Confermi di accettare le condizioni generali.',
    },
  },
  closed: {
    paid: {
      title: 'Questo ordine è pagato.',
      text: 'Pagare una seconda volta non è necessario né possibile.',
      link: 'Vedere l’ordine',
    },
    cancelled: {
      title: 'Questo pagamento è stato annullato.',
      text: 'Non è stato addebitato nulla. Il carrello c’è ancora.',
      link: 'Tornare al carrello',
    },
    expired: {
      title: 'Il tempo per pagare è scaduto.',
      text: 'Non è stato addebitato nulla e gli articoli sono di nuovo liberi. Il carrello c’è ancora.',
      link: 'Tornare al carrello',
    },
    unknown: {
      title: 'Non troviamo questo pagamento.',
      text: 'Il link è incompleto o scaduto. Torni alla cassa dallo shop.',
      link: 'Aprire lo shop',
    },
  },
  place: {
    steps: { label: 'Passi', cart: 'Prenotazione', pay: 'Pagamento', done: 'Conferma' },
    lead: 'Prenotazione {number}. È riservata per Lei fino alle {time}.',
    order: { title: 'La Sua prenotazione', total: 'Totale', shipping: '', vat: 'IVA inclusa' },
    emailHint: 'La conferma arriva all’indirizzo indicato nella prenotazione.',
    cancel: 'Rinunciare alla prenotazione',
    declined: {
      title: 'Il pagamento è stato rifiutato.',
      text: 'Non è stato addebitato nulla. I Suoi dati sono ancora qui: riprovi oppure rinunci alla prenotazione.',
    },
    closed: {
      paid: {
        title: 'Questa prenotazione è pagata.',
        text: 'Pagare una seconda volta non è necessario né possibile.',
        link: 'Vedere la prenotazione',
      },
      cancelled: {
        title: 'Questo pagamento è stato annullato.',
        text: 'Non è stato addebitato nulla. La pagina della Sua prenotazione indica se il posto è ancora riservato.',
        link: 'Vedere la prenotazione',
      },
      expired: {
        title: 'Il tempo per pagare è scaduto.',
        text: 'Non è stato addebitato nulla. La pagina della Sua prenotazione indica se il posto è ancora riservato.',
        link: 'Vedere la prenotazione',
      },
    },
  },
}
