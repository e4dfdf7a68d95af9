import type { Language } from '#i18n/languages.ts'

export type OrderNotification = 'sent' | 'refunded' | 'invoiced'

interface NewsTexts {
  /** {number} */
  subject: string
  title: string
  /** {number} */
  text: string
}

interface OrderNewsTexts {
  news: Record<OrderNotification, NewsTexts>
  test: string
  money: string
  paid: string
  refunded: string
  withdrawn: string
  kept: string
  vouchers: string
  /** {code}: its last four characters */
  voucher: string
  voided: string
  /** {amount}, {of} */
  left: string
}

export const orderNotificationTexts: Record<Language, OrderNewsTexts> = {
  de: {
    news: {
      invoiced: {
        subject: 'Ihre Bestellung {number}',
        title: 'Danke, Ihre Bestellung ist bei uns.',
        text: 'Die Rechnung zur Bestellung {number} kommt in einer eigenen E-Mail. Ware senden wir schon jetzt, Gutscheine, sobald die Rechnung bezahlt ist.',
      },
      sent: {
        subject: 'Ihre Bestellung {number} ist unterwegs',
        title: 'Ihre Bestellung ist unterwegs.',
        text: 'Wir haben die Ware Ihrer Bestellung {number} der Post übergeben.',
      },
      refunded: {
        subject: 'Rückerstattung zu Ihrer Bestellung {number}',
        title: 'Wir haben Ihnen Geld zurückerstattet.',
        text: 'Für Ihre Bestellung {number} erhalten Sie Geld zurück, mit demselben Zahlungsmittel. Das kann einige Tage dauern.',
      },
    },
    test: 'Test: ',
    money: 'Ihr Geld',
    paid: 'Bezahlt',
    refunded: 'Zurückerstattet',
    withdrawn: 'Von der Bank zurückgeholt',
    kept: 'Bleibt bei uns',
    vouchers: 'Ihre Gutscheine',
    voucher: 'Gutschein …{code}',
    voided: 'ungültig, weil der Kaufpreis zurückerstattet ist',
    left: 'gültig, noch {amount} von {of}',
  },
  en: {
    news: {
      invoiced: {
        subject: 'Your order {number}',
        title: 'Thank you, we have your order.',
        text: 'The invoice for your order {number} comes in an e-mail of its own. Goods are sent now, vouchers as soon as the invoice is paid.',
      },
      sent: {
        subject: 'Your order {number} is on its way',
        title: 'Your order is on its way.',
        text: 'We’ve handed the goods of your order {number} to the post.',
      },
      refunded: {
        subject: 'Refund for your order {number}',
        title: 'We’ve made a refund.',
        text: 'The refund for your order {number} is going back the way you paid. This can take a few days.',
      },
    },
    test: 'Test: ',
    money: 'Your money',
    paid: 'Paid',
    refunded: 'Refunded',
    withdrawn: 'Taken back by the bank',
    kept: 'Kept by us',
    vouchers: 'Your vouchers',
    voucher: 'Voucher …{code}',
    voided: 'void, because its price has been refunded',
    left: 'valid, {amount} of {of} left',
  },
  fr: {
    news: {
      invoiced: {
        subject: 'Votre commande {number}',
        title: 'Merci, votre commande est chez nous.',
        text: 'La facture de votre commande {number} arrive dans un e-mail à part. Nous envoyons les articles dès maintenant, les bons dès que la facture est payée.',
      },
      sent: {
        subject: 'Votre commande {number} est en route',
        title: 'Votre commande est en route.',
        text: 'Nous avons remis à la Poste les articles de votre commande {number}.',
      },
      refunded: {
        subject: 'Remboursement de votre commande {number}',
        title: 'Nous avons effectué un remboursement.',
        text: 'Pour votre commande {number}, l’argent vous est rendu par le moyen de paiement utilisé. Cela peut prendre quelques jours.',
      },
    },
    test: 'Test\u202f: ',
    money: 'Votre argent',
    paid: 'Payé',
    refunded: 'Remboursé',
    withdrawn: 'Repris par la banque',
    kept: 'Conservé par nous',
    vouchers: 'Vos bons',
    voucher: 'Bon …{code}',
    voided: 'non valable, car son prix a été remboursé',
    left: 'valable, reste {amount} sur {of}',
  },
  it: {
    news: {
      invoiced: {
        subject: 'Il Suo ordine {number}',
        title: 'Grazie, il Suo ordine è arrivato.',
        text: 'La fattura del Suo ordine {number} arriva in un’e-mail a parte. La merce la spediamo subito, i buoni appena la fattura è pagata.',
      },
      sent: {
        subject: 'Il Suo ordine {number} è in viaggio',
        title: 'Il Suo ordine è in viaggio.',
        text: 'Abbiamo consegnato alla Posta gli articoli del Suo ordine {number}.',
      },
      refunded: {
        subject: 'Rimborso per il Suo ordine {number}',
        title: 'Abbiamo effettuato un rimborso.',
        text: 'Per il Suo ordine {number} il rimborso avviene con lo stesso mezzo di pagamento. Può richiedere alcuni giorni.',
      },
    },
    test: 'Prova: ',
    money: 'Importi',
    paid: 'Pagato',
    refunded: 'Rimborsato',
    withdrawn: 'Ripreso dalla banca',
    kept: 'Resta pagato',
    vouchers: 'I Suoi buoni',
    voucher: 'Buono …{code}',
    voided: 'non valido, perché il prezzo è stato rimborsato',
    left: 'valido, restano {amount} su {of}',
  },
}
