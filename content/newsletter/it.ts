import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'La nostra newsletter – Gratweg',
    description:
      'Quattro lettere all’anno: le prossime date, una cosa imparata sul campo, le novità dello shop. Si disdice con un clic.',
  },
  kind: 'La nostra newsletter',
  title: 'Una lettera per stagione',
  lead: 'Quattro volte all’anno scriviamo che cosa c’è in programma e che cosa abbiamo imparato. Tre minuti di lettura, non di più.',
  label: 'Iscriversi alla newsletter',
  consent:
    'Acconsente a ricevere la newsletter a questo indirizzo quattro volte all’anno. Lo conferma con un link in un’e-mail e può disdire in ogni momento con un clic.',
  privacyLink: 'Protezione dei dati',
  send: 'Iscriversi alla newsletter',
  inside: 'Che cosa contiene',
  topics: [
    'Le prossime date, prima che i posti finiscano.',
    'Una cosa imparata nel bosco o in un progetto, e che cosa significa per il lavoro.',
    'Novità dallo shop, dai progetti e dai corsi, quando ce ne sono.',
  ],
  never: 'Che cosa non contiene mai: pubblicità di altri. Non trasmettiamo il Suo indirizzo.',
  sent: {
    meta: {
      title: 'Link in arrivo – Gratweg',
      description:
        'Il link per confermare la newsletter di Gratweg è in arrivo. La prima lettera parte solo dopo la Sua conferma.',
    },
    title: 'Controlli la posta.',
    lead: 'Fra pochi minuti arriva un’e-mail con un link. L’indirizzo entra nella lista solo dopo la Sua conferma.',
    hint: 'Non arriva nulla? Controlli la posta indesiderata. Un indirizzo non riceve più di due di queste e-mail al giorno: nessuno deve poter riempire la casella altrui.',
    home: 'Tornare alla pagina iniziale',
  },
  confirm: {
    meta: {
      title: 'Confermare la newsletter – Gratweg',
      description: 'Qui conferma con un clic che desidera ricevere la newsletter di Gratweg.',
    },
    open: {
      title: 'Ancora un clic.',
      lead: 'La newsletter andrà a {address}. È corretto?',
    },
    action: 'Sì, confermare la newsletter',
    confirmed: {
      title: 'Il Suo indirizzo è nella lista.',
      lead: 'La prossima lettera va a {address}. In ognuna c’è un link per disdire.',
    },
    expired: {
      title: 'Questo link non è più valido.',
      lead: 'Era valido sette giorni. Si iscriva di nuovo e ne arriverà un altro.',
    },
    unknown: {
      title: 'Non conosciamo questo link.',
      lead: 'Forse ne manca un pezzo, o i dati sono già cancellati. Si iscriva di nuovo e ne arriverà un altro.',
    },
    again: 'Iscriversi alla newsletter',
    calendar: 'Vedere il calendario',
  },
  leave: {
    meta: {
      title: 'Disdire la newsletter – Gratweg',
      description: 'Qui disdice con un clic la newsletter di Gratweg, o la riprende se cambia idea.',
    },
    subscribed: {
      title: 'Basta newsletter?',
      lead: 'Al momento va a {address}.',
      action: 'Disdire la newsletter',
    },
    unsubscribed: {
      title: 'La newsletter è disdetta.',
      lead: 'A {address} non va più nessuna newsletter. Fra {days} giorni cancelliamo l’indirizzo.',
      action: 'Riprendere la newsletter',
    },
    unknown: {
      title: 'Qui non c’è nulla da disdire.',
      lead: 'A questo link non corrisponde nessun indirizzo: è già cancellato, o manca un pezzo del link.',
    },
  },
}

export default it
