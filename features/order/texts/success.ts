import { texts } from '#i18n/texts.ts'

/** One set per state of the order. */
export default texts({
  meta: {
    title: {
      de: 'Ihre Bestellung – Gratweg',
      en: 'Your order – Gratweg',
      fr: 'Votre commande – Gratweg',
      it: 'Il Suo ordine – Gratweg',
    },
    description: {
      de: 'Stand Ihrer Bestellung bei Gratweg: was Sie gekauft haben, ob die Zahlung angekommen ist und was als Nächstes geschieht.',
      en: 'The status of your Gratweg order: what you bought, whether the payment has arrived and what happens next.',
      fr: 'L’état de votre commande Gratweg : ce que vous avez acheté, si le paiement est arrivé et ce qui se passe ensuite.',
      it: 'Lo stato del Suo ordine Gratweg: che cosa ha acquistato, se il pagamento è arrivato e che cosa succede ora.',
    },
  },
  paid: {
    title: {
      de: 'Danke. Die Bestellung ist bezahlt.',
      en: 'Thank you. Your order is paid.',
      fr: 'Merci. Votre commande est payée.',
      it: 'Grazie. L’ordine è pagato.',
    },
    lead: {
      de: 'Alles Weitere steht in der Bestätigung, die Sie per E-Mail erhalten.',
      en: 'Everything else is in the confirmation you’ll receive by e-mail.',
      fr: 'Tout le reste figure dans la confirmation que vous recevez par e-mail.',
      it: 'Tutto il resto si trova nella conferma che riceve per e-mail.',
    },
    /** For orders with vouchers or goods. */
    next: {
      title: { de: 'Wie es weitergeht', en: 'What happens next', fr: 'La suite', it: 'I prossimi passi' },
      vouchers: [
        {
          de: '{rule:voucherDelivery}',
          en: '{rule:voucherDelivery}',
          fr: '{rule:voucherDelivery}',
          it: '{rule:voucherDelivery}',
        },
        {
          de: 'Drucken Sie ihn aus oder leiten Sie ihn weiter. Eingelöst wird er mit dem Code, der darauf steht.',
          en: 'Print it or pass it on. It’s redeemed with the code printed on it.',
          fr: 'Imprimez-le ou transmettez-le. On l’utilise avec le code qui y figure.',
          it: 'Lo stampi o lo inoltri. Si usa con il codice che vi è indicato.',
        },
      ],
      /** Of vouchers by post. */
      post: {
        de: 'Wir drucken den Gutschein und senden ihn per Post an Ihre Adresse. Der Versand ist bezahlt.',
        en: 'We print the voucher and post it to your address. Delivery is paid for.',
        fr: 'Nous imprimons le bon et l’envoyons par la Poste à votre adresse. La livraison est payée.',
        it: 'Stampiamo il buono e lo inviamo per posta al Suo indirizzo. La spedizione è pagata.',
      },
      goods: [
        {
          de: 'Wir packen die Ware in Cham und geben sie der Post.',
          en: 'We pack the goods in Cham and hand them to the post.',
          fr: 'Nous emballons les articles à Cham et les remettons à la Poste.',
          it: 'Prepariamo il pacco a Cham e lo consegniamo alla Posta.',
        },
        {
          de: 'Der Versand ist bezahlt, es kommen keine Kosten dazu.',
          en: 'Delivery is paid for; there’s nothing more to pay.',
          fr: 'La livraison est payée, il n’y a pas d’autres frais.',
          it: 'La spedizione è pagata, non ci sono altri costi.',
        },
      ],
    },
  },
  invoiced: {
    title: {
      de: 'Danke. Die Bestellung ist bei uns.',
      en: 'Thank you. We have your order.',
      fr: 'Merci. Votre commande est chez nous.',
      it: 'Grazie. Il Suo ordine è arrivato.',
    },
    lead: {
      de: 'Die Rechnung kommt per E-Mail. Ware senden wir schon jetzt, Gutscheine, sobald die Rechnung bezahlt ist.',
      en: 'The invoice comes by e-mail. Goods are sent now, vouchers as soon as the invoice is paid.',
      fr: 'La facture arrive par e-mail. Nous envoyons les articles dès maintenant, les bons dès que la facture est payée.',
      it: 'La fattura arriva per e-mail. La merce la spediamo subito, i buoni appena la fattura è pagata.',
    },
  },
  sent: {
    title: {
      de: 'Ihre Bestellung ist versandt.',
      en: 'Your order has been dispatched.',
      fr: 'Votre commande est expédiée.',
      it: 'Il Suo ordine è stato spedito.',
    },
    lead: {
      de: 'Wir haben die Ware der Post übergeben.',
      en: 'We’ve handed the goods to the post.',
      fr: 'Nous avons remis les articles à la Poste.',
      it: 'Abbiamo consegnato gli articoli alla Posta.',
    },
  },
  pending: {
    title: {
      de: 'Die Zahlung ist noch unterwegs.',
      en: 'The payment is still on its way.',
      fr: 'Le paiement est encore en route.',
      it: 'Il pagamento è ancora in corso.',
    },
    lead: {
      de: 'Der Zahlungsdienst hat sie noch nicht bestätigt. Das dauert meist nur kurz. Sobald die Zahlung da ist, schreiben wir Ihnen.',
      en: 'The payment service hasn’t confirmed it yet. This usually takes only a moment. We’ll write to you as soon as it has arrived.',
      fr: 'Le service de paiement ne l’a pas encore confirmé. C’est en général l’affaire de quelques instants. Nous vous écrirons dès qu’il sera là.',
      it: 'Il servizio di pagamento non l’ha ancora confermato. Di solito è questione di poco. Appena arriva, Le scriviamo.',
    },
    reload: {
      de: 'Stand neu abfragen',
      en: 'Check again',
      fr: 'Vérifier à nouveau',
      it: 'Verificare di nuovo',
    },
  },
  expired: {
    title: {
      de: 'Die Zeit zum Bezahlen ist abgelaufen.',
      en: 'The time to pay has run out.',
      fr: 'Le délai de paiement est écoulé.',
      it: 'Il tempo per pagare è scaduto.',
    },
    lead: {
      de: 'Es wurde nichts verrechnet. Ihr Warenkorb ist noch da, Sie können neu zur Kasse gehen.',
      en: 'You haven’t been charged. Your basket is still there, and you can go to the checkout again.',
      fr: 'Rien n’a été débité. Votre panier est toujours là, vous pouvez repasser à la caisse.',
      it: 'Non è stato addebitato nulla. Il Suo carrello c’è ancora: può tornare alla cassa.',
    },
  },
  cancelled: {
    title: {
      de: 'Die Zahlung wurde abgebrochen.',
      en: 'The payment was cancelled.',
      fr: 'Le paiement a été interrompu.',
      it: 'Il pagamento è stato interrotto.',
    },
    lead: {
      de: 'Es wurde nichts verrechnet. Ihr Warenkorb ist noch da.',
      en: 'You haven’t been charged. Your basket is still there.',
      fr: 'Rien n’a été débité. Votre panier est toujours là.',
      it: 'Non è stato addebitato nulla. Il Suo carrello c’è ancora.',
    },
  },
  refunded: {
    title: {
      de: 'Wir erstatten Ihnen das Geld zurück.',
      en: 'We’re refunding your order.',
      fr: 'Nous vous remboursons.',
      it: 'Le rimborsiamo l’ordine.',
    },
    lead: {
      de: 'Sie erhalten den Betrag mit demselben Zahlungsmittel zurück. Das kann einige Tage dauern.',
      en: 'The money goes back the way you paid it. This can take a few days.',
      fr: 'Le montant revient par le moyen de paiement que vous avez utilisé. Cela peut prendre quelques jours.',
      it: 'Riceve l’importo con lo stesso mezzo di pagamento. Può richiedere alcuni giorni.',
    },
  },
  partiallyRefunded: {
    title: {
      de: 'Ein Teil wurde zurückerstattet.',
      en: 'Part of the order has been refunded.',
      fr: 'Une partie a été remboursée.',
      it: 'Una parte è stata rimborsata.',
    },
    lead: {
      de: 'Sie erhalten den Betrag mit demselben Zahlungsmittel zurück. Der Rest der Bestellung gilt weiter.',
      en: 'The money goes back the way you paid it. The rest of the order stands.',
      fr: 'Le montant revient par le moyen de paiement que vous avez utilisé. Le reste de la commande est maintenu.',
      it: 'Riceve l’importo con lo stesso mezzo di pagamento. Il resto dell’ordine rimane valido.',
    },
  },
  unknown: {
    title: {
      de: 'Diese Bestellung finden wir nicht.',
      en: 'We can’t find this order.',
      fr: 'Nous ne trouvons pas cette commande.',
      it: 'Non troviamo questo ordine.',
    },
    lead: {
      de: 'Der Link ist unvollständig oder gehört zu keiner Bestellung. Haben Sie bezahlt, so liegt eine Bestätigung in Ihrem Postfach. Im Zweifel schreiben Sie uns.',
      en: 'The link is incomplete or doesn’t match any order. If you’ve paid, you have a confirmation by e-mail. If in doubt, write to us.',
      fr: 'Le lien est incomplet ou ne correspond à aucune commande. Si vous avez payé, vous avez une confirmation par e-mail. En cas de doute, écrivez-nous.',
      it: 'Il link è incompleto o non appartiene a nessun ordine. Se ha pagato, ha ricevuto una conferma per e-mail. In caso di dubbio ci scriva.',
    },
  },
  orderNumber: {
    de: 'Bestellung {number}',
    en: 'Order {number}',
    fr: 'Commande {number}',
    it: 'Ordine {number}',
  },
  /** Whom a voucher is for: {name}, {email}, {day} */
  gift: {
    recipient: { de: 'Für {name}', en: 'For {name}', fr: 'Pour {name}', it: 'Per {name}' },
    sender: { de: 'Von {name}', en: 'From {name}', fr: 'De la part de {name}', it: 'Da parte di {name}' },
    mailNow: {
      de: 'E-Mail an {email}, gleich nach der Zahlung',
      en: 'E-mail to {email}, right after the payment',
      fr: 'E-mail à {email}, dès le paiement',
      it: 'E-mail a {email}, subito dopo il pagamento',
    },
    mailOn: {
      de: 'E-Mail an {email} am {day}',
      en: 'E-mail to {email} on {day}',
      fr: 'E-mail à {email} le {day}',
      it: 'E-mail a {email} il {day}',
    },
    byPost: {
      de: 'Gedruckt per Post an Ihre Adresse',
      en: 'Printed, by post, to your address',
      fr: 'Imprimé, par la Poste, à votre adresse',
      it: 'Stampato, per posta, al Suo indirizzo',
    },
  },
  lines: { de: 'Artikel', en: 'Items', fr: 'Articles', it: 'Articoli' },
  quantity: { de: 'Menge', en: 'Quantity', fr: 'Quantité', it: 'Quantità' },
  total: { de: 'Gesamt', en: 'Total', fr: 'Total', it: 'Totale' },
  sentTo: {
    de: 'Bestätigung an {email}',
    en: 'Confirmation to {email}',
    fr: 'Confirmation envoyée à {email}',
    it: 'Conferma inviata a {email}',
  },
  /** Paid with the Testkasse. */
  testNote: {
    de: 'Mit der Testkasse bezahlt: Es ist kein Geld geflossen.',
    en: 'Paid with the Testkasse: no money has changed hands.',
    fr: 'Payé avec la Testkasse : aucun argent n’a circulé.',
    it: 'Pagato con la Testkasse: non è stato trasferito denaro.',
  },
  voucherNote: {
    de: '{rule:voucherValidity}',
    en: '{rule:voucherValidity}',
    fr: '{rule:voucherValidity}',
    it: '{rule:voucherValidity}',
  },
  /** {day} */
  terms: {
    de: 'AGB, Fassung vom {day}',
    en: 'Terms and conditions of {day}',
    fr: 'Conditions générales du {day}',
    it: 'Condizioni generali (stato: {day})',
  },
  refundedAmount: { de: 'Zurückerstattet', en: 'Refunded', fr: 'Remboursé', it: 'Rimborsato' },
  withdrawnAmount: {
    de: 'Von der Bank zurückgeholt',
    en: 'Taken back by the bank',
    fr: 'Repris par la banque',
    it: 'Ripreso dalla banca',
  },
  contested: {
    de: 'Ihre Bank klärt die Zahlung; bis sie entschieden hat, erstatten wir nichts zurück.',
    en: 'Your bank is looking into the payment; until it has decided, we won’t send any money back.',
    fr: 'Votre banque examine le paiement\u202f; tant qu’elle n’a pas décidé, nous ne remboursons rien.',
    it: 'La Sua banca sta verificando il pagamento; finché non ha deciso, non possiamo rimborsare nulla.',
  },
  byVoucher: {
    de: 'Mit Gutschein bezahlt',
    en: 'Paid by voucher',
    fr: 'Payé par bon',
    it: 'Pagato con buono',
  },
  voucherReturned: {
    de: 'Auf den Gutschein zurückgebucht',
    en: 'Returned to the voucher',
    fr: 'Recrédité sur le bon',
    it: 'Riaccreditato sul buono',
  },
  paidAmount: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
  keptAmount: { de: 'Bleibt bezahlt', en: 'Remains paid', fr: 'Montant net payé', it: 'Resta pagato' },
  /** {code}: the last four characters */
  voucherVoided: {
    de: 'Gutschein …{code}: ungültig, weil der Kaufpreis zurückerstattet ist.',
    en: 'Voucher …{code}: void, because its price has been refunded.',
    fr: 'Bon …{code}\u202f: non valable, car son prix a été remboursé.',
    it: 'Buono …{code}: non valido, perché il prezzo è stato rimborsato.',
  },
  voucherLeft: {
    de: 'Gutschein …{code}: noch {amount} von {of}.',
    en: 'Voucher …{code}: {amount} of {of} left.',
    fr: 'Bon …{code}\u202f: reste {amount} sur {of}.',
    it: 'Buono …{code}: restano {amount} su {of}.',
  },
  toShop: { de: 'Zum Shop', en: 'Go to the shop', fr: 'Aller à la boutique', it: 'Vedere lo shop' },
  parcel: {
    title: { de: 'Versandt', en: 'Sent to you', fr: 'Expédié', it: 'Spedito' },
    /** {n}, {day} */
    sent: {
      de: 'Paket {n}, versandt am {day}',
      en: 'Parcel {n}, sent on {day}',
      fr: 'Colis {n}, expédié le {day}',
      it: 'Pacco {n}, spedito il {day}',
    },
    tracking: {
      de: 'Sendungsnummer',
      en: 'Tracking number',
      fr: 'Numéro d’envoi',
      it: 'Numero di spedizione',
    },
  },
})
