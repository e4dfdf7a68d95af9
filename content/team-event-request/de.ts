const de = {
  meta: {
    title: 'Team-Event anfragen – Gratweg',
    description:
      'Ein Team-Event an Ihrem Datum: Anlass, Gruppe, Wunschtag und Ort. Wir prüfen und antworten innert 24 Stunden.',
  },
  title: 'Team-Event anfragen',
  lead: 'Sie schlagen einen Tag vor, wir prüfen ihn und antworten innert 24 Stunden. Bis dahin kostet es nichts und verpflichtet zu nichts.',
  label: 'Anfrage für einen Team-Event',
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
  place: 'Ort oder Region',
  placeHint: 'Wo sind Sie zu Hause, oder wohin möchten Sie? Sonst schlagen wir etwas am Zugersee vor.',
  occasion: 'Anlass',
  occasionHint: 'Zum Beispiel: neues Team, Abschluss eines Projekts, Klausur.',
  note: 'Was sollten wir wissen?',
  noteHint: 'Sprachen, Knie, Schwindel, wer vegetarisch isst, wie lange Sie bleiben können.',
  priceLabel: 'Preis',
  chooseEvent: 'Sobald der Anlass gewählt ist, steht hier der Preis.',
  allIn: 'Preis für die ganze Gruppe. Gültig, wenn wir den Tag bestätigen.',
  problems: {
    serviceId: { required: 'Bitte wählen Sie einen der sechs Anlässe.' },
    people: {
      required: 'Bitte schätzen Sie, wie viele Sie sind.',
      invalid: 'Bitte geben Sie eine ganze Zahl ein, mindestens 1.',
      /** {max}: people */
      too_many: 'Für mehr als {max} Personen schreiben Sie uns bitte eine E-Mail.',
    },
  },
}

export default de
export type Messages = typeof de
