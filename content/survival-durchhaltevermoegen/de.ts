import type { IntroWords } from '../intro-words.ts'

/** Level 2 of the survival training. */
const de = {
  meta: {
    title: 'Durchhaltevermögen: Survival, Stufe 2 – Gratweg',
    description:
      'Survival-Training mit einer Nacht im Biwak: Lager, Wärme, Kräfte einteilen. 2 Tage mit Biwak, CHF 250.00 pro Person.',
  },
  title: 'Durchhalte\u00advermögen',
  lead: 'Eine Nacht im Biwak. Schlaf, Wärme und gute Laune werden knapp. Dann zeigt sich, wie eine Gruppe entscheidet.',
  drawingAlt: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
  facts: [
    {
      label: 'Dauer',
      value: '2 Tage mit Biwak',
    },
    {
      label: 'Preis',
      value: 'CHF 250.00 pro Person',
    },
    {
      label: 'Für wen',
      value: 'alle, die schon erste Erfahrung draussen haben',
    },
    {
      label: 'Inhalt',
      value: 'Lager, Wärme, Verpflegung, Kräfte einteilen',
    },
  ],
  sections: [
    {
      title: 'Was Sie tun',
      paragraphs: [
        'Sie wählen einen Lagerplatz, spannen die Plane und kochen auf dem Feuer. Danach teilen Sie die Nacht in Wachen ein.',
        'Am zweiten Tag gehen Sie mit wenig Schlaf weiter und lösen Aufgaben, die am ersten Tag leicht gewesen wären.',
      ],
    },
    {
      title: 'Was im Büro ankommt',
      paragraphs: [
        'Lange Vorhaben scheitern selten am ersten Tag. Sie lernen, Pausen zu planen, bevor sie nötig sind, und zu sagen, wenn die Kraft nicht reicht.',
      ],
    },
  ],
  actions: [
    {
      label: 'Platz buchen',
      note: 'CHF 250.00',
      to: '/buchen?serviceId=durchhaltevermoegen',
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
