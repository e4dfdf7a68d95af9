import { texts } from '#i18n/texts.ts'

export type OrderNotification = 'sent' | 'refunded' | 'invoiced'

export const orderNotificationTexts = texts({
  news: {
    invoiced: {
      /** {number} */
      subject: {
        de: 'Ihre Bestellung {number}',
        en: 'Your order {number}',
        fr: 'Votre commande {number}',
        it: 'Il Suo ordine {number}',
      },
      title: {
        de: 'Danke, Ihre Bestellung ist bei uns.',
        en: 'Thank you, we have your order.',
        fr: 'Merci, votre commande est chez nous.',
        it: 'Grazie, il Suo ordine è arrivato.',
      },
      /** {number} */
      text: {
        de: 'Die Rechnung zur Bestellung {number} kommt in einer eigenen E-Mail. Ware senden wir schon jetzt, Gutscheine, sobald die Rechnung bezahlt ist.',
        en: 'The invoice for your order {number} comes in an e-mail of its own. Goods are sent now, vouchers as soon as the invoice is paid.',
        fr: 'La facture de votre commande {number} arrive dans un e-mail à part. Nous envoyons les articles dès maintenant, les bons dès que la facture est payée.',
        it: 'La fattura del Suo ordine {number} arriva in un’e-mail a parte. La merce la spediamo subito, i buoni appena la fattura è pagata.',
      },
    },
    sent: {
      subject: {
        de: 'Ihre Bestellung {number} ist unterwegs',
        en: 'Your order {number} is on its way',
        fr: 'Votre commande {number} est en route',
        it: 'Il Suo ordine {number} è in viaggio',
      },
      title: {
        de: 'Ihre Bestellung ist unterwegs.',
        en: 'Your order is on its way.',
        fr: 'Votre commande est en route.',
        it: 'Il Suo ordine è in viaggio.',
      },
      text: {
        de: 'Wir haben die Ware Ihrer Bestellung {number} der Post übergeben.',
        en: 'We’ve handed the goods of your order {number} to the post.',
        fr: 'Nous avons remis à la Poste les articles de votre commande {number}.',
        it: 'Abbiamo consegnato alla Posta gli articoli del Suo ordine {number}.',
      },
    },
    refunded: {
      subject: {
        de: 'Rückerstattung zu Ihrer Bestellung {number}',
        en: 'Refund for your order {number}',
        fr: 'Remboursement de votre commande {number}',
        it: 'Rimborso per il Suo ordine {number}',
      },
      title: {
        de: 'Wir haben Ihnen Geld zurückerstattet.',
        en: 'We’ve made a refund.',
        fr: 'Nous avons effectué un remboursement.',
        it: 'Abbiamo effettuato un rimborso.',
      },
      text: {
        de: 'Für Ihre Bestellung {number} erhalten Sie Geld zurück, mit demselben Zahlungsmittel. Das kann einige Tage dauern.',
        en: 'The refund for your order {number} is going back the way you paid. This can take a few days.',
        fr: 'Pour votre commande {number}, l’argent vous est rendu par le moyen de paiement utilisé. Cela peut prendre quelques jours.',
        it: 'Per il Suo ordine {number} il rimborso avviene con lo stesso mezzo di pagamento. Può richiedere alcuni giorni.',
      },
    },
  },
  test: { de: 'Test: ', en: 'Test: ', fr: 'Test\u202f: ', it: 'Prova: ' },
  money: { de: 'Ihr Geld', en: 'Your money', fr: 'Votre argent', it: 'Importi' },
  paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
  refunded: { de: 'Zurückerstattet', en: 'Refunded', fr: 'Remboursé', it: 'Rimborsato' },
  withdrawn: {
    de: 'Von der Bank zurückgeholt',
    en: 'Taken back by the bank',
    fr: 'Repris par la banque',
    it: 'Ripreso dalla banca',
  },
  kept: { de: 'Bleibt bei uns', en: 'Kept by us', fr: 'Conservé par nous', it: 'Resta pagato' },
  vouchers: { de: 'Ihre Gutscheine', en: 'Your vouchers', fr: 'Vos bons', it: 'I Suoi buoni' },
  /** {code}: its last four characters */
  voucher: { de: 'Gutschein …{code}', en: 'Voucher …{code}', fr: 'Bon …{code}', it: 'Buono …{code}' },
  voided: {
    de: 'ungültig, weil der Kaufpreis zurückerstattet ist',
    en: 'void, because its price has been refunded',
    fr: 'non valable, car son prix a été remboursé',
    it: 'non valido, perché il prezzo è stato rimborsato',
  },
  /** {amount}, {of} */
  left: {
    de: 'gültig, noch {amount} von {of}',
    en: 'valid, {amount} of {of} left',
    fr: 'valable, reste {amount} sur {of}',
    it: 'valido, restano {amount} su {of}',
  },
})
