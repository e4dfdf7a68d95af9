import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Ordinare con fattura – Gratweg',
    description:
      'Le ditte ordinano con fattura nello shop di Gratweg: indirizzo di fatturazione, numero d’ordine e termine di pagamento.',
  },
  waypoint: 'Lo shop',
  title: 'Ordinare con fattura',
  lead: 'Per ditte in Svizzera e nel Liechtenstein. La fattura arriva per e-mail, con codice QR; anche con carta o TWINT.',
  closed: {
    title: 'Al momento non è possibile ordinare con fattura.',
    lead: 'Il Suo carrello è ancora qui. Paghi alla cassa con carta o TWINT.',
  },
  empty: 'Il Suo carrello è vuoto.',
  toShop: 'Vedere lo shop',
  payer: 'Chi paga',
  elsewhere: 'Consegna a un altro indirizzo',
  delivery: 'Indirizzo di consegna',
  order: 'Il Suo ordine',
  total: 'Totale, spedizione compresa',
  tooMuch: 'Su fattura un ordine può arrivare a {most}. Lo divida, o paghi alla cassa.',
  promises: [
    'La merce parte prima del pagamento.',
    'I buoni partono appena la fattura è pagata.',
    'Pagare con un buono è possibile solo alla cassa.',
  ],
  agree: 'Ordiniamo in modo vincolante e accettiamo le CG.',
  terms: 'CG, versione del {day}',
  submit: 'Ordinare con fattura',
  working: 'Ordine in corso…',
  done: 'Il Suo ordine è arrivato.',
  check: 'Controlli i campi segnati.',
  failed: 'L’ordine non è arrivato. Riprovi.',
  optional: '(facoltativo)',
  emailHint: 'La fattura va lì.',
  fields: {
    company: 'Ditta',
    name: 'Il Suo nome',
    reference: 'Il Suo numero d’ordine',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    recipient: 'Destinatario',
    street: 'Via e numero',
    postalCode: 'NPA',
    city: 'Località',
    country: 'Paese',
  },
  countries: { CH: 'Svizzera', LI: 'Principato del Liechtenstein' },
  problems: {
    required: 'Compili questo campo.',
    email: 'Inserisca un indirizzo e-mail.',
    postalCode: 'Inserisca quattro cifre.',
    agreed: 'Senza il Suo sì non possiamo consegnare.',
  },
}

export default it
