/** Shared by the overview and the level pages. Placeholders are filled from `content/services.ts`. */
const de = {
  level: 'Stufe {n}',
  levelOfThree: 'Stufe {n} von 3',
  perPerson: 'pro Person',
  book: 'Platz buchen',
  labels: {
    duration: 'Dauer',
    forWhom: 'Für',
    focus: 'Inhalt',
    group: 'Gruppe',
    terrain: 'Gelände',
    distance: 'Strecke',
    nights: 'Nächte',
    requirement: 'Voraussetzung',
    material: 'Material',
    included: 'Inbegriffen',
    price: 'Preis pro Person',
  },
  /** {from}, {to}: people. */
  group: '{from} bis {to} Personen',
  levels: {
    aufbruch: {
      duration: '1 Tag',
      /** {from}, {to}: times of day. */
      hours: 'Samstag, {from} bis {to} Uhr',
      forWhom: 'alle, die anfangen wollen',
      focus: 'Feuer, Wasser, Orientierung, erste Entscheide',
      terrain: 'Zugerberg: Wald und Wiese, Wanderwege (SAC T1)',
      distance: 'rund 6 km, 200 m Aufstieg',
      nights: 'keine',
      requirement: 'keine, ab 16 Jahren',
      material: 'wird gestellt',
      included: 'Leitung, Suppe und Tee',
      alt: 'Morgensonne über einem See, im Vordergrund ein heller Weg',
    },
    durchhaltevermoegen: {
      duration: '2 Tage mit Biwak',
      hours: 'Samstag, {from} Uhr, bis Sonntag, {to} Uhr',
      forWhom: 'alle, die schon erste Erfahrung draussen haben',
      focus: 'Lager, Wärme, Verpflegung, Kräfte einteilen',
      terrain: 'Wildspitz: Bergwald, Bergwanderwege (SAC T2)',
      distance: 'rund 12 km, 800 m Aufstieg',
      nights: 'eine, im Biwak',
      requirement: 'gute Gesundheit, ab 18 Jahren',
      material: 'Rucksack und Schlafsack selber mitbringen',
      included: 'Leitung, Plane, Verpflegung',
      alt: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
    },
    'klarer-kompass': {
      duration: '2½ Tage',
      hours: 'Freitag, {from} Uhr, bis Sonntag, {to} Uhr',
      forWhom: 'Führungskräfte mit Erfahrung draussen',
      focus: 'Route, Führung, Entscheiden unter Unsicherheit',
      terrain: 'Rigi und Umgebung: Bergwege und weglose Stücke (SAC T3)',
      distance: 'rund 24 km, 1600 m Aufstieg',
      nights: 'zwei, im eigenen Lager',
      requirement: 'Stufe 2 oder vergleichbare Erfahrung, ab 18 Jahren',
      material: 'Rucksack, Schlafsack und Matte selber mitbringen',
      included: 'Leitung, Karten, Verpflegung',
      alt: 'Gipfel im Mittagslicht unter einem Kompassring, eine gestrichelte Spur führt hinauf',
    },
  },
  dates: {
    name: 'Termine',
    title: 'Nächste Termine',
    next: 'Nächster Termin:',
    note: 'Treffpunkt und genaue Zeiten stehen beim Termin. Wir treffen uns immer an einer Haltestelle.',
    /** {from}: people. */
    ownGroup: 'Sie sind eine Gruppe ab {from} Personen? Wir legen einen Termin für Sie fest.',
    ownGroupLink: 'Datum vorschlagen',
    none: 'Zurzeit ist kein Termin ausgeschrieben.',
    failed: 'Die Termine konnten nicht geladen werden.',
    calendar: 'Zum Event-Kalender',
  },
  programme: { name: 'Ablauf' },
  lessons: { name: 'Was im Büro ankommt' },
  packing: {
    name: 'Packliste',
    title: 'Was in den Rucksack kommt',
    bring: 'Sie bringen mit',
    provide: 'Wir bringen mit',
    lend: 'Fehlt Ihnen etwas? Schreiben Sie uns eine Woche vorher, wir leihen aus, was da ist.',
  },
  safety: {
    name: 'Sicherheit und Wetter',
    title: 'Was wir tun, wenn es ungemütlich wird',
    items: {
      storm: {
        title: 'Gewitter und Sturm',
        text: 'Wir lesen den Wetterbericht am Vorabend und am Morgen. Bei Sturm- oder Gewitterwarnung, Hochwasser oder Lawinengefahr verschieben wir. Zieht unterwegs doch ein Gewitter auf, verlassen wir Grat, Waldrand und Ufer, warten an einem vorher bestimmten Ort und brechen ab, wenn es bleibt.',
      },
      rain: {
        title: 'Regen und Kälte',
        text: 'Regen allein ist kein Grund abzusagen. Nass wird man, frieren soll niemand: Pausen, Plane und Tee richten sich nach der Person, der zuerst kalt ist.',
      },
      fire: {
        title: 'Feuerverbot',
        text: 'Bei Waldbrandgefahr halten wir uns an das Verbot des Kantons. Dann wird ohne Flamme geübt, und das Essen kommt warm aus der Kanne.',
      },
      emergency: {
        title: 'Notfall',
        text: 'Zu jeder Route gehört ein Notfallplan mit Zufahrten, Sammelplätzen und Rufnummern. Die Leitung trägt Apotheke, Telefon und Notfunkgerät, denn Empfang gibt es nicht überall.',
      },
      health: {
        title: 'Gesundheit',
        text: 'Herz, Asthma, Allergien, Schwangerschaft, Medikamente: Bitte sagen Sie es uns vor dem Kurs. Wir sagen ehrlich, ob er passt. Niemand muss etwas tun, und wer aufhören will, wird zurückbegleitet.',
      },
      insurance: {
        title: 'Versicherung',
        text: 'Unfall und Haftpflicht sind Sache der Teilnehmenden. Fragen Sie Ihre Versicherung, ob sie auch Suche und Rettung bezahlt.',
      },
    },
  },
  price: {
    name: 'Preis und Bedingungen',
    title: '{price} pro Person',
    included: 'Inbegriffen',
    notIncluded: 'Nicht inbegriffen: Anreise und Versicherung.',
    /** {days}: from `content/booking-terms.ts`. */
    cancel:
      'Bis {days} Tage vor Beginn verschieben oder absagen Sie kostenlos. Eine Ersatzperson dürfen Sie jederzeit schicken.',
    /** {from}: people. */
    minimum:
      'Der Kurs findet ab {from} Personen statt. Darüber entscheiden wir spätestens {days} Tage vorher. Sagen wir ab, wählen Sie: ein neues Datum oder den vollen Betrag zurück.',
    language:
      'Kurssprache ist Deutsch, auf Wunsch Englisch. Für Gruppen auch Französisch oder Italienisch, auf Anfrage.',
    terms: 'Alle Bedingungen in den AGB',
  },
  gift: {
    title: 'Jemandem einen Weg schenken',
    text: 'Der Gutschein kommt nach der Zahlung als PDF per E-Mail und gilt zehn Jahre. Das Datum wählt, wer ihn bekommt.',
    action: 'Als Gutschein verschenken',
    voucher: 'Gutschein {name}',
  },
  others: 'Die anderen Stufen',
}

export default de
export type Messages = typeof de
