import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Feuer & Fokus: Prioritäten und Rollen klären – Gratweg',
    description:
      'Ein Tag für Projektteams: aus nassem Holz Feuer machen und dabei Reihenfolge und Rollen klären. {francs:feuer-und-fokus} bis 12 Personen.',
  },
  title: 'Feuer & Fokus',
  forWhom: 'Für Projektteams, bei denen vieles gleichzeitig läuft.',
  lead: 'An einem Tag machen Sie aus nassem Holz Feuer und klären dabei Reihenfolge und Rollen.',
  drawingAlt: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
  place: 'Städtlerwald, Cham',
  season: 'ganzjährig',
  focus: 'Prioritäten, Rollen, Umgang mit Fehlversuchen',
  take: { title: 'Danach steht fest, was zuerst kommt und wer es tut' },
  features: [
    {
      title: 'Prioritäten',
      text: 'Zunder, Späne, Holz: Nur in dieser Reihenfolge brennt es. Dieselbe Frage stellen Sie danach an Ihr Projekt.',
    },
    {
      title: 'Rollen',
      text: 'Eine Person zündet, zwei nähren, eine schaut auf den Wind, die anderen holen Holz nach. Wer was tut, legt das Team fest.',
    },
    {
      title: 'Fehlversuche',
      text: 'Zwei von drei Versuchen dürfen misslingen. Nach jedem ändern Sie eine Sache, nicht alles.',
    },
  ],
  expect: [
    { title: 'Nasses Holz', text: 'Sie sammeln, was der Wald hergibt, und machen damit Feuer.' },
    { title: 'Drei Versuche', text: 'Nach jedem besprechen Sie, was fehlte und was Sie ändern.' },
    { title: 'Klare Rollen', text: 'Vor dem zweiten Versuch verteilt das Team, wer was tut.' },
    { title: 'Suppe vom Feuer', text: 'Sie essen, was auf dem eigenen Feuer gekocht hat.' },
  ],
  quote: '«Ein Feuer braucht drei Dinge. Ein Team auch: Stoff, Luft und jemanden, der nicht weggeht.»',
  schedule: {
    title: 'Ein Tag, drei Versuche',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Ankommen', text: 'Wir sammeln Holz und legen die Handys weg.' },
      { time: '10:00', title: 'Erster Versuch', text: 'In kleinen Gruppen, mit wenig Erklärung.' },
      { time: '11:15', title: 'Auswertung', text: 'Was hat gefehlt, und was ändern wir?' },
      { time: '12:15', title: 'Mittag', text: 'Brot, Käse und Wasser.' },
      {
        time: '13:15',
        title: 'Zwei weitere Versuche',
        text: 'Rollen klären, Zunder teilen, auf den Wind achten.',
      },
      {
        time: '15:30',
        title: 'Essen und Übertrag',
        text: 'Suppe vom Feuer, und jede Person nimmt einen Satz mit ins Büro.',
      },
      {
        time: '16:30',
        title: 'Löschen',
        text: 'Wasser giessen, rühren, die Hand darüber halten, bis die Asche kalt ist.',
      },
    ],
  },
  included: [
    'Leitung; ab 13 Personen ist eine zweite Person dabei',
    'Feuerstahl, Messer und Zunder für alle',
    'Mittagessen, Suppe und Tee',
    'Ein Dach aus Planen bei Regen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Holz, Material und Essen sind inbegriffen.',
  meeting: 'In der Regel der Bahnhof Cham. Von dort gehen wir gemeinsam in den Städtlerwald.',
  food: 'Am Mittag Brot und Käse, am Nachmittag Suppe vom eigenen Feuer.',
  safety:
    'Feuer machen wir nur, wo es erlaubt ist, und löschen, bis die Asche kalt ist. Die Leitung hat Apotheke und Telefon dabei.',
  bring: ['Feste Schuhe', 'Regenjacke', 'Kleider, die nach Rauch riechen dürfen'],
  own: {
    alt: 'Wärme über den Tag: Beim ersten Versuch am Vormittag raucht es, nach dem Mittag flackert es, am Nachmittag brennt es, am Schluss ist die Asche kalt.',
    attempts: ['Erster Versuch: Rauch', 'Zweiter: ein Flackern', 'Dritter: Es brennt'],
  },
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
