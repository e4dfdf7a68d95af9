import type { SurvivalMessages } from '../survival-messages.ts'

const de = {
  meta: {
    title: 'Durchhaltevermögen: Survival, Stufe 2 – Gratweg',
    description:
      'Survival-Training mit einer Nacht im Biwak: Lager, Wärme, Kräfte einteilen. 2 Tage mit Biwak, {price:durchhaltevermoegen} pro Person.',
  },
  lead: 'Zwei Tage am Wildspitz, dazwischen eine Nacht unter der Plane. Müde entscheidet man anders; hier sehen Sie, wie.',
  quote: '«Um drei Uhr früh ist jede Meinung sehr überzeugend.»',
  quoteNote: 'Darum wird in der Nacht nur gewacht. Entschieden wird am Morgen, nach dem Tee.',
  programme: {
    title: 'Zwei Tage, eine kurze Nacht',
    days: [
      {
        name: 'Samstag',
        items: [
          {
            time: '09:00',
            title: 'Ankommen',
            text: 'Rucksack auf, Rucksack ab. Was niemand braucht, bleibt im Tal.',
          },
          {
            time: '10:00',
            title: 'Aufstieg',
            text: 'Durch den Bergwald, im Tempo der langsamsten Person.',
          },
          {
            time: '12:30',
            title: 'Mittag',
            text: 'Brot und Käse, im Windschatten.',
          },
          {
            time: '13:30',
            title: 'Lagerplatz wählen',
            text: 'Wind, Wasser, Hang, Holz. Die Gruppe wählt, wir fragen nach.',
          },
          {
            time: '14:30',
            title: 'Lager bauen',
            text: 'Plane spannen, den Boden trocken legen, Holz für die ganze Nacht sammeln.',
          },
          {
            time: '17:30',
            title: 'Kochen',
            text: 'Ein Feuer, ein Topf, alle haben Hunger.',
          },
          {
            time: '19:30',
            title: 'Wachen einteilen',
            text: 'Wer wacht wann, wer weckt wen, was wird gemeldet.',
          },
          {
            time: '21:00',
            title: 'Nacht',
            text: 'Eine Stunde Wache am Feuer, danach schlafen, so gut es geht.',
          },
        ],
      },
      {
        name: 'Sonntag',
        items: [
          {
            time: '06:30',
            title: 'Tee und Bestandesaufnahme',
            text: 'Wer hat wie geschlafen? Danach richtet sich der Tag.',
          },
          {
            time: '07:30',
            title: 'Lager abbrechen',
            text: 'Der Platz sieht aus wie vorher.',
          },
          {
            time: '08:30',
            title: 'Aufgaben mit wenig Schlaf',
            text: 'Orientieren, rechnen, entscheiden. Am Samstag wäre es leicht gewesen.',
          },
          {
            time: '11:30',
            title: 'Abstieg',
            text: 'Wer noch Kraft hat, trägt für jemanden, der keine mehr hat.',
          },
          {
            time: '13:00',
            title: 'Essen und Auswertung',
            text: 'Warm und im Sitzen. Wann haben wir gut entschieden, wann nur schnell?',
          },
          { time: '15:00', title: 'Schluss', text: 'Zurück an der Haltestelle.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Drei Dinge für lange Vorhaben',
    items: [
      {
        title: 'Pausen planen',
        text: 'Wer rastet, wenn die Kraft fehlt, rastet zu spät. Sie legen Pausen fest, solange es noch gut geht.',
      },
      {
        title: 'Früh melden',
        text: 'Niemand sagt gern als Erster, dass er friert. Sie üben den Satz, bevor er nötig ist.',
      },
      {
        title: 'Müde nicht entscheiden',
        text: 'Müde nimmt man den nächsten Vorschlag, nicht den besten. Sie merken es an sich und vertagen.',
      },
    ],
  },
  bring: [
    'Rucksack, 40 bis 60 Liter',
    'Schlafsack bis 0 °C',
    'Schuhe, die über den Knöchel reichen',
    'Regenjacke und Regenhose',
    'Zwei warme Schichten, Mütze, Handschuhe',
    'Unterwäsche zum Wechseln, zwei Paar Socken',
    'Trinkflaschen, 2 Liter',
    'Stirnlampe mit vollen Batterien',
    'Becher, Schale, Löffel',
    'Sonnen- und Zeckenschutz, eigene Medikamente',
  ],
  provide: [
    'Planen, Schnur und Matten',
    'Essen von Samstagmittag bis Sonntagmittag',
    'Feuerstahl, Säge und Kochgeschirr',
    'Karten und Kompasse',
    'Ersatzschlafsack, Apotheke, Notfunkgerät',
  ],
  safety: [
    {
      title: 'Nacht und Kälte',
      text: 'Sagt der Bericht weniger als 0 °C voraus, schlafen wir unter einem festen Dach. Die Leitung ist die ganze Nacht im Lager. Wer friert, weckt; ein Ersatzschlafsack ist dabei.',
    },
  ],
  included: [
    'Leitung während beider Tage und der Nacht',
    'Biwakmaterial, ohne Schlafsack',
    'Verpflegung ab Samstagmittag',
    'Bewilligung für Lager und Feuer',
  ],
  order: 'Davor passt Aufbruch, wenn Sie noch nie Feuer gemacht haben. Danach kommt Klarer Kompass.',
} satisfies SurvivalMessages

export default de
export type Messages = typeof de
