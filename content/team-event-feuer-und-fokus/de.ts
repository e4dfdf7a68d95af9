import type { IntroWords } from '../intro-words.ts'

/** Team event Feuer & Fokus. */
const de = {
  meta: {
    title: 'Feuer & Fokus, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag Feuer machen als Team: Aufgaben ordnen, Rollen klären. Bis 12 Personen CHF 2’600.00 pauschal, danach pro Person.',
  },
  title: 'Feuer & Fokus',
  lead: 'Ein Team, ein Stahl, nasses Holz. Wer hier alles gleichzeitig will, bleibt im Dunkeln.',
  drawingAlt: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
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
      value: 'Projektteams, die gleichzeitig an zu vielem arbeiten',
    },
    {
      label: 'Schwerpunkt',
      value: 'Prioritäten, Rollen, Umgang mit Fehlversuchen',
    },
  ],
  sections: [
    {
      title: 'Was Sie erwartet',
      paragraphs: [
        'Erster Versuch: kleine Gruppen, wenig Erklärung. Es raucht vor allem.',
        'Auswertung am kalten Ring: Was haben wir versucht, was ausgelassen, wer hat nicht gesprochen?',
        'Zweiter und dritter Versuch: Rollen klären, Zunder teilen, Wind lesen. Jetzt brennt es.',
        'Essen vom Feuer. Jede Person nimmt einen Satz mit ins Büro.',
      ],
    },
    {
      title: 'Für wen das ist',
      paragraphs: [
        'Für Teams, die schnell anfangen und selten fertig werden. Die Übung zeigt, wie Aufgaben geordnet und Rollen vergeben werden.',
      ],
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
      to: '/buchen?serviceId=feuer-und-fokus',
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
