const de = {
  title: 'Dokumente',
  lead: 'PDF für die Seiten, zum Beispiel Packlisten, Hausordnung oder Firmenporträt. Jedes braucht einen Titel in vier Sprachen.',
  upload: {
    choose: 'PDF wählen',
    hint: 'Bis 10 MB, ohne Passwort, Programme und angehängte Dateien.',
    busy: 'Das Dokument wird übertragen',
    done: 'Das Dokument ist da',
    type: 'Bitte ein PDF bis 10 MB wählen.',
    failed: 'Das Dokument liess sich nicht übertragen. Bitte noch einmal versuchen.',
  },
  empty: 'Noch kein Dokument.',
  states: { draft: 'Entwurf', published: 'veröffentlicht' },
  nowhere: 'auf keiner Seite',
  untitled: 'Ohne Titel',
  list: {
    filter: 'Welche Dokumente',
    filters: { all: 'Alle', published: 'Veröffentlicht', draft: 'Entwürfe', nowhere: 'Auf keiner Seite' },
    search: 'Titel',
    find: 'Suchen',
    nothingFound: 'Dazu gibt es kein Dokument.',
    columns: { title: 'Titel', pages: 'Seiten', state: 'Stand', size: 'Grösse' },
    bytes: 'Grösse in Bytes',
  },
  form: {
    lead: 'Was hier steht, sehen Besucherinnen und Besucher erst, wenn Sie es veröffentlichen.',
    title: 'Titel',
    titleHint: 'So heisst der Link auf der Seite und die Datei, die man herunterlädt.',
    pages: 'Seiten',
    pagesHint: 'Auf diesen Seiten steht das Dokument zum Herunterladen. Ohne Seite ist es nicht zugänglich.',
    required: 'Bitte ausfüllen.',
    publish: 'Veröffentlichen',
    published: 'Das Dokument ist veröffentlicht',
    save: 'Herunterladen',
    remove: 'Dokument entfernen',
    removeAsk: 'Das Dokument verschwindet von allen Seiten. Die Datei wird nach einer Woche gelöscht.',
    removed: 'Das Dokument ist entfernt',
  },
  history: {
    title: 'Frühere Fassungen',
    present: 'jetzt auf der Website',
    bring: 'In das Formular holen',
    brought: 'Die frühere Fassung steht im Formular.',
  },
}

export type Messages = typeof de

export default de
