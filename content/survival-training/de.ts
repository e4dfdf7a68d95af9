import type { IntroWords } from '../intro-words.ts'

/** Overview of the three levels; each entry of `levels` is an anchored section. */
const de = {
  meta: {
    title: 'Survival-Training in drei Stufen – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass: drei Stufen Survival-Training von 1 bis 2½ Tagen, CHF 200.00 bis CHF 300.00 pro Person.',
  },
  title: 'Drei Stufen. Eine Richtung.',
  lead: 'Draussen merkt man schnell, was trägt: eine klare Entscheidung, eine gute Pause, ein Mensch, der ruhig bleibt. Unsere Kurse sind markiert wie Schweizer Wanderwege. Gelb, Rot, Blau.',
  drawingAlt: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
  facts: [
    {
      label: 'Dauer',
      value: '1 bis 2½ Tage',
    },
    {
      label: 'Preis',
      value: 'CHF 200.00 bis CHF 300.00 pro Person',
    },
    {
      label: 'Für wen',
      value: 'Einzelne, Führungskräfte, Projektteams',
    },
  ],
  levels: {
    aufbruch: {
      title: 'Aufbruch',
      text: 'Der erste Schritt weg vom Gewohnten. Sie machen Feuer, finden Wasser und lesen das Gelände, bevor es Sie liest.',
      facts: '1 Tag, CHF 200.00 pro Person',
      link: 'Stufe 1 im Detail',
      alt: 'Morgensonne über einem See, im Vordergrund ein heller Weg',
    },
    durchhaltevermoegen: {
      title: 'Durchhalte\u00advermögen',
      text: 'Eine Nacht im Biwak. Schlaf, Wärme und gute Laune werden knapp. Dann zeigt sich, wie eine Gruppe entscheidet.',
      facts: '2 Tage mit Biwak, CHF 250.00 pro Person',
      link: 'Stufe 2 im Detail',
      alt: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
    },
    'klarer-kompass': {
      title: 'Klarer Kompass',
      text: 'Ihre Route, Ihre Entscheidung. Mit Karte und Marschzahl durch das Gelände: Wir gehen mit, Sie führen.',
      facts: '2½ Tage, CHF 300.00 pro Person',
      link: 'Stufe 3 im Detail',
      alt: 'Gipfel im Mittagslicht unter einem Kompassring, eine gestrichelte Spur führt hinauf',
    },
  },
  sections: [
    {
      title: 'Draussen und drinnen',
      paragraphs: [
        'Ein Feuer bei Regen lehrt Prioritäten: erst Zunder, dann Holz, dann Flamme.',
        'Die Nacht im Biwak lehrt, Kräfte einzuteilen, bevor sie fehlen.',
        'Gehen nach Marschzahl lehrt, die Richtung zu halten, wenn das Ziel nicht zu sehen ist.',
        'Der Entscheid umzukehren lehrt, ein Projekt zu stoppen, solange das noch Mut braucht.',
      ],
    },
  ],
  actions: [
    {
      label: 'Termine ansehen',
      to: '/event-kalender',
    },
    {
      label: 'Gutscheine im Shop',
      to: '/shop',
    },
  ],
} satisfies IntroWords & {
  levels: Record<string, { title: string; text: string; facts: string; link: string; alt: string }>
}

export default de
export type Words = typeof de
