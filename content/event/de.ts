/** {title}, {days}, {place}, {price}: of the event. */
const de = {
  meta: {
    title: 'Anlass im Event-Kalender – Gratweg',
    description:
      'Termin, Ort, Treffpunkt, Preis und freie Plätze eines öffentlichen Kurses oder Anlasses von Gratweg.',
  },
  description: '{title}, {days}, {place}. Treffpunkt, Preis, freie Plätze und Buchung bei Gratweg in Cham.',
  /** For whoever holds places and has not paid; {time} */
  open: {
    title: 'Sie haben eine offene Buchung, reserviert bis {time} Uhr.',
    pay: 'Jetzt bezahlen',
    change: 'Ändern oder freigeben',
  },
  trail: 'Sie sind hier',
  sections: {
    about: 'Worum es geht',
    takeHome: 'Das nehmen Sie mit',
    programme: 'Programm',
    place: 'Ort und Treffpunkt',
  },
  /** Last row of a programme. */
  end: 'Schluss',
  /** Where the date has other hours than the programme. */
  usual: 'Der Ablauf gilt für die üblichen Zeiten. Massgebend ist die Zeit oben.',
  weather: '{rule:weather}',
  labels: {
    weather: 'Wetter',
    where: 'Ort',
    lead: 'Leitung',
    meetingPoint: 'Treffpunkt',
    price: 'Preis',
    places: 'Plätze',
    decision: 'Durchführung',
  },
  perPerson: '{price} pro Person',
  groupPrice: 'nach Grösse der Gruppe',
  placesLeft: '{left} von {places} frei',
  allTaken: 'alle {places} vergeben, Warteliste offen',
  /** {n}: people */
  decision: 'ab {n} Personen. Wir entscheiden am {day}.',
  missing: {
    one: 'Es fehlt noch {n} Anmeldung.',
    other: 'Es fehlen noch {n} Anmeldungen.',
  },
  reached: 'Die Mindestzahl ist erreicht.',
  cancelled: 'Dieser Anlass ist abgesagt. Wer gebucht hat, ist benachrichtigt.',
  /** {day} */
  movedTo: 'Dieser Anlass ist auf den {day} verschoben. Wer gebucht hat, ist benachrichtigt.',
  newDate: 'Zum neuen Termin',
  running: 'Dieser Anlass läuft gerade.',
  over: 'Dieser Anlass ist vorbei.',
  about: 'Ablauf und Packliste',
  save: 'In den Kalender eintragen',
  manage: 'Buchungen ansehen, Anlass ändern',
  others: 'Weitere Termine',
  noOthers: 'Zurzeit ist kein weiterer Termin geplant.',
  all: 'Zum ganzen Kalender',
  unknown: {
    title: 'Diesen Anlass gibt es nicht.',
    text: 'Vielleicht ist die Adresse unvollständig. Im Kalender stehen alle offenen Termine.',
  },
}

export default de
export type Messages = typeof de
