import { texts } from '#i18n/texts.ts'

export default texts({
  held: {
    de: 'Zurzeit reserviert',
    en: 'Currently reserved',
    fr: 'Réservé pour le moment',
    it: 'Al momento riservato',
  },
  /** On the product page. */
  product: {
    de: 'Reserviert bis {time} Uhr: Jemand bezahlt gerade. Bleibt die Zahlung aus, ist das Produkt danach wieder zu haben. Diese Seite zeigt es von selbst.',
    en: 'Reserved until {time}: someone is paying for it. If they don’t, the product is available again afterwards. This page updates by itself.',
    fr: 'Réservé jusqu’à {time}\u202f: un paiement est en cours. S’il n’aboutit pas, le produit sera de nouveau disponible. Cette page l’affichera d’elle-même.',
    it: 'Riservato fino alle {time}: è in corso un pagamento. Se non va a buon fine, il prodotto sarà di nuovo disponibile. Questa pagina si aggiorna da sola.',
  },
  /** At a cart line. */
  line: {
    de: 'Reserviert bis {time} Uhr',
    en: 'Reserved until {time}',
    fr: 'Réservé jusqu’à {time}',
    it: 'Riservato fino alle {time}',
  },
  /** {n}: free pieces */
  partOfLine: {
    de: 'Sofort zu haben: {n}. Der Rest ist reserviert bis {time} Uhr.',
    en: 'Available now: {n}. The rest is reserved until {time}.',
    fr: 'Disponible tout de suite\u202f: {n}. Le reste est réservé jusqu’à {time}.',
    it: 'Disponibili subito: {n}. Il resto è riservato fino alle {time}.',
  },
  /** In the cart, and when the checkout stops. */
  cart: {
    de: '{title} ist bis {time} Uhr reserviert: Jemand bezahlt gerade.',
    en: '{title} is reserved until {time}: someone is paying for it.',
    fr: '{title}\u202f: réservé jusqu’à {time}, un paiement est en cours.',
    it: '{title}: riservato fino alle {time}, è in corso un pagamento.',
  },
  /** {n}: free pieces */
  partOfCart: {
    de: 'Von {title} sofort zu haben: {n}. Der Rest ist bis {time} Uhr reserviert: Jemand bezahlt gerade.',
    en: '{title}, available now: {n}. The rest is reserved until {time}: someone is paying for it.',
    fr: '{title}, disponible tout de suite\u202f: {n}. Le reste est réservé jusqu’à {time}, un paiement est en cours.',
    it: '{title}, disponibili subito: {n}. Il resto è riservato fino alle {time}, è in corso un pagamento.',
  },
  /** After one or more of these sentences. */
  hint: {
    de: 'Der Warenkorb bleibt, wie er ist. Versuchen Sie es danach noch einmal, oder bestellen Sie schon jetzt, was frei ist.',
    en: 'Your basket stays as it is. Try again afterwards, or order what’s available now.',
    fr: 'Votre panier reste tel quel. Réessayez ensuite, ou commandez dès maintenant ce qui est disponible.',
    it: 'Il carrello resta com’è. Riprovi dopo, oppure ordini già ora ciò che è disponibile.',
  },
})
