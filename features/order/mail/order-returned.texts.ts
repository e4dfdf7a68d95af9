import { texts } from '#i18n/texts.ts'

export const orderReturnedTexts = texts({
  /** {number} */
  subject: {
    de: 'Rücksendung zu Ihrer Bestellung {number}',
    en: 'Return from your order {number}',
    fr: 'Retour de votre commande {number}',
    it: 'Reso del Suo ordine {number}',
  },
  title: {
    de: 'Ihre Rücksendung ist da.',
    en: 'Your return has arrived.',
    fr: 'Votre retour est arrivé.',
    it: 'Il Suo reso è arrivato.',
  },
  text: {
    de: 'Wir haben zurückerhalten, was Sie uns aus der Bestellung {number} gesendet haben.',
    en: 'We’ve received what you sent back from order {number}.',
    fr: 'Nous avons reçu ce que vous nous avez renvoyé de la commande {number}.',
    it: 'Abbiamo ricevuto ciò che ci ha rispedito dell’ordine {number}.',
  },
  came: { de: 'Zurückgekommen', en: 'Came back', fr: 'Revenu chez nous', it: 'Tornato da noi' },
  money: { de: 'Ihr Geld', en: 'Your money', fr: 'Votre argent', it: 'Importi' },
  toVoucher: { de: 'Auf Ihren Gutschein', en: 'To your voucher', fr: 'Sur votre bon', it: 'Sul Suo buono' },
  toCard: {
    de: 'Auf Ihr Zahlungsmittel',
    en: 'To your means of payment',
    fr: 'Sur votre moyen de paiement',
    it: 'Sul Suo mezzo di pagamento',
  },
  days: {
    de: 'Bis das Geld auf dem Zahlungsmittel ankommt, kann es einige Tage dauern.',
    en: 'It can take a few days until the money arrives there.',
    fr: 'Le versement sur le moyen de paiement peut prendre quelques jours.',
    it: 'L’accredito sul mezzo di pagamento può richiedere alcuni giorni.',
  },
  /** Of an order on invoice. */
  onInvoice: { de: 'Gutgeschrieben', en: 'Credited', fr: 'Crédité', it: 'Accreditato' },
  creditNote: {
    de: 'Die Gutschrift kommt in einer eigenen E-Mail.',
    en: 'The credit note comes in an e-mail of its own.',
    fr: 'L’avoir arrive dans un e-mail à part.',
    it: 'La nota di credito arriva in un’e-mail a parte.',
  },
})
