import type { IntroWords } from '../intro-words.ts'

/** What we need to know to answer a project request within 24 hours. */
const de = {
  meta: {
    title: 'Projekt anfragen – Gratweg',
    description:
      'Beschreiben Sie Ihr Vorhaben: Leistung, Zeitraum, Budget, Team. Wir antworten auf jede Projektanfrage innert 24 Stunden.',
  },
  title: 'Projekt anfragen',
  lead: 'Schreiben Sie uns, was Sie vorhaben. Sie erhalten innert 24 Stunden eine Antwort.',
  drawingAlt: 'Schematische Karte des Zugersees mit Höhenlinien',
  facts: [
    {
      label: 'Leistung',
      value:
        'Projektmanagement, Programmmanagement, Portfoliomanagement, PMO, agiles Coaching, Interim-Management, Training und Coaching oder anderes',
    },
    {
      label: 'Budget in CHF',
      value:
        'bis 10’000, 10’000–50’000, 50’000–100’000, 100’000–250’000, über 250’000 oder ein eigener Betrag',
    },
    {
      label: 'Team',
      value: '1–5, 6–10, 11–20 oder mehr als 20 Personen',
    },
    {
      label: 'Dringlichkeit',
      value: 'tief, mittel, hoch oder dringend',
    },
    {
      label: 'Branche',
      value: 'IT, Finanzen und Versicherungen, Gesundheitswesen, Industrie, Beratung oder andere',
    },
    {
      label: 'Vertrag',
      value: 'Festpreis, nach Aufwand oder gemischt',
    },
  ],
  sections: [
    {
      title: 'Was wir wissen müssen',
      paragraphs: [
        'Zwingend sind nur drei Dinge: die gewünschte Leistung, ein paar Sätze zum Vorhaben und Ihre E-Mail-Adresse.',
        'Hilfreich sind dazu: Zeitraum, Budget, Grösse des Teams, Branche, Dringlichkeit und Vertragsart. Was Sie nicht wissen, lassen Sie offen.',
      ],
    },
    {
      title: 'Was danach geschieht',
      paragraphs: [
        'Wir lesen Ihre Anfrage und antworten innert 24 Stunden: mit Fragen, mit einem Vorschlag für ein Gespräch oder mit dem Hinweis, dass wir nicht die Richtigen sind.',
      ],
    },
  ],
  actions: [
    {
      label: 'Anfrage schreiben',
      note: 'innert 24 Stunden',
      to: '/kontakt',
    },
    {
      label: 'Zum Projektmanagement',
      to: '/projekt-management',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
