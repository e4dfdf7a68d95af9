import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Hier endet die Karte – Gratweg',
      en: 'The map ends here – Gratweg',
      fr: 'La carte s’arrête ici – Gratweg',
      it: 'La carta finisce qui – Gratweg',
    },
    description: {
      de: 'Fehler 404: Diese Seite gibt es nicht oder nicht mehr. Von hier führen drei Wege zurück, zur Startseite, zum Kalender und zum Kontakt.',
      en: 'Error 404: this page doesn’t exist, or no longer does. Three ways lead back: to the home page, the calendar and the contact page.',
      fr: 'Erreur 404 : cette page n’existe pas ou n’existe plus. Trois chemins ramènent en terrain connu : l’accueil, l’agenda et le contact.',
      it: 'Errore 404: questa pagina non esiste o non esiste più. Tre vie riportano indietro: alla pagina iniziale, al calendario e ai contatti.',
    },
  },
  kicker: {
    de: 'Fehler 404. Koordinaten unbekannt.',
    en: 'Error 404. Coordinates unknown.',
    fr: 'Erreur 404. Coordonnées inconnues.',
    it: 'Errore 404. Coordinate sconosciute.',
  },
  titleLines: [
    { de: 'Hier endet', en: 'The map', fr: 'La carte', it: 'La carta' },
    { de: 'die Karte.', en: 'ends here.', fr: 's’arrête ici.', it: 'finisce qui.' },
  ],
  lead: {
    de: 'Die Seite, die Sie suchen, liegt ausserhalb dieses Blatts. Wer sich verläuft, geht zum letzten bekannten Punkt zurück.',
    en: 'The page you’re looking for lies beyond this sheet. If you lose your way, go back to the last point you knew.',
    fr: 'La page que vous cherchez se trouve hors de cette feuille. Quand on s’égare, on revient au dernier point connu.',
    it: 'La pagina che cerca è fuori da questo foglio. Chi si perde torna all’ultimo punto conosciuto.',
  },
  /** Before the suggested page. */
  meant: {
    de: 'Vielleicht meinten Sie',
    en: 'Perhaps you meant',
    fr: 'Vous cherchiez peut-être',
    it: 'Forse cercava',
  },
  signs: {
    label: { de: 'Wege zurück', en: 'Ways back', fr: 'Chemins du retour', it: 'Vie del ritorno' },
    home: { de: 'Cham, Startseite', en: 'Cham, home page', fr: 'Cham, accueil', it: 'Cham, pagina iniziale' },
    homeNote: { de: '418 m', en: '418 m', fr: '418 m', it: '418 m' },
    calendar: { de: 'Event-Kalender', en: 'Event calendar', fr: 'Agenda', it: 'Calendario' },
    calendarNote: { de: 'alle Termine', en: 'all dates', fr: 'toutes les dates', it: 'tutte le date' },
    contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact', it: 'Contatti' },
    contactNote: { de: 'eine Frage', en: 'a question', fr: 'une question', it: 'una domanda' },
  },
  drawingAlt: {
    de: 'Der Rand eines Kartenblatts: Die rote Route läuft über das Blatt hinaus ins Leere.',
    en: 'The edge of a map sheet: the red route runs off the paper into nothing.',
    fr: 'Le bord d’une feuille de carte : l’itinéraire rouge sort du papier et se perd.',
    it: 'Il margine di un foglio di carta topografica: il percorso rosso esce dal foglio e si perde.',
  },
})
