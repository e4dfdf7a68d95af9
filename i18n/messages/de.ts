/** Words that every page needs: shell, cart, toasts. German is the shape of the other languages. */
const de = {
  loading: 'Lade...',
  skipToContent: 'Zum Inhalt',
  nav: {
    label: 'Hauptnavigation',
    home: 'Start',
    projectManagement: 'Projektmanagement',
    survivalTraining: 'Survival-Training',
    teamEvents: 'Team-Events',
    philosophy: 'Philosophie',
    team: 'Team',
    calendar: 'Event-Kalender',
    shop: 'Shop',
    contact: 'Kontakt',
    login: 'Anmelden',
    account: 'Ihr Konto (angemeldet)',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schliessen',
    /** {name}: the entry whose submenu opens. */
    openSubmenu: 'Untermenü {name}',
    notes: {
      projectManagement: 'nach Mass',
      survivalTraining: '1 – 2½ Tage',
      teamEvents: '½ – 1½ Tage',
      calendar: 'alle Daten',
      shop: 'Gutscheine',
      contact: 'Cham, 418 m',
    },
  },
  survivalLevels: {
    aufbruch: 'Aufbruch',
    durchhaltevermoegen: 'Durchhalte\u00advermögen',
    'klarer-kompass': 'Klarer Kompass',
  },
  teamEvents: {
    'back-to-the-roots': 'Back to the Roots',
    'feuer-und-fokus': 'Feuer & Fokus',
    orientierungspunkt: 'Orientierungspunkt',
    'shelter-bau': 'Shelter-Bau',
    'wasser-und-willenskraft': 'Wasser & Willenskraft',
    'survival-mindset': 'Survival Mindset',
  },
  language: {
    label: 'Sprache',
    /** {name}: the current language in itself. */
    current: 'Sprache: {name}',
    failed: 'Sprache nicht geladen',
    failedHint: 'Die Verbindung ist unterbrochen. Bitte versuchen Sie es noch einmal.',
  },
  footer: {
    motto: 'Digitale Projekte und Programme. Survival-Training und Team-Events.',
    onTheWay: 'Unterwegs',
    location: 'Standort',
    openingHours: 'Öffnungszeiten',
    hours: ['Mo–Fr 08:00–17:00'],
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    search: 'Suche',
    news: 'Aus dem Feldbuch',
    shop: 'Shop und Gutscheine',
    newsletter: 'Newsletter an diese E-Mail-Adresse',
    order: 'Bestellen',
    schematic: 'Karte und Panorama sind schematisch. Nicht zur Navigation.',
    /** {year}, {company} */
    copyright: '© {year} {company}',
  },
  cart: {
    title: 'Warenkorb',
    /** Label of the cart button. */
    open: 'Warenkorb öffnen',
    close: 'Warenkorb schliessen',
    items: { one: '{n} Artikel', other: '{n} Artikel' },
    empty: 'Ihr Warenkorb ist leer.',
    emptyHint: 'Der Rucksack ist leer. Das ist leicht, aber nicht warm.',
    toShop: 'Zum Shop',
    remove: 'Entfernen',
    /** {title}: product and variant. */
    removeItem: '{title} entfernen',
    less: 'Eins weniger',
    more: 'Eins mehr',
    quantity: 'Menge',
    quantityOf: 'Menge von {title}',
    total: 'Gesamt',
    checkout: 'Zur Kasse gehen',
    shippingIncluded: 'Versand inbegriffen. Gutscheine kommen als PDF per Mail.',
    /** Refusals of SPEC §5. {title}, {n}. */
    notEnoughStock: 'Nicht genügend Lagerbestand für {title}. Nur {n} verfügbar.',
    maximumReached: 'Die maximale Menge für {title} wurde erreicht.',
    stockLimitTitle: 'Bestandslimit erreicht',
    stockLimit: 'Sie können nicht mehr als {n} von {title} hinzufügen.',
    emptyToastTitle: 'Ihr Warenkorb ist leer',
    emptyToast: 'Fügen Sie einige Produkte zu Ihrem Warenkorb hinzu, bevor Sie zur Kasse gehen.',
    checkoutErrorTitle: 'Checkout Fehler',
    checkoutError: 'Es gab ein Problem bei der Initialisierung des Checkouts. Bitte versuchen Sie es erneut.',
    added: 'Im Warenkorb',
    /** {title} */
    addedHint: '{title} liegt im Warenkorb.',
    view: 'Ansehen',
    notAdded: 'Nicht hinzugefügt',
    otherCurrency:
      'Im Warenkorb liegen Artikel in {currency}. Schliessen Sie diesen Kauf zuerst ab, der Warenkorb bleibt erhalten.',
    changedTitle: 'Warenkorb angepasst',
    priceChanged: '{title} kostet jetzt {price}.',
    quantityChanged: 'Von {title} sind noch {n} da.',
    goneFromShop: '{title} ist nicht mehr erhältlich.',
    changedHint: 'Bitte prüfen Sie den Warenkorb. Es wurde nichts verrechnet.',
    redirecting: 'Weiter zur Zahlungsseite …',
  },
  /** States and prices of a product, wherever its card stands. */
  offer: {
    voucher: 'Gutschein',
    sale: 'Aktion',
    /** Screen readers: stands before the crossed-out price. */
    previousPrice: 'Bisheriger Preis',
    from: 'ab {price}',
    soldOut: 'Ausverkauft',
    notPurchasable: 'Zurzeit nicht erhältlich',
    lowStock: 'Noch {n}',
  },
  toast: {
    region: 'Meldungen',
    close: 'Meldung schliessen',
  },
  error: {
    retry: 'Erneut versuchen',
  },
}

export default de
export type Messages = typeof de
