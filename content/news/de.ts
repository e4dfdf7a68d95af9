const de = {
  meta: {
    title: 'News aus Projekten und Kursen – Gratweg',
    description:
      'Kurze Notizen aus Projekten, Kursen und Team-Events: was draussen gelingt, was nicht, und was davon im Büro ankommt.',
  },
  section: 'News',
  title: 'News aus Projekten und Kursen',
  lead: 'Was uns in Projekten, Kursen und Team-Events auffällt, kurz notiert.',
  feed: 'Als Feed abonnieren',
  pager: { pages: 'Seiten der News', previous: 'Neuere Beiträge', next: 'Ältere Beiträge' },
  article: {
    /** {name}: who made the picture */
    credit: 'Bild: {name}',
    trail: 'Sie sind hier',
    more: 'Weitere Beiträge',
    newer: 'Neuer',
    older: 'Älter',
    all: 'Alle News',
    write: 'Schreiben Sie uns',
  },
  notFound: {
    title: 'Diesen Beitrag gibt es nicht.',
    text: 'Vielleicht wurde er entfernt, oder die Adresse stimmt nicht. Alle Beiträge stehen in der Übersicht, der neueste zuoberst.',
    link: 'Alle News ansehen',
  },
}

export default de
export type Messages = typeof de
