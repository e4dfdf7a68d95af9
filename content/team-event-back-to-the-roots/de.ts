import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Back to the Roots, Team-Event in der Natur – Gratweg',
    description:
      'Vier Stunden im Wald ohne Handy und Uhr. Bis 12 Personen {price:back-to-the-roots} pauschal, grössere Gruppen pro Person.',
  },
  title: 'Back to the Roots',
  lead: 'Ohne Handy, ohne Uhr. Was bleibt, ist das Team.',
  drawingAlt: 'Ein Baumstamm über der Erde, darunter das verzweigte Wurzelwerk',
  place: 'Wald am Zugersee',
  season: 'ganzjährig',
  focus: 'Aufmerksamkeit, Gespräch, einfache Handgriffe',
  about: {
    title: 'Vier Stunden, die niemand misst',
    text: 'Am Waldrand geben alle Handy und Uhr ab. Danach gibt es Holz, Messer, einen Topf und eine Aufgabe, für die niemand zuständig ist. Bald weiss niemand mehr, wie spät es ist. Dafür hören alle, wer wann etwas sagt.',
  },
  features: [
    {
      title: 'Aufmerksam sein',
      text: 'Ohne Bildschirm merkt man früher, wer friert, wer zögert und wer schon angefangen hat.',
    },
    {
      title: 'Miteinander reden',
      text: 'Wer etwas braucht, geht hin und fragt. Schreiben kann man sich hier nichts.',
    },
    {
      title: 'Mit den Händen arbeiten',
      text: 'Schnitzen, Feuer machen, Suppe kochen. Die Handgriffe sind einfach. Schwieriger ist, sich einig zu werden.',
    },
  ],
  expect: [
    'Sie geben Handy und Uhr in einen Sack und gehen los.',
    'Sie sammeln, schnitzen und kochen mit dem, was da ist.',
    'Sie verteilen die Arbeit selber, oder eben nicht.',
    'Am Schluss reden Sie darüber, wer was übernommen hat, und warum.',
  ],
  forWhom: 'Für Teams, die viel schreiben und wenig miteinander reden. Vorkenntnisse braucht es keine.',
  quote: '«Ohne Uhr dauert eine Aufgabe so lange, bis sie fertig ist.»',
  schedule: {
    title: 'Ein Nachmittag im Wald',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'Abgeben',
        text: 'Handys und Uhren kommen in einen Sack. Die Zeit behält die Leitung für sich.',
      },
      { time: '13:45', title: 'Losgehen', text: 'Ein kurzer Weg ohne Gespräch. Danach hören alle besser.' },
      {
        time: '14:15',
        title: 'Sammeln und schnitzen',
        text: 'Holz nach Dicke ordnen. Jede Person schnitzt einen Löffel.',
      },
      {
        time: '15:15',
        title: 'Eine Aufgabe ohne Zuständige',
        text: 'Wasser, Feuer, Suppe, Sitzplätze. Niemand verteilt die Arbeit.',
      },
      { time: '16:30', title: 'Essen', text: 'Suppe aus dem Topf, mit dem eigenen Löffel.' },
      {
        time: '17:00',
        title: 'Gespräch am Feuer',
        text: 'Was lief von allein, was blieb liegen? Dann kommen die Uhren zurück.',
      },
    ],
  },
  included: [
    'Leitung, ab 13 Personen zu zweit',
    'Messer, Topf und Feuerstahl',
    'Suppe, Brot und Tee',
    'Ein Dach aus Planen bei Regen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Messer und Töpfe leihen wir Ihnen. Der Löffel gehört danach Ihnen.',
  bring: 'Feste Schuhe, Regenjacke, eine warme Schicht',
  safety: 'Geschnitzt wird im Sitzen und mit Abstand. Die Leitung hat Apotheke und Telefon dabei.',
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
