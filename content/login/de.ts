import type { IntroWords } from '../intro-words.ts'

/** Sign-in: for the owners only, visitors need no account. */
const de = {
  meta: {
    title: 'Anmelden – Gratweg',
    description:
      'Konten haben nur die Inhaber von Gratweg. Für Shop, Kalender und Anfragen brauchen Besucherinnen und Besucher kein Konto.',
  },
  title: 'Anmelden',
  lead: 'Konten gibt es hier nur für die Inhaber. Sie brauchen keines.',
  drawingAlt: 'Reepschnur, zu einem Bund gelegt, Zeichnung',
  facts: [
    {
      label: 'Konten',
      value: 'für die Inhaber, auf Einladung',
    },
    {
      label: 'Besuch',
      value: 'ohne Konto und ohne Passwort',
    },
  ],
  sections: [
    {
      title: 'Was Sie ohne Konto tun',
      paragraphs: [
        'Sie kaufen im Shop, sehen den Kalender an und schreiben uns. Bestätigungen und Gutscheine kommen per E-Mail.',
      ],
    },
    {
      title: 'Frage zu einer Bestellung?',
      paragraphs: ['Schreiben Sie uns mit der Nummer aus der Bestätigung. Mehr brauchen wir nicht.'],
    },
  ],
  actions: [
    {
      label: 'Zum Shop',
      to: '/shop',
    },
    {
      label: 'Zum Event-Kalender',
      to: '/event-kalender',
    },
    {
      label: 'Kontakt aufnehmen',
      to: '/kontakt',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
