/** What is said of pieces that are kept for somebody who pays. */
const de = {
  held: 'Zurzeit reserviert',
  /** On the product's page. {time} */
  product:
    'Reserviert bis {time} Uhr: Jemand ist am Bezahlen. Bleibt die Zahlung aus, ist das Produkt danach wieder zu haben. Diese Seite zeigt es von selbst.',
  /** At a line of the cart. {time} */
  line: 'Reserviert bis {time} Uhr',
  /** {n}: free pieces; {time} */
  partOfLine: 'Sofort zu haben: {n}. Der Rest ist reserviert bis {time} Uhr.',
  /** In the cart, and when the checkout stops. {title}, {time} */
  cart: '{title} ist bis {time} Uhr reserviert: Jemand ist am Bezahlen.',
  /** {title}, {n}: free pieces; {time} */
  partOfCart:
    'Von {title} sofort zu haben: {n}. Der Rest ist bis {time} Uhr reserviert: Jemand ist am Bezahlen.',
  /** After one or more of these sentences. */
  hint: 'Der Warenkorb bleibt, wie er ist. Versuchen Sie es danach noch einmal, oder bestellen Sie den Rest schon jetzt.',
}

export default de
export type Messages = typeof de
