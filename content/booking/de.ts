import type { IntroWords } from '../intro-words.ts'

/** Booking a place: how it goes and what it costs. */
const de = {
  meta: {
    title: 'Platz buchen – Gratweg',
    description:
      'Einen Platz im Survival-Training oder einen Team-Event buchen: Kurs nennen, Datum wählen, Bestätigung per E-Mail.',
  },
  title: 'Platz buchen',
  lead: 'Nennen Sie uns Kurs oder Anlass, Datum und Zahl der Personen. Gebucht ist, was wir Ihnen per E-Mail bestätigen.',
  drawingAlt: 'Panorama von Cham nach Süden über den Zugersee zu Rigi und Alpen',
  facts: [
    {
      label: 'Aufbruch',
      value: '1 Tag, CHF 200.00 pro Person',
    },
    {
      label: 'Durchhaltevermögen',
      value: '2 Tage mit Biwak, CHF 250.00 pro Person',
    },
    {
      label: 'Klarer Kompass',
      value: '2½ Tage, CHF 300.00 pro Person',
    },
    {
      label: 'Team-Events',
      value: 'bis 12 Personen pauschal, ab CHF 1’400.00',
    },
  ],
  sections: [
    {
      title: 'So buchen Sie',
      paragraphs: [
        'Wählen Sie ein Datum im Event-Kalender, oder schlagen Sie für Ihre Gruppe eines vor.',
        'Schreiben Sie uns Kurs, Datum und Zahl der Personen. Wir prüfen die Plätze und bestätigen per E-Mail.',
        'Bei Sturm- oder Gewitterwarnung verschieben wir. Ihr Platz bleibt.',
      ],
    },
  ],
  actions: [
    {
      label: 'Platz anfragen',
      to: '/kontakt',
    },
    {
      label: 'Zum Event-Kalender',
      to: '/event-kalender',
    },
    {
      label: 'Gutschein schenken',
      to: '/shop',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
