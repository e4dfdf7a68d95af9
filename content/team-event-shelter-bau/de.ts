import type { IntroWords } from '../intro-words.ts'

/** Team event Shelter-Bau. */
const de = {
  meta: {
    title: 'Shelter-Bau, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag, ein Dach aus Ästen und Laub, gebaut vom ganzen Team. Bis 12 Personen CHF 2’800.00 pauschal, bis 20 Personen möglich.',
  },
  title: 'Shelter-Bau',
  lead: 'Aus Ästen wird ein Dach, aus Leuten eine Seilschaft.',
  drawingAlt: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
  facts: [
    {
      label: 'Dauer',
      value: '1 Tag',
    },
    {
      label: 'Bis 12 Personen',
      value: 'CHF 2’800.00 pauschal',
    },
    {
      label: '13–20 Personen',
      value: 'CHF 215.00 pro Person',
    },
    {
      label: 'Grösste Gruppe',
      value: '20 Personen',
    },
    {
      label: 'Für wen',
      value: 'Teams, die gemeinsam etwas fertig bauen wollen',
    },
    {
      label: 'Schwerpunkt',
      value: 'Planen, Arbeit teilen, prüfen, ob es hält',
    },
  ],
  sections: [
    {
      title: 'Was Sie erwartet',
      paragraphs: [
        'Sie suchen den Platz: Boden, Wind, totes Holz über den Köpfen.',
        'Sie zeichnen einen Plan und verteilen die Arbeit.',
        'Sie bauen: Gerüst, Geflecht, Laub. Der Plan ändert sich unterwegs.',
        'Zum Schluss kommt Wasser von oben. Dann zeigt sich, wo es undicht ist.',
      ],
    },
    {
      title: 'Für wen das ist',
      paragraphs: [
        'Für Teams aus verschiedenen Abteilungen, die am selben Werk arbeiten. Handwerk braucht es keines, feste Schuhe schon.',
      ],
    },
    {
      title: 'Preis',
      paragraphs: [
        'Der Preis gilt für die ganze Gruppe: bis 12 Personen pauschal, ab 13 Personen für jede Person gleich viel.',
        'Ab 13 Personen günstiger: 13 Personen bezahlen CHF 2’795.00, 12 Personen CHF 2’800.00.',
        'Für mehr als 20 Personen gibt es keinen festen Preis. Fragen Sie uns an.',
      ],
    },
  ],
  actions: [
    {
      label: 'Termin anfragen',
      note: 'ab CHF 2’795.00',
      to: '/buchen?serviceId=shelter-bau',
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
