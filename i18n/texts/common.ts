import { texts } from '#i18n/texts.ts'

/** Messages for every page: shell, cart, toasts. German defines the type of the other languages. */
export default texts({
  loading: { de: 'Lade...', en: 'Loading…', fr: 'Chargement…', it: 'Caricamento…' },
  skipToContent: {
    de: 'Zum Inhalt',
    en: 'Skip to content',
    fr: 'Aller au contenu',
    it: 'Andare al contenuto',
  },
  nav: {
    label: {
      de: 'Hauptnavigation',
      en: 'Main navigation',
      fr: 'Navigation principale',
      it: 'Navigazione principale',
    },
    home: { de: 'Start', en: 'Home', fr: 'Accueil', it: 'Inizio' },
    projectManagement: {
      de: 'Projektmanagement',
      en: 'Project management',
      fr: 'Gestion de projet',
      it: 'Gestione di progetti',
    },
    survivalTraining: {
      de: 'Survival-Training',
      en: 'Survival training',
      fr: 'Stages de survie',
      it: 'Corsi di sopravvivenza',
    },
    teamEvents: { de: 'Team-Events', en: 'Team events', fr: 'Sorties d’équipe', it: 'Uscite per team' },
    philosophy: { de: 'Philosophie', en: 'Philosophy', fr: 'Philosophie', it: 'Filosofia' },
    team: { de: 'Team', en: 'Team', fr: 'Équipe', it: 'Team' },
    calendar: { de: 'Event-Kalender', en: 'Event calendar', fr: 'Agenda', it: 'Calendario' },
    shop: { de: 'Shop', en: 'Shop', fr: 'Boutique', it: 'Shop' },
    contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact', it: 'Contatti' },
    login: { de: 'Anmelden', en: 'Sign in', fr: 'Connexion', it: 'Accedere' },
    account: {
      de: 'Ihr Konto (angemeldet)',
      en: 'Your account (signed in)',
      fr: 'Votre compte (session ouverte)',
      it: 'Il Suo account (connesso)',
    },
    menu: { de: 'Menü', en: 'Menu', fr: 'Menu', it: 'Menu' },
    openMenu: { de: 'Menü öffnen', en: 'Open menu', fr: 'Ouvrir le menu', it: 'Aprire il menu' },
    closeMenu: { de: 'Menü schliessen', en: 'Close menu', fr: 'Fermer le menu', it: 'Chiudere il menu' },
    /** {name}: the entry whose submenu opens. */
    openSubmenu: {
      de: 'Untermenü {name}',
      en: '{name} submenu',
      fr: 'Sous-menu {name}',
      it: 'Sottomenu {name}',
    },
    notes: {
      projectManagement: { de: 'nach Mass', en: 'made to measure', fr: 'sur mesure', it: 'su misura' },
      survivalTraining: { de: '1 – 2½ Tage', en: '1 – 2½ days', fr: '1 – 2½ jours', it: '1 – 2½ giorni' },
      teamEvents: { de: '½ – 1½ Tage', en: '½ – 1½ days', fr: '½ – 1½ jour', it: '½ – 1½ giorni' },
      calendar: { de: 'alle Termine', en: 'all dates', fr: 'toutes les dates', it: 'tutte le date' },
      shop: { de: 'Gutscheine', en: 'vouchers', fr: 'bons cadeaux', it: 'buoni regalo' },
      contact: { de: 'Cham, 418 m', en: 'Cham, 418 m', fr: 'Cham, 418 m', it: 'Cham, 418 m' },
    },
  },
  survivalLevels: {
    aufbruch: {
      de: 'Aufbruch',
      en: 'Aufbruch (Setting Out)',
      fr: 'Aufbruch (Départ)',
      it: 'Aufbruch (Partenza)',
    },
    durchhaltevermoegen: {
      de: 'Durchhalte\u00advermögen',
      en: 'Durchhalte\u00advermögen (Endurance)',
      fr: 'Durchhalte\u00advermögen (Endurance)',
      it: 'Durchhalte\u00advermögen (Tenacia)',
    },
    'klarer-kompass': {
      de: 'Klarer Kompass',
      en: 'Klarer Kompass (Clear Compass)',
      fr: 'Klarer Kompass (Boussole claire)',
      it: 'Klarer Kompass (Bussola chiara)',
    },
  },
  teamEvents: {
    'back-to-the-roots': {
      de: 'Back to the Roots',
      en: 'Back to the Roots',
      fr: 'Back to the Roots',
      it: 'Back to the Roots',
    },
    'feuer-und-fokus': {
      de: 'Feuer & Fokus',
      en: 'Feuer & Fokus (Fire & Focus)',
      fr: 'Feuer & Fokus (Feu et concentration)',
      it: 'Feuer & Fokus (Fuoco e concentrazione)',
    },
    orientierungspunkt: {
      de: 'Orientierungs\u00adpunkt',
      en: 'Orientierungs\u00adpunkt (Finding the Way)',
      fr: 'Orientierungs\u00adpunkt (Point de repère)',
      it: 'Orientierungs\u00adpunkt (Punto di riferimento)',
    },
    'shelter-bau': {
      de: 'Shelter-Bau',
      en: 'Shelter-Bau (Shelter Building)',
      fr: 'Shelter-Bau (Construire un abri)',
      it: 'Shelter-Bau (Costruire un riparo)',
    },
    'wasser-und-willenskraft': {
      de: 'Wasser & Willens\u00adkraft',
      en: 'Wasser & Willens\u00adkraft (Water & Willpower)',
      fr: 'Wasser & Willens\u00adkraft (Eau et volonté)',
      it: 'Wasser & Willens\u00adkraft (Acqua e volontà)',
    },
    'survival-mindset': {
      de: 'Survival Mindset',
      en: 'Survival Mindset',
      fr: 'Survival Mindset',
      it: 'Survival Mindset',
    },
  },
  language: {
    label: { de: 'Sprache', en: 'Language', fr: 'Langue', it: 'Lingua' },
    /** {name}: the current language in itself. */
    current: { de: 'Sprache: {name}', en: 'Language: {name}', fr: 'Langue : {name}', it: 'Lingua: {name}' },
    failed: {
      de: 'Sprache nicht geladen',
      en: 'Language not loaded',
      fr: 'Langue non chargée',
      it: 'Lingua non caricata',
    },
    failedHint: {
      de: 'Die Verbindung ist unterbrochen. Bitte versuchen Sie es noch einmal.',
      en: 'The connection was interrupted. Please try again.',
      fr: 'La connexion est interrompue. Réessayez.',
      it: 'La connessione si è interrotta. Riprovi.',
    },
  },
  footer: {
    motto: {
      de: 'Digitale Projekte und Programme. Survival-Training und Team-Events.',
      en: 'Digital projects and programmes. Survival training and team events.',
      fr: 'Projets et programmes numériques. Stages de survie et sorties d’équipe.',
      it: 'Progetti e programmi digitali. Corsi di sopravvivenza e uscite per team.',
    },
    onTheWay: { de: 'Angebot', en: 'What we offer', fr: 'Nos offres', it: 'La nostra offerta' },
    location: { de: 'Standort', en: 'Where we are', fr: 'Où nous trouver', it: 'Dove siamo' },
    openingHours: {
      de: 'Öffnungszeiten',
      en: 'Opening hours',
      fr: 'Heures d’ouverture',
      it: 'Orari di apertura',
    },
    imprint: { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales', it: 'Note legali' },
    privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données', it: 'Protezione dei dati' },
    terms: { de: 'AGB', en: 'Terms', fr: 'Conditions générales', it: 'Condizioni generali' },
    search: { de: 'Suche', en: 'Search', fr: 'Recherche', it: 'Ricerca' },
    news: { de: 'News', en: 'News', fr: 'Actualités', it: 'Novità' },
    shop: {
      de: 'Shop und Gutscheine',
      en: 'Shop and vouchers',
      fr: 'Boutique et bons cadeaux',
      it: 'Shop e buoni regalo',
    },
    newsletter: {
      de: 'Newsletter: Ihre E-Mail-Adresse',
      en: 'Newsletter: your e-mail address',
      fr: 'Newsletter : votre adresse e-mail',
      it: 'Newsletter: il Suo indirizzo e-mail',
    },
    order: { de: 'Abonnieren', en: 'Subscribe', fr: 'S’abonner', it: 'Iscriversi' },
    schematic: {
      de: 'Karte und Panorama sind schematisch. Nicht zur Navigation.',
      en: 'Map and panorama are schematic. Not for navigation.',
      fr: 'La carte et le panorama sont schématiques et ne servent pas à s’orienter.',
      it: 'Carta e panorama sono schematici. Non servono a orientarsi.',
    },
    /** {year}, {company} */
    copyright: {
      de: '© {year} {company}',
      en: '© {year} {company}',
      fr: '© {year} {company}',
      it: '© {year} {company}',
    },
  },
  cart: {
    title: { de: 'Warenkorb', en: 'Basket', fr: 'Panier', it: 'Carrello' },
    open: { de: 'Warenkorb öffnen', en: 'Open basket', fr: 'Ouvrir le panier', it: 'Aprire il carrello' },
    close: {
      de: 'Warenkorb schliessen',
      en: 'Close basket',
      fr: 'Fermer le panier',
      it: 'Chiudere il carrello',
    },
    items: {
      one: { de: '{n} Artikel', en: '{n} item', fr: '{n} article', it: '{n} articolo' },
      other: { de: '{n} Artikel', en: '{n} items', fr: '{n} articles', it: '{n} articoli' },
    },
    empty: {
      de: 'Ihr Warenkorb ist leer.',
      en: 'Your basket is empty.',
      fr: 'Votre panier est vide.',
      it: 'Il Suo carrello è vuoto.',
    },
    emptyHint: {
      de: 'Der Rucksack ist leer. Das ist leicht, aber nicht warm.',
      en: 'The rucksack is empty. Light, but not warm.',
      fr: 'Le sac est vide. C’est léger, mais pas chaud.',
      it: 'Lo zaino è vuoto. Leggero, ma non caldo.',
    },
    toShop: { de: 'Zum Shop', en: 'Go to the shop', fr: 'Aller à la boutique', it: 'Andare allo shop' },
    remove: { de: 'Entfernen', en: 'Remove', fr: 'Retirer', it: 'Rimuovere' },
    /** {title}: product and variant. */
    removeItem: {
      de: '{title} entfernen',
      en: 'Remove {title}',
      fr: 'Retirer {title}',
      it: 'Rimuovere {title}',
    },
    less: { de: 'Eins weniger', en: 'One fewer', fr: 'Un de moins', it: 'Uno in meno' },
    more: { de: 'Eins mehr', en: 'One more', fr: 'Un de plus', it: 'Uno in più' },
    quantity: { de: 'Menge', en: 'Quantity', fr: 'Quantité', it: 'Quantità' },
    quantityOf: {
      de: 'Menge von {title}',
      en: 'Quantity of {title}',
      fr: 'Quantité pour {title}',
      it: 'Quantità di {title}',
    },
    total: { de: 'Gesamt', en: 'Total', fr: 'Total', it: 'Totale' },
    checkout: {
      de: 'Zur Kasse gehen',
      en: 'Go to checkout',
      fr: 'Passer à la caisse',
      it: 'Andare alla cassa',
    },
    /** Refusals of SPEC §5. */
    notEnoughStock: {
      de: 'Nicht genügend Lagerbestand für {title}. Nur {n} verfügbar.',
      en: 'Not enough stock for {title}. Only {n} available.',
      fr: 'Stock insuffisant pour {title}. Quantité disponible : {n}.',
      it: 'Scorte insufficienti per {title}. Quantità disponibile: {n}.',
    },
    maximumReached: {
      de: 'Die maximale Menge für {title} wurde erreicht.',
      en: 'You already have the maximum quantity of {title}.',
      fr: 'La quantité maximale est atteinte pour {title}.',
      it: 'È stata raggiunta la quantità massima di {title}.',
    },
    stockLimitTitle: {
      de: 'Bestandslimit erreicht',
      en: 'Stock limit reached',
      fr: 'Limite de stock atteinte',
      it: 'Limite di scorte raggiunto',
    },
    stockLimit: {
      de: 'Sie können nicht mehr als {n} von {title} hinzufügen.',
      en: 'You can’t add more than {n} of {title}.',
      fr: 'Quantité maximale pour {title} : {n}. Vous ne pouvez pas en ajouter davantage.',
      it: 'Quantità massima di {title}: {n}. Non può aggiungerne altri.',
    },
    emptyToastTitle: {
      de: 'Ihr Warenkorb ist leer',
      en: 'Your basket is empty',
      fr: 'Votre panier est vide',
      it: 'Il Suo carrello è vuoto',
    },
    emptyToast: {
      de: 'Fügen Sie einige Produkte zu Ihrem Warenkorb hinzu, bevor Sie zur Kasse gehen.',
      en: 'Add something to your basket before going to the checkout.',
      fr: 'Ajoutez des articles à votre panier avant de passer à la caisse.',
      it: 'Aggiunga qualche prodotto al carrello prima di andare alla cassa.',
    },
    checkoutErrorTitle: {
      de: 'Checkout Fehler',
      en: 'Checkout error',
      fr: 'Erreur à la caisse',
      it: 'Errore alla cassa',
    },
    checkoutError: {
      de: 'Es gab ein Problem bei der Initialisierung des Checkouts. Bitte versuchen Sie es erneut.',
      en: 'The checkout could not be started. Please try again.',
      fr: 'Le passage à la caisse n’a pas pu être lancé. Réessayez.',
      it: 'Non è stato possibile avviare il pagamento. Riprovi.',
    },
    added: { de: 'Im Warenkorb', en: 'In your basket', fr: 'Dans le panier', it: 'Nel carrello' },
    /** {title} */
    addedHint: {
      de: '{title} liegt im Warenkorb.',
      en: '{title} is in your basket.',
      fr: 'Ajouté au panier : {title}.',
      it: 'Aggiunto al carrello: {title}.',
    },
    notAdded: { de: 'Nicht hinzugefügt', en: 'Not added', fr: 'Non ajouté', it: 'Non aggiunto' },
    otherCurrency: {
      de: 'Im Warenkorb liegen Artikel in {currency}. Schliessen Sie diesen Kauf zuerst ab. Der Warenkorb bleibt, wie er ist.',
      en: 'Your basket holds items in {currency}. Please complete that purchase first; the basket stays as it is.',
      fr: 'Votre panier contient des articles en {currency}. Terminez d’abord cet achat ; le panier reste intact.',
      it: 'Il Suo carrello contiene articoli in {currency}. Concluda prima questo acquisto; il carrello resta com’è.',
    },
    changedTitle: {
      de: 'Warenkorb angepasst',
      en: 'Basket updated',
      fr: 'Panier mis à jour',
      it: 'Carrello aggiornato',
    },
    priceChanged: {
      de: '{title} kostet jetzt {price}.',
      en: '{title} now costs {price}.',
      fr: 'Nouveau prix pour {title} : {price}.',
      it: 'Nuovo prezzo per {title}: {price}.',
    },
    quantityChanged: {
      de: 'Von {title} gibt es noch {n}.',
      en: 'Only {n} of {title} left.',
      fr: 'Quantité restante pour {title} : {n}.',
      it: 'Quantità rimasta di {title}: {n}.',
    },
    goneFromShop: {
      de: '{title} ist nicht mehr erhältlich.',
      en: '{title} is no longer available.',
      fr: '{title} : cet article n’est plus disponible.',
      it: '{title}: articolo non più disponibile.',
    },
    changedHint: {
      de: 'Bitte prüfen Sie den Warenkorb. Es wurde nichts verrechnet.',
      en: 'Please check your basket. You haven’t been charged.',
      fr: 'Vérifiez votre panier. Rien n’a été débité.',
      it: 'Verifichi il carrello. Non è stato addebitato nulla.',
    },
    redirecting: {
      de: 'Weiter zur Zahlungsseite …',
      en: 'Taking you to payment…',
      fr: 'Vers la page de paiement…',
      it: 'Apertura della pagina di pagamento…',
    },
  },
  offer: {
    voucher: { de: 'Gutschein', en: 'Voucher', fr: 'Bon cadeau', it: 'Buono regalo' },
    sale: { de: 'Aktion', en: 'Sale', fr: 'Action', it: 'Azione' },
    /** For screen readers, before the crossed-out price. */
    previousPrice: {
      de: 'Bisheriger Preis',
      en: 'Previous price',
      fr: 'Ancien prix',
      it: 'Prezzo precedente',
    },
    from: { de: 'ab {price}', en: 'from {price}', fr: 'dès {price}', it: 'da {price}' },
    soldOut: { de: 'Ausverkauft', en: 'Sold out', fr: 'Épuisé', it: 'Esaurito' },
    notPurchasable: {
      de: 'Zurzeit nicht erhältlich',
      en: 'Currently unavailable',
      fr: 'Indisponible pour le moment',
      it: 'Al momento non disponibile',
    },
    lowStock: { de: 'Noch {n}', en: '{n} left', fr: 'Plus que {n}', it: 'Ancora {n}' },
  },
  /** Beside buttons that bind; each is true by the terms. */
  promises: {
    request: {
      de: 'Unverbindlich, Antwort innert 24 Stunden',
      en: 'No obligation, reply within 24 hours',
      fr: 'Sans engagement, réponse dans les 24 heures',
      it: 'Senza impegno, risposta entro 24 ore',
    },
    freeMove: {
      de: 'Bis {figure:freeDays} Tage vorher kostenlos umbuchen',
      en: 'Change the date free of charge up to {figure:freeDays} days before',
      fr: 'Changement de date gratuit jusqu’à {figure:freeDays} jours avant',
      it: 'Cambio di data gratuito fino a {figure:freeDays} giorni prima',
    },
    badWeather: {
      de: 'Bei Unwetterwarnung neues Datum oder Geld zurück',
      en: 'Severe weather warning: new date or your money back',
      fr: 'Alerte météo\u202f: nouvelle date ou remboursement',
      it: 'Allerta meteo: nuova data o rimborso',
    },
    substitute: {
      de: 'Ersatzperson jederzeit',
      en: 'Send someone else at any time',
      fr: 'Une autre personne peut venir à votre place',
      it: 'Un’altra persona può venire al Suo posto',
    },
    calledOff: {
      de: 'Sagen wir ab: neues Datum oder Geld zurück',
      en: 'If we call it off: new date or your money back',
      fr: 'Si nous annulons\u202f: nouvelle date ou remboursement',
      it: 'Se annulliamo noi: nuova data o rimborso',
    },
    delivery: {
      de: 'Versand inbegriffen',
      en: 'Delivery included',
      fr: 'Livraison comprise',
      it: 'Spedizione inclusa',
    },
    voucherByMail: {
      de: 'Gutschein als PDF per E-Mail, meist innert weniger Minuten',
      en: 'Voucher as a PDF by e-mail, usually within a few minutes',
      fr: 'Bon en PDF par e-mail, le plus souvent en quelques minutes',
      it: 'Buono in PDF per e-mail, di solito in pochi minuti',
    },
    voucherYears: {
      de: '{validity:start} gültig, übertragbar',
      en: 'Valid for {validity:words}, transferable',
      fr: 'Valable {validity:words}, transmissible',
      it: 'Valido {validity:words}, trasferibile',
    },
    voucherRest: {
      de: 'Ein Rest bleibt gültig',
      en: 'Any balance stays valid',
      fr: 'Le solde reste valable',
      it: 'Il resto rimane valido',
    },
  },
  /** {from}, {until}: days; {percent}: of the price. */
  cancellation: {
    label: {
      de: 'Stornieren oder umbuchen',
      en: 'Cancelling or changing the date',
      fr: 'Annuler ou changer de date',
      it: 'Annullare o cambiare data',
    },
    free: {
      when: {
        de: 'Bis {until} Tage vorher',
        en: 'Up to {until} days before',
        fr: 'Jusqu’à {until} jours avant',
        it: 'Fino a {until} giorni prima',
      },
      what: {
        de: 'kostenlos umbuchen oder stornieren',
        en: 'change the date or cancel free of charge',
        fr: 'changement de date ou annulation sans frais',
        it: 'cambio di data o annullamento senza spese',
      },
    },
    part: {
      when: {
        de: '{from} bis {until} Tage vorher',
        en: '{from} to {until} days before',
        fr: 'De {from} à {until} jours avant',
        it: 'Da {from} a {until} giorni prima',
      },
      what: {
        de: '{percent}\u00a0% des Preises',
        en: '{percent}% of the price',
        fr: '{percent}\u00a0% du prix',
        it: '{percent}\u00a0% del prezzo',
      },
    },
    rest: {
      when: { de: 'Später', en: 'Later than that', fr: 'Plus tard', it: 'Più tardi' },
      what: { de: 'der ganze Preis', en: 'the full price', fr: 'le prix entier', it: 'il prezzo intero' },
    },
  },
  /** Who has to be named beside a picture. */
  pictureCredit: {
    de: 'Bild: {name}',
    en: 'Picture: {name}',
    fr: 'Image\u202f: {name}',
    it: 'Immagine: {name}',
  },
  toast: {
    region: { de: 'Meldungen', en: 'Messages', fr: 'Messages', it: 'Messaggi' },
    close: {
      de: 'Meldung schliessen',
      en: 'Close message',
      fr: 'Fermer le message',
      it: 'Chiudere il messaggio',
    },
  },
  error: {
    retry: { de: 'Erneut versuchen', en: 'Try again', fr: 'Réessayer', it: 'Riprovare' },
  },
})
