import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Orientierungspunkt: Event für verteilte Teams – Gratweg',
    description:
      'Anderthalb Tage mit Karte, Kompass und Biwak für Teams an mehreren Standorten, Biwakmaterial inbegriffen. {francs:orientierungspunkt} bis 12 Personen.',
  },
  title: 'Orientierungs\u00adpunkt',
  forWhom: 'Für Teams an mehreren Standorten.',
  lead: 'Anderthalb Tage mit Karte, Kompass und Biwak: Zwei Gruppen finden nur gemeinsam ins Ziel. Danach stehen drei Abmachungen für die Zusammenarbeit.',
  drawingAlt: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
  place: 'Zugerberg',
  season: 'April–Oktober',
  focus: 'Orientierung, Absprache, gemeinsame Entscheide',
  take: { title: 'Danach hat das Team drei Abmachungen, die über Standorte hinweg gelten' },
  features: [
    {
      title: 'Orientierung',
      text: 'Zuerst der eigene Standort, dann die Frage nach dem anderen: mit Karte, Kompass und Schrittmass.',
    },
    {
      title: 'Absprache',
      text: 'Drei Treffen von je zehn Minuten. Die Gruppen üben, das Wichtige zuerst zu sagen und nachzufragen.',
    },
    {
      title: 'Gemeinsame Entscheide',
      text: 'Am zweiten Tag gibt es nur noch einen Weg. Alle gehen ihn, darum wählen ihn alle.',
    },
  ],
  expect: [
    { title: 'Zwei Gruppen', text: 'Jede legt fest, wie sie entscheidet und wer mit der anderen redet.' },
    {
      title: 'Zwei halbe Karten',
      text: 'Jede Gruppe kennt nur einen Teil der Posten. Wer nur erzählt und nicht zuhört, findet das Ziel nicht.',
    },
    {
      title: 'Eine Nacht im Biwak',
      text: 'Planen, Matten und Schlafsäcke bringen wir mit. Erfahrung braucht es keine.',
    },
    { title: 'Die letzte Strecke', text: 'Den fünften Posten und das Ziel suchen Sie gemeinsam.' },
  ],
  quote: '«Die halbe Karte ist nicht das Problem. Das Problem ist, sie für die ganze zu halten.»',
  schedule: {
    title: 'Vier Posten getrennt, den fünften gemeinsam',
    end: '12:00',
    rows: [
      {
        day: 'Erster Tag',
        time: '09:00',
        title: 'Karte und Kompass',
        text: 'Karte lesen, Richtung nehmen, Schritte zählen.',
      },
      {
        time: '10:15',
        title: 'Zwei Gruppen',
        text: 'Jede legt fest, wie sie entscheidet und wer mit der anderen redet.',
      },
      {
        time: '11:00',
        title: 'Posten eins bis vier',
        text: 'Unterwegs drei Treffen. Mittagessen aus dem Rucksack.',
      },
      {
        time: '16:30',
        title: 'Biwak',
        text: 'Planen spannen, Wasser holen, kochen. Alle sind wieder beisammen.',
      },
      {
        time: '20:00',
        title: 'Auswertung am Feuer',
        text: 'Was haben wir geteilt, und was haben wir nur angenommen?',
      },
      {
        day: 'Zweiter Tag',
        time: '07:00',
        title: 'Frühstück und Abbau',
        text: 'Planen trocknen, Rucksäcke packen, nichts liegen lassen.',
      },
      { time: '08:30', title: 'Posten fünf und Ziel', text: 'Ein Entscheid, ein Weg, alle gemeinsam.' },
      { time: '11:00', title: 'Übertrag', text: 'Drei Abmachungen für die Arbeit an mehreren Orten.' },
    ],
  },
  included: [
    'Leitung zu zweit, auch in der Nacht',
    'Karten, Kompasse und Stirnlampen',
    'Planen, Matten und Schlafsäcke',
    'Nachtessen, Frühstück und Tee',
  ],
  notIncluded: 'Anreise der Gruppe, Mittagessen am ersten Tag, Versicherung',
  priceNote: 'Das Biwakmaterial ist inbegriffen.',
  meeting: 'In der Regel die Talstation der Zugerbergbahn, Schönegg.',
  food: 'Nachtessen, Frühstück und Tee sind inbegriffen. Das Mittagessen für den ersten Tag bringen Sie mit.',
  safety:
    'Jede Gruppe trägt ein versiegeltes Telefon und einen Notfallplan. Die Leitung weiss immer, wo beide Gruppen sind, und bleibt die ganze Nacht im Lager.',
  bring: [
    'Rucksack, 40 bis 60 Liter',
    'Schuhe, die über den Knöchel reichen',
    'Regenjacke und Regenhose',
    'Zwei warme Schichten, Mütze, Handschuhe',
    'Trockene Kleider und Socken für die Nacht',
    'Trinkflasche, 1 Liter',
    'Becher, Schale, Löffel',
    'Mittagessen für den ersten Tag',
    'Zahnbürste, eigene Medikamente',
    'Sonnen- und Zeckenschutz',
  ],
  own: {
    maps: [
      { title: 'Karte der Gruppe A', text: 'Posten 1 und 3' },
      { title: 'Karte der Gruppe B', text: 'Posten 2 und 4' },
    ],
    alt: '{title}: dieselbe Gegend mit Start und Ziel, eingezeichnet sind nur {text}.',
  },
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
