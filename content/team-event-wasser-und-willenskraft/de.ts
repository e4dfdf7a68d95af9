import type { IntroWords } from '../intro-words.ts'

/** Team event Wasser & Willenskraft. */
const de = {
  meta: {
    title: 'Wasser & Willenskraft, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag am Wasser: Übergänge planen, sich sichern, dranbleiben. Bis 12 Personen CHF 2’800.00 pauschal, bis 20 Personen möglich.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'Gegen den Strom, mit dem Team.',
  drawingAlt: 'Stromlinien um Steine in einem Fluss',
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
      value: 'Teams in einer anstrengenden Zeit',
    },
    {
      label: 'Schwerpunkt',
      value: 'Vertrauen, Sicherung, Ausdauer',
    },
  ],
  sections: [
    {
      title: 'Was Sie erwartet',
      paragraphs: [
        'Sie lesen das Wasser: Wo trägt es, wo zieht es, wo bleibt man besser draussen?',
        'Sie planen einen Übergang und sichern sich gegenseitig.',
        'Sie bringen Material trocken ans andere Ufer.',
        'Am Feuer reden Sie darüber, wann Weitermachen richtig war und wann nicht.',
      ],
    },
    {
      title: 'Für wen das ist',
      paragraphs: [
        'Für Teams, die viel tragen und wieder spüren möchten, dass sie es gemeinsam tun. Wer nicht ins Wasser will, sichert vom Ufer.',
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
      to: '/buchen?serviceId=wasser-und-willenskraft',
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
