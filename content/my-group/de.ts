/** {n}: guests entered; {people}: places of the booking; {title}: of the event. */
const de = {
  meta: {
    title: 'Ihr Anlass – Gratweg',
    description: 'Zeit, Treffpunkt und Packliste Ihres Anlasses, und wo Sie sich selbst eintragen.',
  },
  name: 'Ihre Gruppe',
  lead: 'Sie kommen mit? Tragen Sie sich hier ein, ohne Konto, in einer Minute.',
  entered: 'Sie sind eingetragen. Wir freuen uns auf Sie.',
  removed: 'Ihr Eintrag ist gelöscht.',
  count: { one: '{n} von {people} hat sich eingetragen.', other: '{n} von {people} haben sich eingetragen.' },
  full: 'Alle Plätze dieser Gruppe sind eingetragen. Haben Sie sich schon eingetragen, öffnen Sie Ihren eigenen Link. Sonst fragen Sie, wer gebucht hat.',
  closed: 'Eintragen kann man sich hier nicht mehr. Fragen Sie, wer gebucht hat, oder schreiben Sie uns.',
  title: 'Tragen Sie sich ein',
  change: 'Ihr Eintrag',
  fields: {
    name: 'Vorname und Name',
    food: 'Essen',
    foodHint: 'Zählt nur, wo zum Anlass ein Essen gehört.',
    foods: { everything: 'Ich esse alles', vegetarian: 'Vegetarisch', vegan: 'Vegan' },
    note: 'Was die Leitung wissen muss',
    optional: '(freiwillig)',
    notePlaceholder: 'Allergie, Verletzung, Medikament',
  },
  privacy:
    'Ihren Namen sieht auch, wer gebucht hat. Essen und Hinweis liest nur, wer den Anlass vorbereitet und leitet.',
  enter: 'Ich komme mit',
  save: 'Änderung speichern',
  saved: 'Ihr Eintrag ist gespeichert.',
  working: 'Wird gespeichert …',
  back: 'Diese Seite gehört Ihnen allein: Speichern Sie ihre Adresse, dann können Sie Ihren Eintrag bis zum Beginn ändern. Kommen Sie doch nicht mit, löschen Sie ihn.',
  remove: 'Meinen Eintrag löschen',
  facts: { when: 'Wann', where: 'Wo', meetingPoint: 'Treffpunkt' },
  company: 'Gruppe',
  checkIn: {
    title: 'Am Tag',
    text: 'Zeigen Sie diesen Code am Treffpunkt, dann sind Sie da, ohne dass jemand Ihren Namen sucht. Er verrät nichts über Sie.',
    alt: 'Ihr QR-Code zum Einchecken',
  },
  packing: 'Packliste',
  calendar: 'In den Kalender eintragen',
  pdf: 'Alles auf einem Blatt (PDF)',
  sheet: {
    subject: '{title}: für alle, die mitkommen',
    greeting: 'Guten Tag',
    text: 'Schön, dass Sie mitkommen. Bitte tragen Sie sich ein: mit dem Code unten oder der Adresse daneben. Sie brauchen kein Konto.',
    way: 'Hier tragen Sie sich ein',
  },
  problems: {
    nameRequired: 'Bitte geben Sie Ihren Namen an.',
    too_long: 'Das ist zu lang. Bitte kürzen Sie den Text.',
    invalid: 'Diese Angabe können wir nicht lesen. Bitte prüfen Sie sie.',
    name_taken:
      'Unter diesem Namen ist schon jemand eingetragen. Sind Sie das, öffnen Sie Ihren eigenen Link. Sonst ergänzen Sie den Namen, damit man Sie unterscheidet.',
    group_full: 'Inzwischen sind alle Plätze eingetragen. Fragen Sie, wer gebucht hat.',
    group_closed: 'Eintragen kann man sich hier nicht mehr.',
    unknown_entry: 'Diesen Eintrag gibt es nicht mehr.',
    unknown_group: 'Dieser Link gilt nicht mehr. Fragen Sie nach dem neuen.',
    too_many_requests: 'Das waren viele Einträge auf einmal. Bitte warten Sie zehn Minuten.',
    failed: 'Das hat nicht geklappt, es ist nichts gespeichert. Bitte versuchen Sie es noch einmal.',
  },
  unknown: {
    title: 'Diese Gruppe finden wir nicht.',
    lead: 'Der Link ist unvollständig oder wurde ersetzt. Fragen Sie, wer gebucht hat, nach dem neuen.',
    contact: 'Nachricht schreiben',
  },
}

export default de
export type Messages = typeof de
