import type { IntroWords } from '../intro-words.ts'

/** Team event Orientierungspunkt. */
const de = {
  meta: {
    title: 'Orientierungspunkt, Team-Event in der Natur – Gratweg',
    description:
      'Anderthalb Tage mit Karte, Kompass und Biwak. Bis 12 Personen CHF 3’900.00 pauschal, Material inbegriffen, bis 20 Personen.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Zwei Gruppen, eine Karte, ein gemeinsames Ziel. Dazwischen eine Nacht im Biwak.',
  drawingAlt: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
  facts: [
    {
      label: 'Dauer',
      value: '1½ Tage mit Biwak',
    },
    {
      label: 'Bis 12 Personen',
      value: 'CHF 3’900.00 pauschal',
    },
    {
      label: '13–20 Personen',
      value: 'CHF 310.00 pro Person',
    },
    {
      label: 'Grösste Gruppe',
      value: '20 Personen',
    },
    {
      label: 'Material',
      value: 'inbegriffen',
    },
    {
      label: 'Für wen',
      value: 'Führungsteams und Projektteams mit verteilten Standorten',
    },
    {
      label: 'Schwerpunkt',
      value: 'Orientierung, Absprache, gemeinsame Entscheide',
    },
  ],
  sections: [
    {
      title: 'Was Sie erwartet',
      paragraphs: [
        'Sie teilen sich in zwei Gruppen und legen fest, wie Sie sich verständigen.',
        'Jede Gruppe hat nur einen Teil der Angaben. Ans Ziel kommt, wer sie teilt.',
        'Am Abend bauen Sie das Biwak und werten den Tag am Feuer aus.',
        'Am Morgen gehen Sie die letzte Strecke gemeinsam.',
      ],
    },
    {
      title: 'Für wen das ist',
      paragraphs: [
        'Für Teams, die an mehreren Orten arbeiten und ein gemeinsames Ziel haben. Eine Nacht draussen sollte niemanden abschrecken.',
      ],
    },
    {
      title: 'Preis',
      paragraphs: [
        'Der Preis gilt für die ganze Gruppe: bis 12 Personen pauschal, ab 13 Personen für jede Person gleich viel.',
        'Das Material ist inbegriffen.',
        'Für mehr als 20 Personen gibt es keinen festen Preis. Fragen Sie uns an.',
      ],
    },
  ],
  actions: [
    {
      label: 'Termin anfragen',
      note: 'ab CHF 3’900.00',
      to: '/buchen?serviceId=orientierungspunkt',
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
