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
  },
}
