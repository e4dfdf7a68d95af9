import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Survival Mindset, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag Entscheiden unter Druck, mit ruhiger Auswertung. Bis 12 Personen {price:survival-mindset} pauschal, bis 30 Personen möglich.',
  },
  title: 'Survival Mindset',
  lead: 'Ruhig bleiben, wenn alles kreist.',
  drawingAlt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
  place: 'Wald am Zugersee',
  season: 'ganzjährig',
  focus: 'Entscheiden unter Druck, Rollenwechsel, Auswertung',
  about: {
    title: 'Ruhe lässt sich üben',
    text: 'Drei Lagen, jede unklarer als die vorige. Die Angaben kommen spät, und nicht alle stimmen. Ihr Team entscheidet trotzdem. Danach schauen wir an, wie der Entscheid zustande kam, nicht nur, ob er richtig war.',
  },
  features: [
    {
      title: 'Ein Muster',
      text: 'Anhalten, schauen, denken, handeln. Vier Wörter, die einem auch unter Druck noch einfallen.',
    },
    {
      title: 'Andere Rollen',
      text: 'Wer sonst führt, hört zu. Wer sonst schweigt, entscheidet. Beides ist ungewohnt.',
    },
    {
      title: 'Auswerten',
      text: 'Wir trennen den Entscheid von seinem Ausgang. Auch ein guter Entscheid kann schiefgehen.',
    },
  ],
  expect: [
    'Sie lernen ein Muster aus vier Wörtern.',
    'Sie wenden es dreimal an, von einfach bis unübersichtlich.',
    'Sie übernehmen eine Rolle, die sonst jemand anders hat.',
    'Die Auswertung ist ruhig und konkret: ein Verhalten, das bleibt, und eines, das geht.',
  ],
  forWhom: 'Für Teams, die auch dann entscheiden müssen, wenn das Bild noch unscharf ist.',
  quote: '«In der Mitte des Sturms ist es ruhig. Man muss nur nicht mitdrehen.»',
  schedule: {
    title: 'Ein Muster, drei Lagen',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Das Muster',
        text: 'Vier Wörter, an einem einfachen Fall geübt, bis sie sitzen.',
      },
      { time: '10:00', title: 'Erste Lage', text: 'Eine vermisste Person, eine gute Karte, genug Zeit.' },
      { time: '11:15', title: 'Auswertung', text: 'Wer wusste was, und seit wann?' },
      {
        time: '12:15',
        title: 'Mittag',
        text: 'Suppe am Feuer. Über die Lage redet niemand, auch das ist eine Übung.',
      },
      {
        time: '13:15',
        title: 'Zweite Lage',
        text: 'Zwei Meldungen widersprechen sich. Die Rollen wechseln.',
      },
      { time: '14:30', title: 'Dritte Lage', text: 'Eine Meldung kommt zu spät, eine andere ist falsch.' },
      { time: '15:45', title: 'Abmachungen', text: 'Jede Person schreibt einen Satz auf, das Team drei.' },
    ],
  },
  included: [
    'Leitung, ab 13 Personen zu zweit',
    'Karten mit dem Muster für alle',
    'Suppe, Brot und Tee',
    'Ein Dach aus Planen bei Regen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Material für alle drei Lagen ist im Preis.',
  bring: 'Feste Schuhe, Regenjacke, etwas zum Schreiben',
  safety:
    'Der Druck kommt aus der Aufgabe, nicht aus Gefahr. Jede Person kann eine Lage jederzeit verlassen.',
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
