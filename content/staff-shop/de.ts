const de = {
  title: 'Shop',
  lead: 'Preise und Bestand. Ein neuer Preis gilt ab sofort im Shop; was bestellt ist, behält seinen.',
  columns: { product: 'Produkt', price: 'Preis', stock: 'Bestand', listed: 'Im Shop' },
  uncounted: 'nicht gezählt',
  /** {n}: pieces that nobody holds. */
  free: '{n} frei',
  held: { one: '{n} reserviert', other: '{n} reserviert' },
  low: 'fast weg',
  soldOut: 'ausverkauft',
  sale: 'Aktion {price}',
  listed: 'gezeigt',
  hidden: 'verborgen',
  hide: 'Verbergen',
  show: 'Zeigen',
  hiddenDone: 'Aus der Liste genommen',
  shownDone: 'Wieder im Shop',
  changePrice: 'Preis ändern',
  changeStock: 'Bestand ändern',
  price: {
    title: 'Preis: {name}',
    text: 'Der neue Preis gilt ab sofort für neue Bestellungen.',
    amount: 'Preis in CHF',
    sale: 'Aktionspreis in CHF',
    saleHint: 'Leer lassen, wenn es keine Aktion gibt.',
    submit: 'Preis speichern',
    done: 'Preis gespeichert',
    wrong: 'Bitte einen Betrag wie 25 oder 24.50 eingeben.',
  },
  stock: {
    title: 'Bestand: {name}',
    text: 'Vorhanden sind {n}, davon {held} für offene Kassen reserviert.',
    kind: 'Was ist geschehen?',
    kinds: {
      received: 'Eingegangen',
      sold: 'Ausserhalb verkauft',
      broken: 'Defekt oder verloren',
      counted: 'Gezählt',
    },
    pieces: 'Stück',
    piecesHint: 'Bei einer Zählung: so viele sind jetzt vorhanden, reservierte eingeschlossen.',
    note: 'Notiz',
    optional: '(freiwillig)',
    submit: 'Bestand speichern',
    done: 'Bestand gespeichert',
    wrong: 'Bitte eine ganze Zahl eingeben.',
    history: 'Bisherige Änderungen',
    /** {kind}, {before}, {after} */
    entry: '{kind}: {before} auf {after}',
  },
}

export type Messages = typeof de

export default de
