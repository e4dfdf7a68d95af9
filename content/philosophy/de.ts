import type { IntroWords } from '../intro-words.ts'

/** Philosophy and values. */
const de = {
  meta: {
    title: 'Philosophie und Werte – Gratweg',
    description:
      'Klar sagen, was ist. Kräfte einteilen. Umkehren können. Was wir aus dem Gelände in Projekte mitnehmen, und was nicht.',
  },
  title: 'Woran wir uns halten',
  lead: 'Führung zeigt sich, wenn der Plan nicht mehr stimmt. Draussen geschieht das am ersten Nachmittag, im Projekt etwas später.',
  drawingAlt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
  facts: [
    {
      label: 'Klarheit',
      value: 'sagen, was man weiss und was nicht',
    },
    {
      label: 'Mass',
      value: 'Kräfte einteilen, bevor sie fehlen',
    },
    {
      label: 'Mut',
      value: 'umkehren, solange es noch freiwillig ist',
    },
  ],
  sections: [
    {
      title: 'Klar sagen, was ist',
      paragraphs: [
        'Eine Karte mit weissen Flecken ist nützlicher als eine, die alles zu wissen vorgibt. Wir schreiben darum auch auf, was wir nicht wissen.',
        'Schlechte Nachrichten kommen früh, von uns und in einem Satz.',
      ],
    },
    {
      title: 'Kräfte einteilen',
      paragraphs: [
        'Eine Gruppe ist so schnell wie das langsamste Mitglied. Das ist keine Schwäche, sondern eine Zahl, mit der man planen kann.',
      ],
    },
    {
      title: 'Umkehren können',
      paragraphs: [
        'Wer umkehrt, hat die Karte nicht schlecht gelesen, sondern das Gelände gut. Wir vereinbaren am Anfang, woran man den Punkt erkennt.',
      ],
    },
  ],
  actions: [
    {
      label: 'Das Team',
      to: '/team',
    },
    {
      label: 'Zu den drei Stufen',
      to: '/survival-training',
    },
    {
      label: 'Zum Projektmanagement',
      to: '/projekt-management',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
