import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Feuer & Fokus, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag Feuer machen als Team: Aufgaben ordnen, Rollen klären. Bis 12 Personen {price:feuer-und-fokus} pauschal, danach pro Person.',
  },
  title: 'Feuer & Fokus',
  lead: 'Ein Team, ein Stahl, nasses Holz. Wer hier alles gleichzeitig will, bleibt im Dunkeln.',
  drawingAlt: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
  place: 'Wald am Zugersee',
  season: 'ganzjährig',
  focus: 'Prioritäten, Rollen, Umgang mit Fehlversuchen',
  about: {
    title: 'Erst ordnen, dann zünden',
    text: 'Nasses Holz brennt, wenn Zunder, Späne und Luft in der richtigen Reihenfolge zusammenkommen. Fehlt eines, raucht es. Ihr Team bekommt einen Stahl, ein Messer und drei Versuche. Nach jedem schauen wir an, woran es lag.',
  },
  features: [
    {
      title: 'Prioritäten',
      text: 'Zuerst der Zunder, zuletzt der grosse Ast. Wer die Reihenfolge ändert, beginnt von vorn.',
    },
    {
      title: 'Rollen',
      text: 'Eine Person zündet, zwei nähren, eine schaut auf den Wind. Alle anderen holen Holz, und zwar trockenes.',
    },
    {
      title: 'Fehlversuche',
      text: 'Zwei von drei Versuchen dürfen scheitern. Wir schreiben auf, woran, und ändern eine Sache.',
    },
  ],
  expect: [
    'Sie sammeln Holz, das zu nass ist, und sollen damit Feuer machen.',
    'Sie reden über Rauch: was versucht wurde, was fehlte, wer nichts gesagt hat.',
    'Sie verteilen die Rollen, bevor der nächste Funke fliegt.',
    'Sie essen, was auf dem eigenen Feuer gekocht hat.',
  ],
  forWhom:
    'Für Teams, die schnell anfangen und selten fertig werden. Vorkenntnisse braucht es keine, Geduld hilft.',
  quote: '«Ein Feuer braucht drei Dinge. Ein Team auch: Stoff, Luft und jemanden, der nicht weggeht.»',
  schedule: {
    title: 'Ein Tag, drei Versuche',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Ankommen',
        text: 'Wir sammeln Holz und legen die Handys weg. Niemand weiss schon alles.',
      },
      {
        time: '10:00',
        title: 'Erster Versuch',
        text: 'Kleine Gruppen, wenig Erklärung. Es raucht vor allem.',
      },
      {
        time: '11:15',
        title: 'Auswertung am kalten Ring',
        text: 'Was haben wir versucht, was haben wir ausgelassen, wer hat geschwiegen?',
      },
      {
        time: '12:15',
        title: 'Kalter Mittag',
        text: 'Brot, Käse, Wasser. Warm wird es erst, wenn es brennt.',
      },
      {
        time: '13:15',
        title: 'Zweiter und dritter Versuch',
        text: 'Rollen klären, Zunder teilen, Wind lesen. Jetzt brennt es.',
      },
      {
        time: '15:30',
        title: 'Essen und Übertrag',
        text: 'Suppe vom Feuer. Jede Person nimmt einen Satz mit ins Büro.',
      },
      {
        time: '16:30',
        title: 'Löschen',
        text: 'Wasser, rühren, fühlen. Fertig ist, wenn die Asche kalt ist.',
      },
    ],
  },
  included: [
    'Leitung, ab 13 Personen zu zweit',
    'Feuerstahl, Messer und Zunder für alle',
    'Mittag, Suppe und Tee',
    'Ein Dach aus Planen bei Regen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Holz, Stahl und Essen sind im Preis.',
  bring: 'Feste Schuhe, Regenjacke, Kleider, die nach Rauch riechen dürfen',
  safety:
    'Wir feuern nur, wo es erlaubt ist. Gilt ein Feuerverbot, verschieben wir, oder Sie wählen ohne Kosten einen anderen Anlass.',
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
