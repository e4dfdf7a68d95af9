/** The empty state is a text of SPEC §2, the load failure of SPEC §8. */
const de = {
  meta: {
    title: 'Event-Kalender – Gratweg',
    description:
      'Öffentliche Termine von Gratweg: einzelne Plätze in Survival-Kursen und Team-Events. Für Ihr Team auch ein eigener Termin auf Anfrage.',
  },
  title: 'Event-Kalender',
  lead: 'Kurse und Anlässe, an denen Sie einzelne Plätze buchen. Für Ihr ganzes Team fragen Sie einen eigenen Termin an.',
  ownDate: 'Termin anfragen',
  empty: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
  /** A month without events in the grid. */
  emptyMonth: 'In diesem Monat ist nichts geplant.',
  showAll: 'Alle Termine zeigen',
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
    label: 'Legende',
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
      title: 'Kein passender Termin?',
      text: 'Für Gruppen prüfen wir einen eigenen Termin. Nennen Sie uns Wunschdatum und Anzahl Personen. {rule:answer}',
      link: 'Termin anfragen',
    },
    gift: {
      title: 'Einen Gutschein schenken',
      text: 'Den Termin wählt, wer beschenkt wird. {rule:voucherValidity}',
      link: 'Gutscheine im Shop',
    },
    feed: {
      title: 'Im eigenen Kalender',
      text: 'Abonnieren Sie den Kalender: Neue Termine, Verschiebungen und Absagen erscheinen auf Ihrem Gerät.',
      link: 'Kalender abonnieren',
      file: 'Als Datei laden (.ics)',
    },
  },
}

export default de
export type Messages = typeof de
