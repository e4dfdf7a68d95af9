import type { IntroWords } from '../intro-words.ts'

/** Team event Back to the Roots. */
const de = {
  meta: {
    title: 'Back to the Roots, Team-Event in der Natur – Gratweg',
    description:
      'Vier Stunden im Wald ohne Handy und Uhr. Bis 12 Personen CHF 1’400.00 pauschal, grössere Gruppen pro Person.',
  },
  title: 'Back to the Roots',
  lead: 'Ohne Handy, ohne Uhr. Was bleibt, ist das Team.',
  drawingAlt: 'Ein Baumstamm über der Erde, darunter das verzweigte Wurzelwerk',
  facts: [
    {
      label: 'Dauer',
      value: '4 Stunden',
    },
    {
      label: 'Bis 12 Personen',
      value: 'CHF 1’400.00 pauschal',
    },
    {
      label: '13–20 Personen',
      value: 'CHF 100.00 pro Person',
    },
    {
      label: '21–30 Personen',
      value: 'CHF 90.00 pro Person',
    },
    {
      label: 'Für wen',
      value: 'Teams, die sich neu finden oder neu zusammensetzen',
    },
    {
      label: 'Schwerpunkt',
      value: 'Aufmerksamkeit, Gespräch, einfache Handgriffe',
    },
  ],
  sections: [
    {
      title: 'Was Sie erwartet',
      paragraphs: [
        'Sie geben Handy und Uhr in einen Sack und gehen los.',
        'Sie sammeln, schnitzen und kochen mit dem, was da ist.',
        'Sie lösen eine Aufgabe, für die niemand zuständig ist.',
        'Am Schluss reden Sie darüber, wer was übernommen hat, und warum.',
      ],
    },
    {
      title: 'Für wen das ist',
      paragraphs: [
        'Für Teams, die viel schreiben und wenig miteinander reden. Vorkenntnisse braucht es keine.',
      ],
    },
    {
      title: 'Preis',
      paragraphs: [
        'Der Preis gilt für die ganze Gruppe: bis 12 Personen pauschal, ab 13 Personen für jede Person gleich viel.',
        'Ab 13 Personen günstiger: 13 Personen bezahlen CHF 1’300.00, 12 Personen CHF 1’400.00.',
        'Auch ab 21 Personen: 21 Personen bezahlen CHF 1’890.00, 20 Personen CHF 2’000.00.',
        'Für mehr als 30 Personen gibt es keinen festen Preis. Fragen Sie uns an.',
      ],
    },
  ],
  actions: [
    {
      label: 'Termin anfragen',
      note: 'ab CHF 1’300.00',
      to: '/buchen?serviceId=back-to-the-roots',
    },
    {
      label: 'Alle sechs Anlässe',
      to: '/team-events',
    },
    {
      label: 'Frage stellen',
      to: '/kontakt',
    },
  ],
} satisfies IntroWords

export default de
export type Words = typeof de
