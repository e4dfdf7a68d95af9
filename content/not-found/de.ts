const de = {
  meta: {
    title: 'Hier endet die Karte – Gratweg',
    description:
      'Fehler 404: Diese Seite gibt es nicht oder nicht mehr. Von hier führen drei Wege zurück, zur Startseite, zum Kalender und zum Kontakt.',
  },
  kicker: 'Fehler 404. Koordinaten unbekannt.',
  titleLines: ['Hier endet', 'die Karte.'],
  lead: 'Die Seite, die Sie suchen, liegt ausserhalb dieses Blatts. Wer sich verläuft, geht zum letzten bekannten Punkt zurück.',
  /** Before the suggested page. */
  meant: 'Vielleicht meinten Sie',
  signs: {
    label: 'Wege zurück',
    home: 'Cham, Startseite',
    homeNote: '418 m',
    calendar: 'Event-Kalender',
    calendarNote: 'alle Termine',
    contact: 'Kontakt',
    contactNote: 'eine Frage',
  },
  drawingAlt: 'Der Rand eines Kartenblatts: Die rote Route läuft über das Blatt hinaus ins Leere.',
}

export default de
export type Messages = typeof de
