/** Messages for every page: shell, cart, toasts. German defines the type of the other languages. */
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
      calendar: 'alle Termine',
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
    orientierungspunkt: 'Orientierungs\u00adpunkt',
    'shelter-bau': 'Shelter-Bau',
    'wasser-und-willenskraft': 'Wasser & Willens\u00adkraft',
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
    onTheWay: 'Angebot',
    location: 'Standort',
    openingHours: 'Öffnungszeiten',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    search: 'Suche',
    news: 'News',
    shop: 'Shop und Gutscheine',
    newsletter: 'Newsletter: Ihre E-Mail-Adresse',
    order: 'Abonnieren',
    schematic: 'Karte und Panorama sind schematisch. Nicht zur Navigation.',
    /** {year}, {company} */
    copyright: '© {year} {company}',
  },
  cart: {
    title: 'Warenkorb',
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
    /** Refusals of SPEC §5. */
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
    notAdded: 'Nicht hinzugefügt',
    otherCurrency:
      'Im Warenkorb liegen Artikel in {currency}. Schliessen Sie diesen Kauf zuerst ab. Der Warenkorb bleibt, wie er ist.',
    changedTitle: 'Warenkorb angepasst',
    priceChanged: '{title} kostet jetzt {price}.',
    quantityChanged: 'Von {title} gibt es noch {n}.',
    goneFromShop: '{title} ist nicht mehr erhältlich.',
    changedHint: 'Bitte prüfen Sie den Warenkorb. Es wurde nichts verrechnet.',
    redirecting: 'Weiter zur Zahlungsseite …',
  },
  offer: {
    voucher: 'Gutschein',
    sale: 'Aktion',
    /** For screen readers, before the crossed-out price. */
    previousPrice: 'Bisheriger Preis',
    from: 'ab {price}',
    soldOut: 'Ausverkauft',
    notPurchasable: 'Zurzeit nicht erhältlich',
    lowStock: 'Noch {n}',
  },
  /** Beside buttons that bind; each is true by the terms. */
  promises: {
    request: 'Unverbindlich, Antwort innert 24 Stunden',
    freeMove: 'Bis {figure:freeDays} Tage vorher kostenlos umbuchen',
    badWeather: 'Bei Unwetterwarnung neues Datum oder Geld zurück',
    substitute: 'Ersatzperson jederzeit',
    calledOff: 'Sagen wir ab: neues Datum oder Geld zurück',
    delivery: 'Versand inbegriffen',
    voucherByMail: 'Gutschein als PDF per E-Mail, meist innert weniger Minuten',
    voucherYears: '{validity:start} gültig, übertragbar',
    voucherRest: 'Ein Rest bleibt gültig',
  },
  /** {from}, {until}: days; {percent}: of the price. */
  cancellation: {
    label: 'Stornieren oder umbuchen',
    free: { when: 'Bis {until} Tage vorher', what: 'kostenlos umbuchen oder stornieren' },
    part: { when: '{from} bis {until} Tage vorher', what: '{percent}\u00a0% des Preises' },
    rest: { when: 'Später', what: 'der ganze Preis' },
  },
  /** Who has to be named beside a picture. */
  pictureCredit: 'Bild: {name}',
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
