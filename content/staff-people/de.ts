const de = {
  title: 'Personen',
  lead: 'Wer auf der Seite Team steht, mit Porträt und Werdegang. Was leer bleibt, fehlt dort ohne Lücke.',
  columns: { person: 'Person', told: 'Angaben', portrait: 'Porträt', order: 'Reihenfolge' },
  members: { founder: 'Gründung und Geschäftsführung', coFounder: 'Mitgründung und Administration' },
  add: 'Person hinzufügen',
  further: 'weitere Person',
  toInstructors:
    'Wer nur draussen leitet, ohne Porträt und Werdegang, steht unter «Angaben», «Weitere Kursleitung»',
  up: 'Nach oben',
  down: 'Nach unten',
  moved: 'Die Reihenfolge gilt.',
  removal: {
    title: 'Wenn die Person geht',
    text: 'Nimmt sie von der Seite und löscht alles, was hier über sie steht.',
    memberText:
      'Die Stelle bleibt auf der Seite, ohne Namen. Gelöscht wird alles, was hier über die Person steht.',
    open: 'Person mit Porträt und allen Fassungen löschen',
    ask: '{name} löschen?',
    final:
      'Gelöscht werden alle Angaben, frühere Fassungen, das Originalbild und seine Ausschnitte. Das lässt sich nicht rückgängig machen.',
    submit: 'Endgültig löschen',
    done: 'Gelöscht.',
  },
  edit: 'Bearbeiten',
  /** {n} of {of} facts. */
  told: '{n} von {of} Angaben',
  has: 'Porträt vorhanden',
  missing: 'Porträt fehlt',
  view: 'Seite ansehen',
  formLead:
    'Ein Text erscheint nur in den Sprachen, in denen er hier steht. Aufgabe, «Richtig für» und Lieblingspeilung ändern Sie unter «Texte», Seite Team.',
  optional: '(freiwillig)',
  parts: { person: 'Person', life: 'Aufgabe', portrait: 'Porträt', career: 'Werdegang' },
  name: 'Name',
  role: 'Funktion',
  roleHint: 'In der Form, die die Person möchte. Leer: die übliche Bezeichnung.',
  biography: 'Zwei oder drei Sätze',
  biographyHint: 'Einer davon persönlich. Leer: die Beschreibung der Aufgabe.',
  languages: 'Arbeitssprachen',
  languagesHint: 'Zum Beispiel: Deutsch, Englisch',
  since: 'Führt seit (Jahr)',
  profileUrl: 'Öffentliches Profil',
  profileHint: 'Adresse, die mit https:// beginnt',
  qualification: {
    title: 'Ausbildung {n}',
    name: 'Abschluss',
    body: 'Schule oder Verband',
    year: 'Jahr',
    add: 'Ausbildung hinzufügen',
    remove: 'Ausbildung {n} entfernen',
  },
  portrait: {
    choose: 'Bild wählen',
    replace: 'Anderes Bild wählen',
    remove: 'Bild entfernen',
    alt: 'Beschreibung für alle, die das Bild nicht sehen',
    altHint: 'In vier Sprachen nötig. Zum Beispiel: Porträt am Waldrand, lächelnd, in grüner Jacke',
    credit: 'Wer hat das Bild gemacht, und wer hat der Veröffentlichung zugestimmt?',
  },
  publish: 'Veröffentlichen',
  publishing: 'Wird veröffentlicht',
  published: 'Auf der Seite Team veröffentlicht',
  unsaved: 'Noch nicht veröffentlicht',
  wrong: {
    title: 'Bitte prüfen',
    required: 'Bitte ausfüllen.',
    german: 'Mindestens auf Deutsch nötig.',
    year: 'Bitte ein Jahr wie 2012 eingeben.',
    url: 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
    long: 'Dieser Text ist zu lang.',
  },
  history: {
    title: 'Frühere Fassungen',
    present: 'jetzt auf der Seite',
    bring: 'In das Formular holen',
    brought: 'Die frühere Fassung steht im Formular. Sie gilt erst, wenn Sie sie veröffentlichen.',
  },
}

export type Messages = typeof de

export default de
