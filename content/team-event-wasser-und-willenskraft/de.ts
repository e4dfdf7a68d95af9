import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Wasser & Willenskraft, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag am Wasser: Übergänge planen, sich sichern, dranbleiben. Bis 12 Personen {price:wasser-und-willenskraft} pauschal, bis 20 Personen möglich.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'Gegen den Strom, mit dem Team.',
  drawingAlt: 'Stromlinien um Steine in einem Fluss',
  place: 'An der Lorze',
  season: 'Mai–September',
  focus: 'Lage lesen, sich sichern, dranbleiben oder umkehren',
  about: {
    title: 'Erst lesen, dann gehen',
    text: 'Der Fluss ist knietief, kalt und schneller, als er aussieht. Ihr Team plant einen Übergang, sichert sich gegenseitig und bringt Material trocken hinüber. Mindestens einmal ist es richtig, umzukehren.',
  },
  features: [
    {
      title: 'Lesen',
      text: 'Wo das Wasser glatt aussieht, ist es tief. Wer zehn Minuten schaut, spart eine Stunde.',
    },
    {
      title: 'Sichern',
      text: 'Niemand geht allein. Wer am Ufer das Seil hält, trägt gleich viel wie wer im Wasser steht.',
    },
    {
      title: 'Dranbleiben oder umkehren',
      text: 'Wir legen vorher fest, woran wir merken, dass Schluss ist. Im Wasser ist es dafür zu spät.',
    },
  ],
  expect: [
    'Sie lesen das Wasser: Wo trägt es, wo zieht es, wo bleibt man besser draussen?',
    'Sie planen einen Übergang und sichern sich gegenseitig.',
    'Sie bringen Material trocken ans andere Ufer.',
    'Am Feuer reden Sie darüber, wann Weitermachen richtig war und wann nicht.',
  ],
  forWhom:
    'Für Teams, die viel tragen und wieder spüren möchten, dass sie es gemeinsam tun. Wer nicht ins Wasser will, sichert vom Ufer.',
  quote: '«Willenskraft ist, am Ufer zu bleiben, wenn alle schon im Wasser stehen.»',
  schedule: {
    title: 'Ein Fluss, zwei Übergänge',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Am Ufer', text: 'Strömung lesen, Regeln klären, Ausrüstung anziehen.' },
      { time: '10:15', title: 'Trockenübung', text: 'Seil, Zeichen, Rollen. Noch bleiben alle trocken.' },
      {
        time: '11:15',
        title: 'Kleiner Übergang',
        text: 'Kurz, knietief, gesichert. So fühlt sich das Wasser an.',
      },
      { time: '12:30', title: 'Mittag am Feuer', text: 'Socken wechseln, Suppe essen.' },
      {
        time: '13:45',
        title: 'Grosser Übergang',
        text: 'Material für eine Mahlzeit muss trocken ans andere Ufer.',
      },
      {
        time: '15:45',
        title: 'Gespräch am Feuer',
        text: 'Wer wäre früher umgekehrt, und wer hat es gesagt?',
      },
    ],
  },
  included: [
    'Leitung, immer zu zweit',
    'Seile, Schwimmwesten und Wathosen',
    'Suppe, Brot und Tee',
    'Ein geheiztes Zelt am Ufer',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Die ganze Ausrüstung für das Wasser ist im Preis.',
  bring: 'Schuhe, die nass werden dürfen, zweite Kleider, ein Badetuch',
  safety:
    'Ins Wasser geht nur, wer schwimmen kann. Wir gehen bei ruhigem Wasserstand; bei Hochwasser verschieben wir.',
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
