const de = {
  meta: {
    title: 'Termin für Ihr Team anfragen – Gratweg',
    description:
      'Ein Team-Event an Ihrem Wunschdatum: Anlass, Gruppe und Ort. {rule:noObligation} {rule:answer}',
  },
  title: 'Termin für Ihr Team anfragen',
  lead: 'Sie nennen Ihr Wunschdatum, und wir prüfen, ob es frei ist. {rule:answer} {rule:noObligation}',
  label: 'Anfrage für einen Termin',
  parts: {
    group: 'Was und mit wem?',
    day: 'Wann und wo?',
    occasion: 'Worum geht es?',
    contact: 'Ihre Angaben',
  },
  event: 'Team-Event',
  choose: 'Bitte wählen',
  people: 'Anzahl Personen',
  less: 'Eine Person weniger',
  more: 'Eine Person mehr',
  wished: 'Wunschdatum',
  wishedHint: 'Ein Tag genügt. Mit einem zweiten Datum suchen wir dazwischen.',
  from: 'Tag oder frühestens',
  to: 'Spätestens',
  alternative: 'Ausweichdatum',
  alternativeHint: 'Falls es am Wunschdatum nicht geht.',
  /** {day}: nobody is left to lead. */
  closedDay:
    'Am {day} sind wir nicht unterwegs. Nennen Sie gern einen anderen Tag; sonst schlagen wir Ihnen einen vor.',
  place: 'Ort oder Region',
  placeHint: 'Ohne Angabe schlagen wir einen Ort am Zugersee vor. Einen anderen prüfen wir gern.',
  occasion: 'Grund',
  occasionHint: 'Zum Beispiel: neues Team, Abschluss eines Projekts, Klausur.',
  note: 'Was sollten wir wissen?',
  /** No health details of a named person: nobody has consented yet. */
  noteHint:
    'Zum Beispiel: Sprachen, vegetarisches Essen, Ziel des Tages, wann Sie zurück sein müssen. Zur Gesundheit bitte nichts mit Namen: Das besprechen wir später.',
  send: 'Anfrage senden',
  priceLabel: 'Preis',
  chooseEvent: 'Sobald das Team-Event gewählt ist, steht hier der Preis.',
  allIn: 'Preis für die ganze Gruppe. Gebucht ist der Termin erst, wenn wir ihn bestätigt haben.',
  /** The box on the page of an event, where event and price are known. */
  box: {
    title: 'Termin anfragen',
    day: 'Wunschdatum',
    more: 'Telefon, Ort, Bemerkung',
    /** Of the quote that a request with a day and a published price gets. */
    atOnce:
      'Mit einem Wunschdatum erhalten Sie die verbindliche Offerte sofort, auch als PDF. Nur das Datum bestätigen wir danach noch.',
    all: 'Grund, Dateien oder mehrere Tage angeben',
  },
  problems: {
    serviceId: {
      required: 'Bitte wählen Sie ein Team-Event.',
      /** Retired while the form was open. */
      invalid: 'Dieses Team-Event bieten wir nicht mehr an. Bitte wählen Sie ein anderes.',
    },
    people: {
      required: 'Bitte geben Sie an, wie viele Personen Sie ungefähr sind.',
      invalid: 'Bitte geben Sie eine ganze Zahl ein, mindestens 1.',
      /** {max}: people */
      too_many: 'Für mehr als {max} Personen schreiben Sie uns bitte eine E-Mail.',
    },
  },
}

export default de
export type Messages = typeof de
