const de = {
  meta: {
    title: 'Aus dem Feldbuch: Notizen und Neues – Gratweg',
    description:
      'Kurze Notizen aus Projekten, Kursen und Team-Events: was draussen gelingt, was nicht, und was davon im Büro ankommt.',
  },
  section: 'Aktuelles',
  title: 'Aus dem Feldbuch',
  lead: 'Was uns unterwegs und im Projekt auffällt. Kurz notiert, solange der Bleistift schreibt.',
  feed: 'Als Feed abonnieren',
  pager: { pages: 'Seiten der Notizen', previous: 'Neuere Notizen', next: 'Ältere Notizen' },
  article: {
    trail: 'Sie sind hier',
    more: 'Weitere Notizen',
    newer: 'Neuer',
    older: 'Älter',
    all: 'Alle Notizen',
    write: 'Schreiben Sie uns',
  },
  notFound: {
    title: 'Diese Seite fehlt im Feldbuch.',
    text: 'Die Notiz gibt es nicht oder nicht mehr. Die anderen stehen in der Übersicht, die neueste zuoberst.',
    link: 'Zu allen Notizen',
  },
}

export default de
export type Messages = typeof de
