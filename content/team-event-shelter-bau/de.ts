import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Shelter-Bau, Team-Event in der Natur – Gratweg',
    description:
      'Ein Tag, ein Dach aus Ästen und Laub, gebaut vom ganzen Team. Bis 12 Personen {price:shelter-bau} pauschal, bis 20 Personen möglich.',
  },
  title: 'Shelter-Bau',
  lead: 'Aus Ästen wird ein Dach, aus Leuten eine Seilschaft.',
  drawingAlt: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
  place: 'Wald am Zugersee',
  season: 'März–November',
  focus: 'Planung, Arbeitsteilung, ehrliches Prüfen',
  about: {
    title: 'Ein Dach, das dicht sein muss',
    text: 'Aus Ästen, Schnur und Laub entsteht ein Unterstand, in dem alle Platz haben. Zum Schluss kommt Wasser von oben, aus zwei Kannen. Dann sieht man, welche Absprache gehalten hat.',
  },
  features: [
    {
      title: 'Planen',
      text: 'Ein Platz, eine Skizze, eine knappe Stunde. Danach wird gebaut, auch wenn noch Fragen offen sind.',
    },
    {
      title: 'Arbeit teilen',
      text: 'Gerüst, Geflecht, Laub. Drei Gruppen, von denen keine allein fertig wird.',
    },
    {
      title: 'Prüfen',
      text: 'Das Wasser nimmt keine Rücksicht auf Funktionen. Es findet die Lücke, und alle sehen sie.',
    },
  ],
  expect: [
    'Sie suchen den Platz: Boden, Wind, totes Holz über den Köpfen.',
    'Sie zeichnen einen Plan und verteilen die Arbeit.',
    'Sie bauen, und der Plan ändert sich unterwegs.',
    'Sie setzen sich unter das Dach und warten auf das Wasser.',
  ],
  forWhom:
    'Für Teams aus verschiedenen Abteilungen, die am selben Werk arbeiten. Handwerk braucht es keines, feste Schuhe schon.',
  quote: '«Ein Dach ist so dicht wie die Stelle, für die sich niemand zuständig fühlte.»',
  schedule: {
    title: 'Vom Platz bis zur Wasserprobe',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Platz suchen',
        text: 'Trocken, windstill, nichts Loses darüber. Drei Vorschläge, ein Entscheid.',
      },
      { time: '09:45', title: 'Planen', text: 'Jede Gruppe zeichnet eine Skizze. Gebaut wird eine.' },
      {
        time: '10:30',
        title: 'Gerüst',
        text: 'Äste binden, Last prüfen. Das erste wird meist noch einmal gebaut.',
      },
      { time: '12:30', title: 'Mittag', text: 'Suppe am Feuer, mit Blick auf das halbe Dach.' },
      {
        time: '13:30',
        title: 'Geflecht und Laub',
        text: 'Von unten nach oben, wie Ziegel. Wer fertig ist, hilft den anderen.',
      },
      { time: '15:30', title: 'Wasserprobe', text: 'Alle sitzen im Unterstand. Die Leitung giesst.' },
      {
        time: '16:00',
        title: 'Auswertung und Abbau',
        text: 'Wo war es undicht, und wer hatte es gesehen? Der Wald bekommt sein Laub zurück.',
      },
    ],
  },
  included: [
    'Leitung, ab 13 Personen zu zweit',
    'Sägen, Schnur, Helme und Handschuhe',
    'Suppe, Brot und Tee',
    'Ein Platz im Wald, mit den Eigentümern abgesprochen',
  ],
  notIncluded: 'Anreise der Gruppe, Versicherung',
  priceNote: 'Werkzeug und Schnur sind im Preis. Das Laub liegt bereit.',
  bring: 'Feste Schuhe, lange Hosen, Regenjacke',
  safety: 'Gebaut wird mit totem Holz, das am Boden liegt. Am Gerüst tragen alle einen Helm.',
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
