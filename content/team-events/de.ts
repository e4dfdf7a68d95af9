import type { IntroWords } from '../intro-words.ts'

/** Overview of the six events; each entry of `events` is an anchored section. */
const de = {
  meta: {
    title: 'Sechs Team-Events in der Natur – Gratweg',
    description:
      'Sechs Team-Events im Wald und am Wasser, 4 Stunden bis 1½ Tage, bis 30 Personen. Ab CHF 1’300.00 für die ganze Gruppe.',
  },
  title: 'Sechs Anlässe, ein Team.',
  lead: 'Vier Stunden bis anderthalb Tage, für Gruppen bis 30 Personen. Im Wald, am Wasser, ohne Empfang.',
  drawingAlt: 'Stromlinien um Steine in einem Fluss',
  facts: [
    {
      label: 'Dauer',
      value: '4 Stunden bis 1½ Tage',
    },
    {
      label: 'Bis 12 Personen',
      value: 'ab CHF 1’400.00 pauschal',
    },
    {
      label: '13–20 Personen',
      value: 'ab CHF 100.00 pro Person',
    },
    {
      label: '21–30 Personen',
      value: 'ab CHF 90.00 pro Person, bei drei Anlässen',
    },
  ],
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'Ohne Handy, ohne Uhr. Was bleibt, ist das Team.',
      facts: '4 Stunden, bis 12 Personen CHF 1’400.00 pauschal',
      link: 'Back to the Roots im Detail',
      alt: 'Ein Baumstamm über der Erde, darunter das verzweigte Wurzelwerk',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'Eine Flamme, viele Hände, keine Streichhölzer.',
      facts: '1 Tag, bis 12 Personen CHF 2’600.00 pauschal',
      link: 'Feuer & Fokus im Detail',
      alt: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Zwei Gruppen, eine Karte, ein gemeinsames Ziel.',
      facts: '1½ Tage mit Biwak, bis 12 Personen CHF 3’900.00 pauschal',
      link: 'Orientierungspunkt im Detail',
      alt: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'Aus Ästen wird ein Dach, aus Leuten eine Seilschaft.',
      facts: '1 Tag, bis 12 Personen CHF 2’800.00 pauschal',
      link: 'Shelter-Bau im Detail',
      alt: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'Gegen den Strom, mit dem Team.',
      facts: '1 Tag, bis 12 Personen CHF 2’800.00 pauschal',
      link: 'Wasser & Willenskraft im Detail',
      alt: 'Stromlinien um Steine in einem Fluss',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Ruhig bleiben, wenn alles kreist.',
      facts: '1 Tag, bis 12 Personen CHF 2’600.00 pauschal',
      link: 'Survival Mindset im Detail',
      alt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
    },
  },
  sections: [
    {
      title: 'So rechnen wir',
      paragraphs: [
        'Jeder Preis gilt für die ganze Gruppe: bis 12 Personen die Pauschale, von 13 bis 20 und von 21 bis 30 Personen der Ansatz pro Person.',
        'Orientierungspunkt, Shelter-Bau und Wasser & Willenskraft führen wir mit höchstens 20 Personen durch. Für grössere Gruppen fragen Sie uns an.',
        'Mitunter bezahlt eine grössere Gruppe weniger als eine kleinere. Das ist so gewollt und steht beim Anlass.',
      ],
    },
  ],
  actions: [
    {
      label: 'Anlass anfragen',
      to: '/kontakt',
    },
    {
      label: 'Termine ansehen',
      to: '/event-kalender',
    },
  ],
} satisfies IntroWords & {
  events: Record<string, { title: string; text: string; facts: string; link: string; alt: string }>
}

export default de
export type Words = typeof de
