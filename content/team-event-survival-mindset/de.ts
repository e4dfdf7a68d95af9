import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Survival Mindset: unter Druck entscheiden – Gratweg',
    description:
      'Ein Tag, drei Notfallszenarien: Ihr Team übt, unter Druck ruhig zu entscheiden, und wertet es aus. {francs:survival-mindset} bis 12 Personen.',
  },
  title: 'Survival Mindset',
  forWhom: 'Für Führungsteams und für Teams, die unter Druck entscheiden.',
  lead: 'Ein Tag, drei Notfallszenarien: Ihr Team übt, ruhig zu entscheiden, und bespricht danach, wie der Entscheid zustande kam.',
  drawingAlt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
  place: 'Walchwilerberg',
  season: 'ganzjährig',
  focus: 'Entscheiden unter Druck, Rollenwechsel, Auswertung',
  take: { title: 'Danach hat das Team ein Muster, das auch unter Druck hält' },
  features: [
    {
      title: 'Ein Muster',
      text: 'Anhalten, schauen, denken, handeln: vier Wörter, die einem auch unter Druck noch einfallen.',
    },
    {
      title: 'Andere Rollen',
      text: 'Wer sonst führt, hört zu. Wer sonst zuhört, entscheidet. Beides verändert den Blick auf die Arbeit der anderen.',
    },
    {
      title: 'Auswerten',
      text: 'Wir trennen den Entscheid von seinem Ausgang. Auch ein guter Entscheid kann schlecht ausgehen.',
    },
  ],
  expect: [
    { title: 'Vier Wörter', text: 'Sie üben das Muster an einem einfachen Fall, bis es sitzt.' },
    { title: 'Drei Szenarien', text: 'Von einfach bis unübersichtlich, mit Angaben, die spät kommen.' },
    { title: 'Eine andere Rolle', text: 'Sie übernehmen eine Rolle, die sonst jemand anders hat.' },
    {
      title: 'Ruhige Auswertung',
      text: 'Konkret und ohne Noten: ein Verhalten, das bleibt, und eines, das Sie ändern.',
    },
  ],
  quote: '«In der Mitte des Sturms ist es ruhig. Man muss nur nicht mitdrehen.»',
  schedule: {
    title: 'Drei Szenarien, jedes mit mehr Wegen als das vorige',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Das Muster', text: 'Vier Wörter, geübt an einem einfachen Fall.' },
      {
        time: '10:00',
        title: 'Erstes Szenario',
        text: 'Eine vermisste Person, eine gute Karte, genug Zeit.',
      },
      { time: '11:15', title: 'Auswertung', text: 'Wer wusste was, und seit wann?' },
      { time: '12:15', title: 'Mittag', text: 'Suppe am Feuer. Das Szenario ruht so lange.' },
      {
        time: '13:15',
        title: 'Zweites Szenario',
        text: 'Zwei Hinweise widersprechen sich. Die Rollen wechseln.',
      },
      {
        time: '14:30',
        title: 'Drittes Szenario',
        text: 'Ein Hinweis kommt zu spät, ein anderer ist falsch.',
      },
      { time: '15:45', title: 'Abmachungen', text: 'Jede Person schreibt einen Satz auf, das Team drei.' },
    ],
  },
  included: [
    'Leitung; ab 13 Personen ist eine zweite Person dabei',
    'Karten mit dem Muster für alle',
    'Suppe, Brot und Tee',
    'Ein Dach aus Planen bei Regen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Das Material für alle drei Szenarien ist inbegriffen.',
  meeting:
    'In der Regel der Bahnhof Walchwil. Wie es von dort auf den Walchwilerberg geht, steht in der Bestätigung.',
  food: 'Suppe, Brot und Tee vom Feuer.',
  safety:
    'Der Druck kommt aus der Aufgabe, nicht aus Gefahr. Jede Person kann ein Szenario jederzeit verlassen. Die Leitung hat Apotheke und Telefon dabei.',
  bring: ['Feste Schuhe', 'Regenjacke', 'Eine warme Schicht', 'Etwas zum Schreiben'],
  own: {
    /** {time}: start of the scenario */
    clock: 'Beginn {time}',
    scenarios: [
      {
        title: 'Eine vermisste Person',
        given: 'Eine gute Karte, genug Zeit.',
        question: 'Was zuerst?',
        ways: ['Selber suchen', 'Hilfe rufen'],
      },
      {
        title: 'Zwei Hinweise widersprechen sich',
        given: 'Weniger Zeit, andere Rollen.',
        question: 'Wem folgen wir?',
        ways: ['Dem ersten', 'Dem zweiten', 'Beides prüfen'],
      },
      {
        title: 'Ein Hinweis ist falsch, einer kommt zu spät',
        given: 'Der Entscheid ist schon gefallen.',
        question: 'Und jetzt?',
        ways: ['Dabei bleiben', 'Neu ent\u00adscheiden', 'Aufteilen', 'Umkehren'],
      },
    ],
    review: 'Danach, bei jedem Weg: Wer wusste was, seit wann, und wie kam der Entscheid zustande?',
  },
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
