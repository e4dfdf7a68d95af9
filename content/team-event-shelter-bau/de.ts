import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Shelter-Bau: gemeinsam planen und bauen – Gratweg',
    description:
      'Ein Tag für Teams aus verschiedenen Abteilungen: ein Dach aus Ästen und Laub planen, bauen und prüfen. {francs:shelter-bau} bis 12 Personen.',
  },
  title: 'Shelter-Bau',
  forWhom: 'Für Teams aus verschiedenen Abteilungen, die am selben Werk arbeiten.',
  lead: 'An einem Tag planen und bauen Sie aus Ästen, Schnur und Laub ein Dach, unter dem alle Platz haben. Zum Schluss prüfen es zwei Giesskannen.',
  drawingAlt: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
  place: 'Chiemenwald, Risch',
  season: 'März–November',
  focus: 'Planung, Arbeitsteilung, ehrliches Prüfen',
  take: { title: 'Danach weiss das Team, wie aus drei Teilen ein Ganzes wird' },
  features: [
    {
      title: 'Planen',
      text: 'Ein Platz, eine Skizze, eine knappe Stunde. Danach wird gebaut, auch wenn noch Fragen offen sind.',
    },
    {
      title: 'Arbeit teilen',
      text: 'Gerüst, Geflecht, Laub: drei Gruppen, die nur zusammen fertig werden. Darum sprechen sie sich an den Übergängen ab.',
    },
    {
      title: 'Prüfen',
      text: 'Das Wasser zeigt, wo das Dach dicht ist und wo nicht. Am Schluss besprechen alle, welche Absprache gehalten hat.',
    },
  ],
  expect: [
    { title: 'Platz', text: 'Trockener Boden, wenig Wind, keine toten Äste über den Köpfen.' },
    { title: 'Gerüst', text: 'Die erste Gruppe bindet First und Sparren und prüft die Last.' },
    { title: 'Geflecht', text: 'Die zweite Gruppe zieht dünne Äste quer ein, damit das Laub hält.' },
    { title: 'Laub', text: 'Die dritte Gruppe deckt von unten nach oben, wie mit Ziegeln.' },
  ],
  quote: '«Ein Dach ist so dicht wie die Stelle, für die sich niemand zuständig fühlte.»',
  schedule: {
    title: 'Ein Dach in vier Lagen, und zum Schluss das Wasser',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Platz wählen', text: 'Drei Vorschläge, ein Entscheid.' },
      { time: '09:45', title: 'Planen', text: 'Jede Gruppe zeichnet eine Skizze. Gebaut wird eine.' },
      { time: '10:30', title: 'Gerüst', text: 'Äste binden, Last prüfen, wenn nötig noch einmal.' },
      { time: '12:30', title: 'Mittag', text: 'Suppe am Feuer, mit Blick auf das halbe Dach.' },
      { time: '13:30', title: 'Geflecht und Laub', text: 'Wer fertig ist, hilft den anderen.' },
      { time: '15:30', title: 'Wasserprobe', text: 'Alle sitzen unter dem Dach. Die Leitung giesst.' },
      {
        time: '16:00',
        title: 'Auswertung und Abbau',
        text: 'Wo war es dicht, und warum? Der Wald bekommt sein Laub zurück.',
      },
    ],
  },
  included: [
    'Leitung; ab 13 Personen ist eine zweite Person dabei',
    'Sägen, Schnur, Helme und Handschuhe',
    'Suppe, Brot und Tee',
    'Ein Platz im Wald, mit den Eigentümern abgesprochen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Werkzeug und Schnur sind inbegriffen.',
  meeting: 'In der Regel der Bahnhof Immensee. Von dort gehen wir gemeinsam in den Chiemenwald.',
  food: 'Suppe, Brot und Tee vom Feuer.',
  safety:
    'Gebaut wird mit totem Holz, das am Boden liegt. Am Gerüst tragen alle einen Helm. Die Leitung hat Apotheke und Telefon dabei.',
  bring: ['Feste Schuhe', 'Lange Hosen', 'Regenjacke'],
  own: {
    alt: 'Schnitt durch den Unterstand: unten der trockene Platz, darüber das Gerüst aus First und Sparren, das Geflecht aus dünnen Ästen und die Deckung aus Laub; oben giessen zwei Kannen, innen bleibt es trocken.',
    water: 'Wasserprobe',
    dry: 'Hier sitzen alle.',
  },
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
