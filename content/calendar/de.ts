/** The empty state is a text of SPEC §2, the load failure of SPEC §8. */
const de = {
  meta: {
    title: 'Event-Kalender – Gratweg',
    description:
      'Öffentliche Kurse und Anlässe von Gratweg: Survival-Training und Team-Events mit Datum. Team-Events auch an Ihrem Wunschtag.',
  },
  title: 'Event-Kalender',
  lead: 'Alle öffentlichen Kurse und Anlässe. Team-Events legen wir auf Ihren Wunschtag.',
  empty: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
  /** A month without events in the grid. */
  emptyMonth: 'In diesem Monat ist nichts geplant.',
  showAll: 'Alle Anlässe zeigen',
  loadFailed: 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  view: {
    label: 'Ansicht',
    list: 'Liste',
    month: 'Monat',
  },
  filter: {
    label: 'Nach Angebot',
    all: 'Alle',
    info: 'Infoabende',
  },
  months: {
    label: 'Zeitraum',
    today: 'Heute',
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
  },
  count: {
    one: '{n} Termin',
    other: '{n} Termine',
  },
  later: 'Spätere Termine',
  grid: {
    keys: 'Pfeiltasten wechseln den Tag, Bild auf und Bild ab den Monat, Eingabe öffnet den Anlass.',
    /** Events of a day beyond the visible lanes. */
    more: '{n} weitere',
    /** For screen readers, after the title: a later day of the same event. */
    goesOn: 'läuft weiter',
  },
  legend: {
    label: 'Zeichen im Kalender',
    teamEvent: 'Team-Event',
    info: 'Infoabend',
  },
  /** Title and text of the toast as in SPEC §4. */
  add: {
    label: 'Event hinzufügen',
    signInTitle: 'Bitte einloggen',
    signInText: 'Sie müssen eingeloggt sein, um ein Event hinzuzufügen.',
    signIn: 'Anmelden',
    signInHint: 'Öffnen Sie die Seite zum Anmelden.',
    failed: 'Das liess sich nicht laden. Bitte versuchen Sie es noch einmal.',
  },
  notes: {
    date: {
      title: 'Kein passendes Datum?',
      text: 'Für Gruppen legen wir ein eigenes Datum fest. Schreiben Sie uns, wie viele Sie sind und wann es ginge.',
      link: 'Datum vorschlagen',
    },
    gift: {
      title: 'Ohne Datum schenken',
      text: 'Das Datum wählt, wer beschenkt wird. Gutscheine gelten zehn Jahre.',
      link: 'Gutscheine im Shop',
    },
    feed: {
      title: 'Im eigenen Kalender',
      text: 'Wer die Adresse abonniert, sieht neue Termine, Verschiebungen und Absagen auf dem eigenen Gerät.',
      link: 'Kalender abonnieren',
      file: 'Als Datei laden (.ics)',
    },
  },
}

export default de
export type Messages = typeof de
