import type { Language } from '#i18n/languages.ts'

interface OrderReturnedTexts {
  /** {number} */
  subject: string
  title: string
  text: string
  came: string
  money: string
  toVoucher: string
  toCard: string
  days: string
  /** Of an order on invoice. */
  onInvoice: string
  creditNote: string
}

export const orderReturnedTexts: Record<Language, OrderReturnedTexts> = {
  de: {
    subject: 'Rücksendung zu Ihrer Bestellung {number}',
    title: 'Ihre Rücksendung ist da.',
    text: 'Wir haben zurückerhalten, was Sie uns aus der Bestellung {number} gesendet haben.',
    came: 'Zurückgekommen',
    money: 'Ihr Geld',
    toVoucher: 'Auf Ihren Gutschein',
    toCard: 'Auf Ihr Zahlungsmittel',
    days: 'Bis das Geld auf dem Zahlungsmittel ankommt, kann es einige Tage dauern.',
    onInvoice: 'Gutgeschrieben',
    creditNote: 'Die Gutschrift kommt in einer eigenen E-Mail.',
  },
  en: {
    subject: 'Return from your order {number}',
    title: 'Your return has arrived.',
    text: 'We’ve received what you sent back from order {number}.',
    came: 'Came back',
    money: 'Your money',
    toVoucher: 'To your voucher',
    toCard: 'To your means of payment',
    days: 'It can take a few days until the money arrives there.',
    onInvoice: 'Credited',
    creditNote: 'The credit note comes in an e-mail of its own.',
  },
  fr: {
    subject: 'Retour de votre commande {number}',
    title: 'Votre retour est arrivé.',
    text: 'Nous avons reçu ce que vous nous avez renvoyé de la commande {number}.',
    came: 'Revenu chez nous',
    money: 'Votre argent',
    toVoucher: 'Sur votre bon',
    toCard: 'Sur votre moyen de paiement',
    days: 'Le versement sur le moyen de paiement peut prendre quelques jours.',
    onInvoice: 'Crédité',
    creditNote: 'L’avoir arrive dans un e-mail à part.',
  },
  it: {
    subject: 'Reso del Suo ordine {number}',
    title: 'Il Suo reso è arrivato.',
    text: 'Abbiamo ricevuto ciò che ci ha rispedito dell’ordine {number}.',
    came: 'Tornato da noi',
    money: 'Importi',
    toVoucher: 'Sul Suo buono',
    toCard: 'Sul Suo mezzo di pagamento',
    days: 'L’accredito sul mezzo di pagamento può richiedere alcuni giorni.',
    onInvoice: 'Accreditato',
    creditNote: 'La nota di credito arriva in un’e-mail a parte.',
  },
}
