import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Wasser & Willenskraft: Event am Fluss – Gratweg',
    description:
      'Ein Tag an der Lorze für Teams in einer anstrengenden Zeit: Übergänge planen, sich sichern, umkehren. {francs:wasser-und-willenskraft} bis 12 Personen.',
  },
  title: 'Wasser & Willens\u00adkraft',
  forWhom: 'Für Teams in einer anstrengenden Zeit.',
  lead: 'An einem Tag an der Lorze planen Sie zwei Übergänge, sichern sich gegenseitig und entscheiden gemeinsam, wann Sie weitergehen und wann Sie umkehren.',
  drawingAlt: 'Stromlinien um Steine in einem Fluss',
  place: 'An der Lorze, Cham',
  season: 'Mai–September',
  focus: 'Lage lesen, sich sichern, dranbleiben oder umkehren',
  take: { title: 'Danach ist abgemacht, woran das Team merkt, dass es genug ist' },
  features: [
    {
      title: 'Lesen',
      text: 'Wo das Wasser glatt aussieht, ist es oft tief. Sie schauen zuerst zehn Minuten und wählen dann die Stelle.',
    },
    {
      title: 'Sichern',
      text: 'Niemand geht allein. Wer vom Ufer aus sichert, leistet gleich viel wie jene, die im Wasser stehen.',
    },
    {
      title: 'Dranbleiben oder umkehren',
      text: 'Sie legen vorher fest, woran Sie merken, dass Schluss ist. Mindestens einmal ist es richtig, umzukehren.',
    },
  ],
  expect: [
    {
      title: 'Das Wasser lesen',
      text: 'Wo kann man stehen, wo zieht es, wo bleibt man besser draussen?',
    },
    { title: 'Planen und sichern', text: 'Sie planen einen Übergang und verteilen sechs Rollen.' },
    { title: 'Material hinüberbringen', text: 'Alles für eine Mahlzeit kommt trocken ans andere Ufer.' },
    {
      title: 'Auswerten',
      text: 'Am Feuer besprechen Sie, wann Weitergehen richtig war und wann Umkehren.',
    },
  ],
  quote: '«Willenskraft ist, am Ufer zu bleiben, wenn alle schon im Wasser stehen.»',
  schedule: {
    title: 'Ein Fluss, sechs Rollen, zwei Übergänge',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Am Ufer', text: 'Strömung lesen, Regeln klären, Ausrüstung anziehen.' },
      { time: '10:15', title: 'Trockenübung', text: 'Zeichen und Rollen. Noch bleiben alle trocken.' },
      { time: '11:15', title: 'Kleiner Übergang', text: 'Kurz, knietief und vom Ufer aus gesichert.' },
      { time: '12:30', title: 'Mittag am Feuer', text: 'Socken wechseln, Suppe essen.' },
      {
        time: '13:45',
        title: 'Grosser Übergang',
        text: 'Das Material für eine Mahlzeit kommt trocken hinüber.',
      },
      {
        time: '15:45',
        title: 'Gespräch am Feuer',
        text: 'Wer wäre früher umgekehrt, und woran hat das Team es gemerkt?',
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
  priceNote: 'Die ganze Ausrüstung für das Wasser ist inbegriffen.',
  meeting: 'In der Regel der Bahnhof Cham. Von dort gehen wir gemeinsam an die Lorze.',
  food: 'Suppe, Brot und Tee vom Feuer.',
  safety:
    'Wir gehen nur bei ruhigem Wasserstand und wo das Wasser höchstens bis ans Knie reicht. Alle im Wasser tragen eine Schwimmweste, niemand wird an ein Seil gebunden. Zwei Leitungspersonen sind immer am Wasser. Wer nicht schwimmen kann oder nicht ins Wasser will, hat eine Aufgabe am Ufer.',
  bring: ['Schuhe, die nass werden dürfen', 'Zweite Kleider und Socken', 'Badetuch', 'Regenjacke'],
  own: {
    alt: 'Plan eines Übergangs: ein Fluss von links nach rechts, an den Ufern und im Wasser sechs nummerierte Plätze für die sechs Rollen.',
    flow: 'Strömung',
    roles: [
      { title: 'Führt', text: 'Sieht das Ganze und sagt, wann gegangen wird.' },
      { title: 'Schaut flussaufwärts', text: 'Meldet, was das Wasser bringt.' },
      { title: 'Geht voran', text: 'Sucht den nächsten sicheren Stand.' },
      { title: 'Trägt das Material', text: 'Hält es über dem Wasser und geht nie allein.' },
      { title: 'Sichert am Ufer', text: 'Hält die Hand hin, wo man ein- und aussteigt.' },
      { title: 'Steht flussabwärts', text: 'Ist bereit, wenn jemand den Stand verliert.' },
    ],
    guides: 'Die Leitung ist bei jedem Übergang zu zweit dabei und kann ihn jederzeit abbrechen.',
  },
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
