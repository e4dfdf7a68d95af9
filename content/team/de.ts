import type { IntroWords } from '../intro-words.ts'

/** The two members; their names are configuration. */
const de = {
  meta: {
    title: 'Das Team – Gratweg',
    description:
      'Zwei Personen: Gründung und Geschäftsführung mit MSc in Projektmanagement und Zertifikat als Survival-Instruktor, dazu die Administration.',
  },
  title: 'Zwei Personen, ein Büro, viel Wald.',
  lead: 'Wir sind klein. Wer anruft, spricht mit der Person, die nachher auch mitgeht.',
  drawingAlt: 'Schematische Karte des Zugersees mit Höhenlinien',
  facts: [
    {
      label: 'Standort',
      value: 'Cham, 47.18° N, 8.46° E, 418 m',
    },
    {
      label: 'Ausbildung',
      value: 'MSc in Projektmanagement, Zertifikat Survival-Instruktor',
    },
  ],
  members: [
    {
      role: 'Gründung und Geschäftsführung',
      text: 'MSc in Projektmanagement und Zertifikat als Survival-Instruktor. Leitet die Projekte und die Kurse, und kennt darum beide Sorten Nebel.',
    },
    {
      role: 'Mitgründung und Administration',
      text: 'Hält Termine, Buchungen und Rechnungen zusammen und sorgt dafür, dass das Material gezählt zurückkommt.',
    },
  ],
  sections: [
    {
      title: 'Wie wir arbeiten',
      paragraphs: [
        'Projekte und Kurse leitet dieselbe Person. Was draussen nicht trägt, verwenden wir auch drinnen nicht.',
      ],
    },
  ],
  actions: [
    {
      label: 'Kontakt aufnehmen',
      to: '/kontakt',
    },
    {
      label: 'Woran wir uns halten',
      to: '/philosophie',
    },
  ],
} satisfies IntroWords & {
  members: { role: string; text: string }[]
}

export default de
export type Words = typeof de
