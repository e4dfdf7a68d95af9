import type { IntroWords } from '../intro-words.ts'

/** Level 3 of the survival training. */
const de = {
  meta: {
    title: 'Klarer Kompass: Survival-Training, Stufe 3 – Gratweg',
    description:
      'Survival-Training für Führungskräfte mit Erfahrung draussen: Route planen, Gruppe führen, umkehren können. 2½ Tage, CHF 300.00 pro Person.',
  },
  title: 'Klarer Kompass',
  lead: 'Ihre Route, Ihre Entscheidung. Mit Karte und Marschzahl durch das Gelände: Wir gehen mit, Sie führen.',
  drawingAlt: 'Gipfel im Mittagslicht unter einem Kompassring, eine gestrichelte Spur führt hinauf',
  facts: [
    {
      label: 'Dauer',
      value: '2½ Tage',
    },
    {
      label: 'Preis',
      value: 'CHF 300.00 pro Person',
    },
    {
      label: 'Für wen',
      value: 'Führungskräfte mit Erfahrung draussen',
    },
    {
      label: 'Inhalt',
      value: 'Route, Führung, Entscheiden unter Unsicherheit',
    },
  ],
  sections: [
    {
      title: 'Was Sie tun',
      paragraphs: [
        'Sie planen die Route auf der Karte, teilen die Aufgaben zu und führen die Gruppe. Die Verantwortung wechselt, jede Person führt ein Stück.',
        'Unterwegs ändert sich etwas: das Wetter, die Zeit, jemand wird müde. Sie entscheiden, ob es weitergeht, und sagen warum.',
      ],
    },
    {
      title: 'Was im Büro ankommt',
      paragraphs: [
        'Nach diesem Kurs wissen Sie, wie Sie entscheiden, wenn Angaben fehlen. Und wie Ihre Entscheide auf andere wirken.',
      ],
    },
  ],
  actions: [
    {
      label: 'Platz buchen',
      note: 'CHF 300.00',
      to: '/buchen?serviceId=klarer-kompass',
    },
    {
      label: 'Termine ansehen',
      to: '/event-kalender',
    },
    {
      label: 'Als Gutschein verschenken',
      to: '/shop',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
