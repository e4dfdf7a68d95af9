const de = {
  meta: {
    title: 'Suche – Gratweg',
    description:
      'Alle Seiten von Gratweg durchsuchen: Kurse, Team-Events, Projekte, Gutscheine, häufige Fragen, News und die rechtlichen Angaben.',
  },
  title: 'Suche',
  form: { label: 'Seite oder Frage suchen', submit: 'Suchen' },
  all: 'Alle Seiten',
  found: { one: '{n} Treffer', other: '{n} Treffer' },
  none: 'Zu «{text}» steht hier nichts.',
  noneHint: 'Versuchen Sie ein anderes oder ein kürzeres Wort.',
  failed: 'Die Suche antwortet gerade nicht.',
  failedHint: 'Bitte versuchen Sie es später noch einmal, oder fragen Sie uns.',
  ask: 'Zum Kontakt',
}

export default de
export type Messages = typeof de
