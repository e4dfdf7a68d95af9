import type { IntroWords } from '../intro-words.ts'

/** Project and programme management: what we take on. */
const de = {
  meta: {
    title: 'Digitales Projektmanagement – Gratweg',
    description:
      'Projekt- und Programmleitung für IT- und Transformationsvorhaben, vom Auftrag bis zur Übergabe. Antwort auf Anfragen innert 24 Stunden.',
  },
  title: 'Wir bringen Projekte über den Grat.',
  lead: 'Digitale Projekte und Programme, vom Auftrag bis zur Übergabe. Wir führen, planen und sagen früh, wenn das Wetter kippt.',
  drawingAlt: 'Schematische Karte des Zugersees mit Höhenlinien',
  facts: [
    {
      label: 'Leistungen',
      value: 'Projekt-, Programm- und Portfoliomanagement, PMO',
    },
    {
      label: 'Begleitung',
      value: 'agiles Coaching, Interim-Management, Training und Coaching',
    },
    {
      label: 'Vertrag',
      value: 'Festpreis, nach Aufwand oder gemischt',
    },
    {
      label: 'Antwort',
      value: 'innert 24 Stunden',
    },
  ],
  sections: [
    {
      title: 'Was wir übernehmen',
      paragraphs: [
        'Projektleitung im Mandat: mit Plan, Budget und einer Stimme gegenüber den Lieferanten.',
        'Programm und Portfolio: mehrere Projekte, ein Ziel. Wir ordnen Abhängigkeiten, bevor sie sich selber ordnen.',
        'Begleitung: ein Gegenüber für die Projektleitung, ruhig und unter vier Augen.',
      ],
    },
    {
      title: 'Sechs Etappen',
      paragraphs: [
        'Auftrag, Analyse, Konzept, Umsetzung, Einführung, Übergabe. Jede Etappe endet an einem Punkt, an dem man umkehren könnte.',
        'Die letzten Höhenmeter sind die steilsten. Einführung und Schulung planen wir darum zuerst.',
      ],
    },
    {
      title: 'Wenn ein Projekt klemmt',
      paragraphs: [
        'Wir stellen fest, wo es steht, und legen drei Routen vor: weitergehen, anders gehen, umkehren. Den Entscheid fällen Sie.',
      ],
    },
  ],
  actions: [
    {
      label: 'Projekt anfragen',
      note: 'Antwort in 24 Stunden',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Kontakt aufnehmen',
      to: '/kontakt',
    },
    {
      label: 'So denken wir',
      to: '/philosophie',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
