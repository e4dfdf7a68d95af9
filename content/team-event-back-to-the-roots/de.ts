import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Back to the Roots: Team-Event für neue Teams – Gratweg',
    description:
      'Vier Stunden im Wald: Neue Teams lernen sich beim Schnitzen, Feuermachen und Kochen kennen. {francs:back-to-the-roots} bis 12 Personen.',
  },
  title: 'Back to the Roots',
  forWhom: 'Für Teams, die neu sind oder neu zusammengesetzt.',
  lead: 'In vier Stunden lernen sich alle kennen: beim Schnitzen, Feuermachen und Kochen, ohne Handy und ohne Uhr.',
  drawingAlt: 'Fünf Bäume stehen einzeln über der Erde, darunter bilden ihre Wurzeln ein einziges Netz',
  place: 'Städtlerwald, Cham',
  season: 'ganzjährig',
  focus: 'Kennenlernen, Aufmerksamkeit, Gespräch',
  take: { title: 'Danach wissen alle, mit wem sie arbeiten' },
  features: [
    {
      title: 'Aufmerksam sein',
      text: 'Ohne Bildschirm sieht man früher, wer friert, wer zögert und wer schon angefangen hat.',
    },
    {
      title: 'Miteinander reden',
      text: 'Wer etwas braucht, geht hin und fragt. Am Schluss besprechen alle, wer was übernommen hat.',
    },
    {
      title: 'Mit den Händen arbeiten',
      text: 'Schnitzen, Feuer machen, Suppe kochen: einfache Handgriffe, die wir zeigen. Wer was tut, regelt das Team selber.',
    },
  ],
  expect: [
    { title: 'Losgehen', text: 'Ein kurzer Weg ohne Gespräch. Danach hören alle besser zu.' },
    {
      title: 'Sammeln und schnitzen',
      text: 'Sie ordnen Holz nach Dicke, und jede Person schnitzt einen Löffel.',
    },
    {
      title: 'Eine gemeinsame Aufgabe',
      text: 'Wasser, Feuer, Suppe, Sitzplätze: Das Team verteilt die Arbeit.',
    },
    { title: 'Essen', text: 'Es gibt Suppe aus dem Topf, mit dem eigenen Löffel.' },
  ],
  quote: '«Ohne Uhr dauert eine Aufgabe so lange, bis sie fertig ist.»',
  schedule: {
    title: 'Zwei Zeiten, dazwischen keine Uhr',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'Am Waldrand',
        text: 'Alle legen Handy und Uhr in einen Sack. Die Zeit behält die Leitung für sich.',
      },
    ],
  },
  included: [
    'Leitung; ab 13 Personen ist eine zweite Person dabei',
    'Messer, Topf und Feuerstahl zum Gebrauch',
    'Suppe, Brot und Tee',
    'Ein Dach aus Planen bei Regen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Messer und Töpfe leihen wir Ihnen. Der Löffel gehört danach Ihnen.',
  meeting: 'In der Regel der Bahnhof Cham. Von dort gehen wir gemeinsam in den Städtlerwald.',
  food: 'Suppe, Brot und Tee vom Feuer.',
  safety:
    'Geschnitzt wird im Sitzen und mit Abstand, nach einer Einführung. Die Leitung hat Apotheke und Telefon dabei. Wer etwas nicht tun will, lässt es aus.',
  bring: ['Feste Schuhe', 'Regenjacke', 'Eine warme Schicht'],
  own: {
    end: {
      title: 'Am Feuer',
      text: 'Sie besprechen, was von allein lief und was liegen blieb. Dann kommen Handys und Uhren zurück.',
    },
    before: 'In der Hand: nichts.',
    after: 'In der Hand: ein Löffel, selber geschnitzt.',
  },
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
