import type { IntroWords } from '../intro-words.ts'

/** Contact. The places {company}, {street}, {city}, {phone}, {email} are filled by the page; opening hours stand in the common words. */
const de = {
  meta: {
    title: 'Kontakt – Gratweg',
    description:
      'Adresse, Telefon, E-Mail und Öffnungszeiten von Gratweg in Cham. Auf Projektanfragen antworten wir innert 24 Stunden.',
  },
  title: 'Wohin soll es gehen?',
  lead: 'Schreiben Sie uns zwei Sätze: wo Sie stehen und wohin Sie wollen. Oder rufen Sie an.',
  drawingAlt: 'Schematische Karte des Zugersees mit Höhenlinien',
  facts: [
    {
      label: 'Adresse',
      value: '{company}, {street}, {city}',
    },
    {
      label: 'Telefon',
      value: '{phone}',
    },
    {
      label: 'E-Mail',
      value: '{email}',
    },
  ],
  mail: 'E-Mail schreiben',
  call: 'Anrufen',
  sections: [
    {
      title: 'Für ein Projekt',
      paragraphs: [
        'Nennen Sie uns Vorhaben, Zeitraum und Rahmen. Auf Projektanfragen antworten wir innert 24 Stunden.',
      ],
    },
    {
      title: 'Für einen Kurs oder Team-Event',
      paragraphs: [
        'Nennen Sie uns den Kurs oder Anlass, die Zahl der Personen und zwei oder drei mögliche Daten.',
      ],
    },
  ],
  actions: [
    {
      label: 'Projekt anfragen',
      note: 'innert 24 Stunden',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Zum Event-Kalender',
      to: '/event-kalender',
    },
    {
      label: 'Zum Shop',
      to: '/shop',
    },
  ],
} satisfies IntroWords & {
  mail: string
  call: string
}

export default de
export type Words = typeof de
