const de = {
  events: {
    'back-to-the-roots': {
      duration: '4 Stunden',
      goal: 'Sich in einem neuen oder neu zusammengesetzten Team kennenlernen',
    },
    'feuer-und-fokus': {
      duration: '1 Tag',
      goal: 'Prioritäten und Rollen klären, wenn vieles gleichzeitig läuft',
    },
    orientierungspunkt: {
      duration: '1½ Tage mit Biwak',
      goal: 'Absprache zwischen mehreren Standorten stärken',
    },
    'shelter-bau': { duration: '1 Tag', goal: 'Über Abteilungen hinweg etwas planen und fertig bauen' },
    'wasser-und-willenskraft': {
      duration: '1 Tag',
      goal: 'In einer anstrengenden Zeit Kräfte einteilen und zusammenhalten',
    },
    'survival-mindset': {
      duration: '1 Tag',
      goal: 'Unter Druck ruhig entscheiden, für Führungs- und Krisenteams',
    },
  },
  position: 'Team-Event {n} von {of}',
  facts: {
    duration: 'Dauer',
    group: 'Gruppe',
    place: 'Ort',
    season: 'Saison',
    focus: 'Schwerpunkt',
  },
  upTo: 'bis {n} Personen',
  people: '{from}–{to} Personen',
  more: 'ab {n} Personen',
  flat: 'pauschal',
  perPerson: 'pro Person',
  onRequest: 'Offerte anfragen',
  book: 'Termin anfragen',
  priceUpTo: '{price} bis {n} Personen',
  take: 'Was Ihr Team mitnimmt',
  expect: 'Was Sie erwartet',
  schedule: {
    rule: 'Der Ablauf',
    end: 'Schluss',
    note: 'Die Zeiten sind ein Beispiel. Den Beginn legen wir mit Ihnen fest.',
  },
  prices: {
    rule: 'Preis und Anfrage',
    title: '{price} für bis zu {n} Personen',
    columns: { group: 'Gruppe', price: 'Preis', example: 'Beispiel' },
    example: '{n} Personen: {price}',
    note: 'Endpreise in Schweizer Franken, für die ganze Gruppe.',
    cheaper: 'Mit {n} Personen günstiger: {n} Personen bezahlen {price}, {fewer} Personen {fewerPrice}.',
  },
  configurator: {
    title: 'Wie viele sind Sie?',
    count: 'Anzahl Personen',
    slider: 'Anzahl Personen, Schieberegler',
    people: { one: '{n} Person', other: '{n} Personen' },
    total: { one: 'für {n} Person', other: 'für {n} Personen' },
    perHead: '{price} pro Kopf',
    perHeadAbout: 'rund {price} pro Kopf',
    flat: 'Pauschale bis {n} Personen',
    cheaper: 'Mit {n} Personen günstiger: {n} Personen bezahlen {price}.',
    over: 'Für mehr als {n} Personen gibt es keinen festen Preis. Wir machen Ihnen eine Offerte.',
    invalid: 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
  },
  /** The page as a PDF, for whoever decides. */
  sheet: { link: 'Eine Seite als PDF, zum Weiterleiten', people: '{n} Personen', quote: 'Offerte' },
  included: 'Inbegriffen',
  notIncluded: 'Nicht inbegriffen',
  place: {
    rule: 'Ort und Praktisches',
    meeting: 'Treffpunkt',
    travel: 'Anreise',
    food: 'Essen',
    weather: 'Wetter',
    weatherRule: '{rule:weather}',
    fireBan: 'Feuerverbot',
    fireBanRule: '{rule:fireBan}',
    fireBanFocusRule: '{rule:fireBanFocus}',
    safety: 'Sicherheit',
    bring: 'Packliste',
    language: 'Sprache',
    cancelling: 'Stornieren',
    confirmed:
      'Treffpunkt und Platz bestätigen wir mit dem Datum. Einen anderen Ort prüfen wir gern mit der Anfrage.',
    diet: 'Vegetarisch, vegan oder eine Allergie: Schreiben Sie es bitte in die Anfrage.',
    languages: 'Deutsch. Englisch, Französisch oder Italienisch prüfen wir gern mit der Anfrage.',
    schematic: 'Schematisch. Nicht zur Navigation.',
    station: 'Bahnhof {place}',
    terms: 'Geschäftsbedingungen',
  },
  maps: {
    cham: {
      alt: 'Schematische Karte: der Bahnhof Cham am Zugersee, nordwestlich davon der Städtlerwald, nördlich die Lorze',
      travel:
        'Cham liegt an der S1 zwischen Zug und Luzern: ab Zug rund 6 Minuten, ab Luzern rund 30, ab Zürich HB rund 40 mit Umsteigen in Zug. Bitte prüfen Sie den Fahrplan.',
    },
    immensee: {
      alt: 'Schematische Karte: der Bahnhof Immensee am Zugersee, nordöstlich davon auf der Halbinsel der Chiemenwald',
      travel:
        'Immensee liegt an der S3 zwischen Luzern und Arth-Goldau: ab Luzern rund 25 Minuten, ab Zug rund 35 und ab Zürich HB rund 60 mit Umsteigen in Arth-Goldau. Bitte prüfen Sie den Fahrplan.',
    },
    walchwil: {
      alt: 'Schematische Karte: der Bahnhof Walchwil am Ostufer des Zugersees, darüber der Walchwilerberg',
      travel:
        'Walchwil liegt an der S2: ab Zug rund 15 Minuten, ab Luzern und ab Zürich HB rund 50 mit Umsteigen in Zug. Bitte prüfen Sie den Fahrplan.',
    },
    zugerberg: {
      alt: 'Schematische Karte: die Talstation Schönegg der Zugerbergbahn südöstlich von Zug, darüber der Zugerberg',
      travel:
        'Ab Bahnhof Zug rund 15 Minuten mit dem Bus bis Schönegg. Nach Zug sind es ab Zürich HB und ab Luzern je rund 25 Minuten. Bitte prüfen Sie den Fahrplan.',
    },
  },
  dates: {
    rule: 'Einzelplätze',
    title: 'Zuerst selber ausprobieren',
    text: 'An diesen Terminen buchen Sie einzelne Plätze in einer gemischten Gruppe. Für Ihr ganzes Team fragen Sie einen eigenen Termin an.',
    none: 'Zurzeit ist für diesen Anlass kein öffentlicher Termin ausgeschrieben.',
    failed: 'Die öffentlichen Termine lassen sich gerade nicht laden. Sie stehen im Event-Kalender.',
    calendar: 'Event-Kalender ansehen',
  },
  others: 'Weitere Anlässe',
  ask: 'Frage stellen',
}

export default de
export type Messages = typeof de
