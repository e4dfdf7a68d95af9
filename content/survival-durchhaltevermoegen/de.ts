import type { SurvivalMessages } from '../survival-messages.ts'

const de = {
  meta: {
    title: 'Durchhaltevermögen: Survival-Kurs, Stufe 2 – Gratweg',
    description:
      'Survival-Kurs mit einer Nacht draussen: Lager bauen, warm bleiben, Kräfte einteilen. 2 Tage mit Biwak, {francs:durchhaltevermoegen} pro Person.',
  },
  lead: 'Zwei Tage am Wildspitz mit einer Nacht unter der Plane. Sie lernen, ein Lager zu bauen, warm zu bleiben, Ihre Kräfte einzuteilen und auch dann gut zu entscheiden, wenn Sie müde sind.',
  fit: {
    grade: {
      title: 'T2 heisst Bergwandern',
      text: 'So steht es auf der Wanderskala des SAC (Schweizer Alpen-Club): durchgehend sichtbare Wege, stellenweise steil; ein Absturz ist nicht überall ausgeschlossen. Sie brauchen Wanderschuhe und etwas Trittsicherheit.',
    },
    enough: {
      title: 'Sie sind fit genug,',
      text: 'wenn Sie zwei Stunden bergauf gehen und dabei noch reden können, mit dem Rucksack auf dem Rücken. Die Gruppe geht im Tempo der langsamsten Person.',
    },
    instead: {
      title: 'Nehmen Sie lieber Stufe 1,',
      text: 'wenn Sie noch nie Feuer gemacht haben oder nicht draussen schlafen möchten: ein Tag, keine Nacht, {francs:aufbruch}.',
    },
  },
  nights: {
    title: 'Eine Stunde Wache, sonst Schlaf',
    bands: [
      {
        name: 'Samstag auf Sonntag',
        parts: [
          {
            time: '17:30',
            title: 'Kochen',
            text: 'Ein Feuer, ein Topf.',
          },
          {
            time: '19:30',
            title: 'Wachen einteilen',
            text: 'Wer wacht wann, wer weckt wen.',
          },
          {
            time: '21:00',
            title: 'Nacht unter der Plane',
            text: 'Jede Person wacht etwa eine Stunde am Feuer. Entschieden wird erst am Morgen.',
          },
          {
            time: '06:30',
            title: 'Tee',
            text: 'Ein neuer Tag.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Schlafplatz',
        text: 'Die Gruppe schläft gemeinsam unter Planen, in Kleidern, auf Matten von uns und im eigenen Schlafsack. Möchten Sie lieber für sich liegen, sagen Sie es uns: Dann spannen wir eine eigene Plane.',
      },
      {
        title: 'Kälte',
        text: 'Sagt der Wetterbericht weniger als 0 °C voraus, schlafen wir unter einem festen Dach. Ein Ersatzschlafsack ist dabei. Die Kursleitung ist die ganze Nacht im Lager; wenn Sie frieren oder aufhören möchten, wecken Sie sie.',
      },
      {
        title: 'Essen',
        text: 'Von Samstagmittag bis Sonntagmittag dabei, am Feuer gekocht, auf Wunsch vegetarisch. Allergien schreiben Sie uns bei der Buchung.',
      },
    ],
  },
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
          { time: '15:00', title: 'Schluss', text: 'Zurück am Treffpunkt.' },
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
    'Schlafsack, Komforttemperatur 0 °C oder tiefer',
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
  safety: [],
  included: [
    'Kursleitung an beiden Tagen und in der Nacht',
    'Planen, Matten und Kochgeschirr, ohne Schlafsack',
    'Verpflegung von Samstagmittag bis Sonntagmittag',
    'Bewilligung für Lager und Feuer',
  ],
  order:
    'Stufe 1 ist keine Pflicht. Haben Sie noch nie Feuer gemacht, beginnen Sie mit Aufbruch. Danach kommt Klarer Kompass.',
} satisfies SurvivalMessages

export default de
export type Messages = typeof de
