const de = {
  title: 'News',
  lead: 'Beiträge für alle vier Sprachen. Ein Beitrag mit späterem Datum erscheint um Mitternacht von selbst.',
  columns: { piece: 'Beitrag', date: 'Datum', state: 'Stand' },
  states: { draft: 'Entwurf', planned: 'geplant', published: 'auf der Website' },
  unpublished: 'mit Änderungen, die noch niemand sieht',
  /** {languages}: DE, FR */
  incomplete: 'unvollständig: {languages}',
  add: {
    action: 'Neuer Beitrag',
    title: 'Neuer Beitrag',
    text: 'Die Adresse entsteht aus dem deutschen Titel und bleibt.',
    label: 'Titel auf Deutsch',
    submit: 'Beginnen',
    done: 'Entwurf angelegt',
    wrong: 'Bitte einen Titel eingeben.',
  },
  untitled: 'Ohne Titel',
  view: 'Auf der Website ansehen',
  editLead:
    'Was Sie schreiben, wird als Entwurf aufgehoben. Auf der Website steht es erst, wenn Sie es veröffentlichen.',
  language: 'Sprache',
  fields: {
    date: 'Datum',
    dateHint: 'Heute oder früher: sofort. Später: um Mitternacht dieses Tages.',
    drawing: 'Bild',
    noDrawing: 'ohne Bild',
    next: 'Schild am Schluss führt zu',
    nextHint: 'Seite dieser Website, zum Beispiel /event-kalender. Leer: Kontakt.',
    title: 'Titel',
    lead: 'Einleitung',
    drawingAlt: 'Bildbeschreibung für alle, die das Bild nicht sehen',
    nextLabel: 'Beschriftung des Schildes',
    body: 'Text',
    bodyHint:
      'Leerzeile: neuer Absatz. ## Zwischentitel, - Aufzählung, > Zitat, **fett**, *kursiv*, [Link](/shop).',
  },
  /** {n} of {most} */
  count: '{n} von {most} Zeichen',
  countBetween: '{n} Zeichen, richtig sind {least} bis {most}',
  saved: 'Entwurf gespeichert',
  saving: 'Wird gespeichert',
  notSaved: 'Noch nicht gespeichert',
  complete: 'vollständig',
  problems: {
    title_missing: 'Der Titel fehlt.',
    title_long: 'Der Titel ist zu lang.',
    lead_missing: 'Die Einleitung fehlt.',
    lead_length: 'Die Einleitung ist zu kurz oder zu lang.',
    body_missing: 'Der Text fehlt.',
    date_invalid: 'Das Datum gibt es nicht.',
    drawing_unknown: 'Dieses Bild gibt es nicht.',
    drawing_alt_missing: 'Die Bildbeschreibung fehlt.',
    next_invalid:
      'Das Schild führt nicht auf eine Seite dieser Website. Die Adresse beginnt mit einem Schrägstrich.',
    next_label_missing: 'Die Beschriftung des Schildes fehlt.',
    heading_level: 'Zwischentitel beginnen mit ## und einem Leerzeichen: {at}',
    one_paragraph: 'Hier passt nur ein Absatz hin: {at}',
    link_target: 'Ein Link beginnt mit /, https:// oder mailto: {at}',
    not_shown: 'Das zeigt die Seite nicht: {at}',
  },
  preview: 'Vorschau',
  previewWaits: 'Die Vorschau erscheint, sobald diese Sprache vollständig ist.',
  publish: 'Veröffentlichen',
  /** {day} */
  plan: 'Auf den {day} planen',
  published: 'Der Beitrag steht auf der Website',
  planned: 'Der Beitrag ist geplant',
  withdraw: {
    published: 'Von der Website nehmen',
    planned: 'Planung zurücknehmen',
    text: 'Der Beitrag bleibt als Entwurf hier. Seine Adresse führt auf «nicht gefunden», bis Sie ihn wieder veröffentlichen.',
    textPlanned: 'Der Beitrag bleibt als Entwurf hier und erscheint nicht von selbst.',
    done: 'Zurückgezogen',
  },
  history: {
    title: 'Frühere Fassungen',
    published: 'veröffentlicht',
    planned: 'geplant',
    bring: 'In das Formular holen',
    brought: 'Die frühere Fassung steht im Formular.',
  },
}

export type Messages = typeof de

export default de
