import type { IntroWords } from '../intro-words.ts'

/** Level 1 of the survival training. */
const de = {
  meta: {
    title: 'Aufbruch: Survival-Training, Stufe 1 – Gratweg',
    description:
      'Survival-Training für alle, die anfangen wollen: Feuer, Wasser, Gelände lesen. 1 Tag, CHF 200.00 pro Person.',
  },
  title: 'Aufbruch',
  lead: 'Der erste Schritt weg vom Gewohnten. Sie machen Feuer, finden Wasser und lesen das Gelände, bevor es Sie liest.',
  drawingAlt: 'Morgensonne über einem See, im Vordergrund ein heller Weg',
  facts: [
    {
      label: 'Dauer',
      value: '1 Tag',
    },
    {
      label: 'Preis',
      value: 'CHF 200.00 pro Person',
    },
    {
      label: 'Für wen',
      value: 'alle, die anfangen wollen, allein oder im Team',
    },
    {
      label: 'Inhalt',
      value: 'Feuer, Wasser, Orientierung, erste Entscheidungen',
    },
  ],
  sections: [
    {
      title: 'Was Sie tun',
      paragraphs: [
        'Sie sammeln Zunder, bringen eine Flamme in Gang und halten sie am Leben. Der erste Versuch raucht meist nur, und das gehört dazu.',
        'Sie suchen Wasser und machen es trinkbar. Sie vergleichen die Karte mit dem, was vor Ihnen liegt, und bestimmen selber, wo Sie stehen.',
      ],
    },
    {
      title: 'Was im Büro ankommt',
      paragraphs: [
        'Wer einmal mit nassem Holz angefangen hat, plant den nächsten Projektstart anders: kleiner, trockener, mit Reserve.',
      ],
    },
  ],
  actions: [
    {
      label: 'Platz buchen',
      note: 'CHF 200.00',
      to: '/buchen?serviceId=aufbruch',
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
