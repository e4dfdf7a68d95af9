/** {title}, {days}, {place}, {price}: of the event. */
const de = {
  meta: {
    title: 'Anlass im Event-Kalender – Gratweg',
    description:
      'Datum, Ort, Treffpunkt, Preis und freie Plätze eines öffentlichen Kurses oder Anlasses von Gratweg.',
  },
  description: '{title}, {days}, {place}. Treffpunkt, Preis, freie Plätze und Buchung bei Gratweg in Cham.',
  trail: 'Sie sind hier',
  labels: {
    where: 'Wo',
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
  decision: 'ab {n} Personen, Entscheid am {day}',
  missing: {
    one: 'Noch {n} Person, dann findet es statt.',
    other: 'Noch {n} Personen, dann findet es statt.',
  },
  reached: 'Die Mindestzahl ist erreicht.',
  cancelled: 'Dieser Anlass ist abgesagt. Wer gebucht hat, wurde benachrichtigt.',
  running: 'Dieser Anlass läuft gerade.',
  over: 'Dieser Anlass ist vorbei.',
  about: 'Ablauf und Packliste',
  save: 'In den Kalender eintragen',
  manage: 'Buchungen ansehen, Anlass ändern',
  others: 'Weitere Daten',
  noOthers: 'Zurzeit ist kein weiteres Datum geplant.',
  all: 'Zum ganzen Kalender',
  unknown: {
    title: 'Diesen Anlass gibt es nicht.',
    text: 'Vielleicht ist die Adresse unvollständig. Im Kalender stehen alle Daten, die offen sind.',
  },
}

export default de
export type Messages = typeof de
