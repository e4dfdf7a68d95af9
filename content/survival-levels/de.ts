/** Shared by the overview, the level pages and the test. Placeholders are filled from `content/services.ts`. */
const de = {
  level: 'Stufe {n}',
  levelOfThree: 'Stufe {n} von 3',
  perPerson: 'pro Person',
  book: 'Platz buchen',
  labels: {
    duration: 'Dauer',
    forWhom: 'Für',
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
  /** {km}: kilometres, {metres}: metres of ascent; all days together. */
  distance: 'rund {km} km, {metres} m Aufstieg',
  levels: {
    aufbruch: {
      duration: '1 Tag',
      /** {from}, {to}: times of day. */
      hours: 'Samstag, {from} bis {to} Uhr',
      forWhom: 'alle, die anfangen wollen',
      terrain: 'Zugerberg: Wald und Wiese, Wanderwege (SAC T1)',
      nights: 'keine',
      /** {age}: years. */
      requirement: 'keine; Mindestalter {age} Jahre',
      material: 'stellen wir',
      included: 'Kursleitung, Material, Suppe, Brot und Tee',
      alt: 'Morgensonne über einem See, im Vordergrund ein heller Weg',
    },
    durchhaltevermoegen: {
      duration: '2 Tage mit Biwak',
      hours: 'Samstag, {from} Uhr, bis Sonntag, {to} Uhr',
      forWhom: 'alle, die schon draussen waren oder Stufe 1 gemacht haben',
      terrain: 'Wildspitz: Bergwald, Bergwanderwege (SAC T2)',
      nights: 'eine, im Biwak',
      requirement: 'Stufe 1 oder erste Erfahrung draussen; Mindestalter {age} Jahre',
      material: 'Rucksack und Schlafsack bringen Sie mit',
      included: 'Kursleitung, Planen und Matten, Verpflegung',
      alt: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
    },
    'klarer-kompass': {
      duration: '2½ Tage',
      hours: 'Freitag, {from} Uhr, bis Sonntag, {to} Uhr',
      forWhom: 'Personen, die andere führen und schon draussen übernachtet haben',
      terrain: 'Rigi und Umgebung: Bergwege und weglose Stücke (SAC T3)',
      nights: 'zwei, im eigenen Lager',
      requirement: 'Stufe 2 oder vergleichbare Erfahrung; Mindestalter {age} Jahre',
      material: 'Rucksack, Schlafsack und Matte bringen Sie mit',
      included: 'Kursleitung, Karten, Planen und Kocher, Verpflegung',
      alt: 'Gipfel im Mittagslicht unter einem Kompassring, eine gestrichelte Spur führt hinauf',
    },
  },
  /** {from}, {to}: people. */
  alone: 'Sie können allein oder zu zweit kommen: Die {from} bis {to} Personen einer Gruppe buchen einzeln.',
  test: {
    question: 'Passt diese Stufe zu mir?',
    link: 'Drei Fragen, eine Empfehlung',
    /** On the overview. */
    title: 'Welche Stufe passt zu Ihnen?',
    text: 'Drei Fragen zu Erfahrung, Strecke und Schlaf führen zu einer Empfehlung mit dem nächsten Termin.',
  },
  fit: {
    name: 'Passt das zu mir',
    title: 'Wie streng es ist',
    slopes: 'Die Strecken der Stufen im gleichen Massstab: {walks}. Die Höhen sind vierfach überhöht.',
    scale: 'Alle Tage zusammen, im gleichen Massstab; die Höhen vierfach überhöht.',
  },
  nights: {
    name: 'Die Nacht',
    /** Level 1. */
    dayName: 'Praktisches',
    shared: {
      toilet: {
        title: 'Toilette',
        text: 'Unterwegs gibt es in der Regel keine. Die Kursleitung zeigt am Anfang, wie man sich im Wald behilft, ungestört und ohne Spuren.',
      },
      weather: { title: 'Wetter', text: '{rule:weather}' },
      leader: {
        title: 'Kursleitung',
        text: 'Die Kurse leitet die Geschäftsführung selber, mit Zertifikat als Survival-Instruktor.',
        link: 'Wer wir sind',
      },
      meeting: {
        title: 'Treffpunkt',
        text: 'Immer an einer Haltestelle von Bahn, Bus oder Bergbahn; dort endet der Kurs auch. Der Ort steht beim Termin und in Ihrer Bestätigung. Zug erreichen Sie ab Zürich HB und ab Luzern in je rund 25 Minuten.',
        /** {place}, {date} */
        next: '{date}: {place}.',
      },
      language: {
        title: 'Sprache',
        text: 'Öffentliche Kurse finden auf Deutsch statt, Fragen beantworten wir auch auf Englisch. Gruppen führen wir auf Anfrage auf Deutsch, Englisch, Französisch oder Italienisch.',
      },
    },
  },
  dates: {
    name: 'Termine',
    title: 'Nächste Termine',
    next: 'Nächster Termin:',
    note: 'Treffpunkt und genaue Zeiten stehen bei jedem Termin und in Ihrer Bestätigung.',
    /** {from}: people. */
    ownGroup: 'Sie sind eine Gruppe ab {from} Personen? Wir vereinbaren mit Ihnen einen Termin.',
    ownGroupLink: 'Termin anfragen',
    none: 'Zurzeit ist kein Termin ausgeschrieben.',
    failed: 'Die Termine konnten nicht geladen werden.',
    calendar: 'Zum Event-Kalender',
  },
  programme: { name: 'Ablauf', whole: 'Ganzer Ablauf, Stunde für Stunde' },
  lessons: {
    name: 'Was im Büro ankommt',
    remains: 'Mit nach Hause nehmen Sie Ihre eigenen Notizen. Eine Prüfung oder ein Diplom gibt es nicht.',
  },
  packing: {
    name: 'Packliste',
    title: 'Was in den Rucksack kommt',
    bring: 'Sie bringen mit',
    provide: 'Wir bringen mit',
    lend: 'Fehlt Ihnen etwas? Schreiben Sie uns eine Woche vorher, wir leihen aus, was da ist.',
  },
  safety: {
    title: 'Sicherheit',
    items: {
      fireBan: { title: 'Feuerverbot', text: '{rule:fireBan}' },
      storm: {
        title: 'Gewitter und Kälte unterwegs',
        text: 'Wir lesen den Wetterbericht am Vorabend und am Morgen. Zieht unterwegs ein Gewitter auf, verlassen wir Grat, Waldrand und Ufer und warten an einem vorher bestimmten Ort. Bleibt es, brechen wir ab. Pausen, Plane und Tee richten sich nach der Person, die zuerst friert.',
      },
      emergency: {
        title: 'Notfall',
        text: 'Zu jeder Route gehört ein Notfallplan mit Zufahrten, Sammelplätzen und Rufnummern. Die Kursleitung trägt Apotheke, Telefon und Notfunkgerät, denn Empfang gibt es nicht überall.',
      },
      health: {
        title: 'Gesundheit',
        text: 'Herz, Asthma, Allergien, Schwangerschaft, Medikamente: Bitte schreiben Sie es uns bei der Buchung. {rule:healthData} Wir sagen Ihnen ehrlich, ob der Kurs zu Ihnen passt. Nichts ist Pflicht. Wenn Sie aufhören möchten, begleiten wir Sie zurück.',
      },
      insurance: {
        title: 'Versicherung',
        text: 'Sie nehmen mit Ihrer eigenen Unfall- und Haftpflichtversicherung teil. Wer in der Schweiz mindestens acht Stunden pro Woche beim selben Arbeitgeber angestellt ist, ist in der Regel auch in der Freizeit gegen Unfälle versichert. Fragen Sie Ihre Versicherung, ob sie Suche und Rettung bezahlt.',
      },
    },
  },
  price: {
    name: 'Preis und Bedingungen',
    title: '{price} pro Person',
    included: 'Inbegriffen',
    notIncluded: 'Nicht inbegriffen: Anreise und Versicherung.',
    cancel: 'Wenn Sie nicht kommen können',
    exceptions: '{rule:substitute} {rule:illness}',
    minimumTitle: 'Wann der Kurs stattfindet',
    /** {from}: people, {days}: from `content/booking-terms.ts`. */
    minimum:
      'Ab {from} Personen. Ob sie zusammenkommen, sagen wir Ihnen spätestens {days} Tage vorher. {rule:calledOff}',
    terms: 'Alle Bedingungen in den AGB',
  },
  gift: {
    title: 'Diesen Kurs verschenken',
    /** On the overview. */
    anyTitle: 'Einen Kurs verschenken',
    text: '{rule:voucherDelivery} {rule:voucherValidity} Das Datum wählt die beschenkte Person.',
    action: 'Als Gutschein verschenken',
    voucher: 'Kursgutschein {name}',
  },
  others: 'Die anderen Stufen',
}

export default de
export type Messages = typeof de
