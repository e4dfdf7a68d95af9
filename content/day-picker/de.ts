const de = {
  /** Input pattern. */
  format: 'TT.MM.JJJJ',
  openRange: 'Zeitraum im Kalender wählen',
  openDay: 'Tag im Kalender wählen',
  chooseStart: 'Beginn wählen',
  chooseEnd: 'Ende wählen',
  chooseDay: 'Tag wählen',
  previous: 'Vorheriger Monat',
  next: 'Nächster Monat',
  start: 'Beginn',
  end: 'Ende',
  today: 'heute',
  clear: 'Leeren',
  cancel: 'Abbrechen',
  apply: 'Übernehmen',
  keys: 'Pfeiltasten: ein Tag oder eine Woche. Bild auf und Bild ab: ein Monat. Eingabetaste: wählen.',
}

export default de
export type Messages = typeof de
