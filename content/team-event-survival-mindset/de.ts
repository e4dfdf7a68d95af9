import type { IntroWords } from '../intro-words.ts'

/** Team event Survival Mindset. */
const de = {
  meta: {
    title: 'Survival Mindset, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag Entscheiden unter Druck, mit ruhiger Auswertung. Bis 12 Personen CHF 2’600.00 pauschal, bis 30 Personen möglich.',
  },
  title: 'Survival Mindset',
  lead: 'Ruhig bleiben, wenn alles kreist.',
  drawingAlt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
  facts: [
    {
      label: 'Dauer',
      value: '1 Tag',
    },
    {
      label: 'Bis 12 Personen',
      value: 'CHF 2’600.00 pauschal',
    },
    {
      label: '13–20 Personen',
      value: 'CHF 200.00 pro Person',
    },
    {
      label: '21–30 Personen',
      value: 'CHF 180.00 pro Person',
    },
    {
      label: 'Für wen',
      value: 'Führungsteams und Teams mit Bereitschaft oder Krisenaufgaben',
    },
    {
      label: 'Schwerpunkt',
      value: 'Ruhe, Lagebild, Entscheiden mit wenig Angaben',
    },
  ],
  sections: [
    {
      title: 'Was Sie erwartet',
      paragraphs: [
        'Sie lernen ein einfaches Muster: anhalten, schauen, denken, handeln.',
        'Sie wenden es in drei Lagen an, die von Mal zu Mal unklarer werden.',
        'Die Rollen wechseln. Wer sonst führt, hört zu.',
        'Die Auswertung ist ruhig und konkret: ein Verhalten, das bleibt, und eines, das geht.',
      ],
    },
    {
      title: 'Für wen das ist',
      paragraphs: ['Für Teams, die auch dann entscheiden müssen, wenn das Bild noch unscharf ist.'],
    },
    {
      title: 'Preis',
      paragraphs: [
        'Der Preis gilt für die ganze Gruppe: bis 12 Personen pauschal, ab 13 Personen für jede Person gleich viel.',
        'Ab 21 Personen günstiger: 21 Personen bezahlen CHF 3’780.00, 20 Personen CHF 4’000.00.',
        'Für mehr als 30 Personen gibt es keinen festen Preis. Fragen Sie uns an.',
      ],
    },
  ],
  actions: [
    {
      label: 'Termin anfragen',
      note: 'ab CHF 2’600.00',
      to: '/buchen?serviceId=survival-mindset',
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
