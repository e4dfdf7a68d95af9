/** Product texts come from the store service. */
const de = {
  meta: {
    /** Fallback without a product. */
    title: 'Produkt im Shop – Gratweg',
    description:
      'Ein Produkt aus dem Shop von Gratweg. Preise in CHF, Versand in der Schweiz und nach Liechtenstein inbegriffen, bezahlt wird auf einer gesicherten Seite.',
  },
  breadcrumb: { label: 'Sie sind hier', shop: 'Shop' },
  imageAlt: '{title}, Zeichnung',
  /** {title}: the option, for example size. */
  unavailableCombination: 'Diese Kombination gibt es nicht.',
  quantity: 'Menge',
  addToCart: 'In den Warenkorb',
  /** {least}, {most}: whole francs. */
  ownAmount: {
    label: 'Oder ein anderer Betrag in CHF',
    hint: 'Ganze Franken von {least} bis {most}',
    wrong: 'Bitte ganze Franken von {least} bis {most} eingeben.',
  },
  /** {number}: shown only with a VAT number. */
  vat: 'inkl. MWST ({number})',
  inStock: 'An Lager in Cham',
  lowStock: { one: 'Noch {n} an Lager', other: 'Noch {n} an Lager' },
  byMail: 'als PDF per E-Mail',
  /** Followed by the company's e-mail address. */
  noScript:
    'Der Warenkorb braucht JavaScript; in Ihrem Browser ist es ausgeschaltet. Bestellen Sie per E-Mail.',
  /** What makes a voucher personal: on its page and in the cart. */
  gift: {
    title: 'Persönlich machen',
    optional: '(freiwillig)',
    lead: 'Bild, Namen und Nachricht stehen auf dem Gutschein, den Sie als PDF bekommen.',
    picture: 'Bild',
    recipient: 'Für wen',
    sender: 'Von wem',
    message: 'Nachricht',
    /** {n} of {most} characters. */
    count: '{n} von {most} Zeichen',
    email: 'E-Mail der beschenkten Person',
    emailHint:
      'Dann schicken wir den Gutschein auch direkt dorthin. Sie bekommen ihn gleich nach der Zahlung.',
    day: 'Versand am',
    /** {until}: a day. */
    dayHint: 'Leer: gleich nach der Zahlung. Sonst um 8 Uhr am gewählten Tag, spätestens am {until}',
    byPost: 'Auch gedruckt per Post an die Lieferadresse (Versand inbegriffen)',
    preview: 'Vorschau als PDF',
    previewHint: 'öffnet ein neues Fenster',
    problems: {
      /** {most} characters. */
      too_long: 'Bitte höchstens {most} Zeichen schreiben.',
      /** {lines} */
      too_many_lines: 'Bitte höchstens {lines} Zeilen schreiben.',
      /** {character} */
      unprintable: '«{character}» lässt sich nicht drucken. Bitte weglassen.',
      not_an_address: 'Bitte eine E-Mail-Adresse wie name@example.ch eingeben.',
      /** {until}: a day. */
      not_a_day: 'Bitte einen Tag von heute bis {until} wählen.',
      needs_address: 'Für den Versand an einem Tag braucht es die E-Mail-Adresse.',
    },
    cart: {
      /** {name} */
      recipient: 'Für {name}',
      sender: 'Von {name}',
      picture: 'mit dem gewählten Bild',
      /** {email} */
      mailNow: 'an {email}, gleich nach der Zahlung',
      /** {email}, {day} */
      mailOn: 'an {email} am {day}',
      byPost: 'gedruckt per Post',
      change: 'Persönliches ändern',
      remove: 'Persönliches entfernen',
      save: 'Übernehmen',
      cancel: 'Abbrechen',
      /** {title} */
      changed: '{title}: Das gewählte Bild oder der Tag ist nicht mehr möglich und wurde entfernt.',
      /** {title}, {francs}, {least}, {most} */
      outOfRange:
        '{title} über CHF {francs} gibt es nicht mehr. Möglich sind ganze Franken von {least} bis {most}.',
    },
    noScript: 'Ohne JavaScript: Schreiben Sie uns Bild, Namen und Nachricht in der Bestellung per E-Mail.',
  },
  voucher: {
    delivery: 'So kommt er an. {rule:voucherDelivery}',
    /** A row of the table below. */
    validity: { label: 'Gültig', years: '{validity:figures}' },
    use: 'Wofür er gilt',
    value: {
      courses: {
        title: 'Survival-Training',
        text: 'Jede Stufe, jeder öffentliche Termin: {francs:aufbruch}, {francs:durchhaltevermoegen} oder {francs:klarer-kompass} pro Person.',
        link: 'Alle Stufen',
      },
      teamEvents: {
        title: 'Team-Events',
        text: 'Bei der Buchung auf dieser Website wird der Betrag vom Preis abgezogen. Reicht er nicht, bezahlen Sie die Differenz.',
        link: 'Alle Team-Events',
      },
      shop: { title: 'Im Shop', text: '{rule:voucherUse}', link: 'Bedingungen für Gutscheine' },
    },
    course: {
      place: {
        title: 'Ein Platz im Kurs',
        text: 'Für eine Person im Kurs {name}, an einem öffentlichen Termin. Das Datum wählt, wer den Gutschein bekommt.',
        link: 'Was im Kurs geschieht',
      },
      price: {
        title: 'Auch wenn der Preis steigt',
        text: 'Er gilt für den Kurs, nicht für einen Betrag: auch wenn der Kurs inzwischen mehr kostet.',
      },
      choice: {
        title: 'Unsicher, welcher Kurs passt?',
        text: 'Drei Fragen zeigen, welche Stufe passt. Oder Sie schenken einen Wertgutschein: Er gilt für jeden Kurs.',
        link: 'Welche Stufe passt?',
      },
    },
  },
  parts: 'Teile',
  facts: 'Technische Daten',
  details: 'Gut zu wissen',
  /** Fallback heading of related products. */
  related: 'Passt dazu',
  failure: {
    title: 'Der Shop antwortet nicht.',
    text: 'Das Produkt konnte nicht geladen werden. Ihr Warenkorb ist unverändert.',
    retry: 'Erneut versuchen',
  },
  notFound: {
    title: 'Dieses Produkt gibt es nicht mehr.',
    text: 'Es wurde aus dem Sortiment genommen, oder die Adresse stimmt nicht.',
    link: 'Zum Shop',
  },
}

export default de
export type Messages = typeof de
