const de = {
  held: 'Zurzeit reserviert',
  /** On the product page. */
  product:
    'Reserviert bis {time} Uhr: Jemand bezahlt gerade. Bleibt die Zahlung aus, ist das Produkt danach wieder zu haben. Diese Seite zeigt es von selbst.',
  /** At a cart line. */
  line: 'Reserviert bis {time} Uhr',
  /** {n}: free pieces */
  partOfLine: 'Sofort zu haben: {n}. Der Rest ist reserviert bis {time} Uhr.',
  /** In the cart, and when the checkout stops. */
  cart: '{title} ist bis {time} Uhr reserviert: Jemand bezahlt gerade.',
  /** {n}: free pieces */
  partOfCart:
    'Von {title} sofort zu haben: {n}. Der Rest ist bis {time} Uhr reserviert: Jemand bezahlt gerade.',
  /** After one or more of these sentences. */
  hint: 'Der Warenkorb bleibt, wie er ist. Versuchen Sie es danach noch einmal, oder bestellen Sie schon jetzt, was frei ist.',
}

export default de
export type Messages = typeof de
