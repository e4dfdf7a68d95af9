import type { TeamEventMessages } from '../team-event-messages.ts'

const de = {
  meta: {
    title: 'Orientierungspunkt, Team-Event in der Natur – Gratweg',
    description:
      'Anderthalb Tage mit Karte, Kompass und Biwak. Bis 12 Personen {price:orientierungspunkt} pauschal, Material inbegriffen, bis 20 Personen.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Zwei Gruppen, eine Karte, ein gemeinsames Ziel. Dazwischen eine Nacht im Biwak.',
  drawingAlt: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
  place: 'Zugerberg',
  season: 'April–Oktober',
  focus: 'Orientierung, Absprache, gemeinsame Entscheide',
  about: {
    title: 'Zwei Gruppen mit halben Angaben',
    text: 'Sie gehen in zwei Gruppen los. Jede hat einen Teil der Posten auf der Karte und weiss nicht, was der anderen fehlt. Unterwegs gibt es drei Treffen. Wer dort nur sendet, kommt nicht an.',
  },
  features: [
    {
      title: 'Orientierung',
      text: 'Karte, Kompass, Schrittmass. Erst der eigene Standort, dann die Frage nach dem anderen.',
    },
    { title: 'Absprache', text: 'Drei Treffen, je zehn Minuten. Da sagt man das Wichtige zuerst.' },
    {
      title: 'Gemeinsame Entscheide',
      text: 'Am Morgen gibt es nur noch einen Weg. Alle müssen ihn gehen, also müssen ihn alle wählen.',
    },
  ],
  expect: [
    'Sie teilen sich in zwei Gruppen und legen fest, wie Sie sich verständigen.',
    'Sie suchen fünf Posten und kennen davon nur einen Teil.',
    'Am Abend bauen Sie das Biwak und werten den Tag am Feuer aus.',
    'Am Morgen gehen Sie die letzte Strecke gemeinsam.',
  ],
  forWhom:
    'Für Teams, die an mehreren Orten arbeiten und ein gemeinsames Ziel haben. Eine Nacht draussen sollte niemanden abschrecken.',
  quote: '«Die halbe Karte ist nicht das Problem. Das Problem ist, sie für die ganze zu halten.»',
  schedule: {
    title: 'Anderthalb Tage, fünf Posten',
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
        text: 'Unterwegs drei Treffen. Mittag aus dem Rucksack.',
      },
      {
        time: '16:30',
        title: 'Biwak',
        text: 'Planen spannen, Wasser holen, kochen. Alle sind wieder beisammen.',
      },
      {
        time: '20:00',
        title: 'Auswertung am Feuer',
        text: 'Wo haben wir geteilt, wo haben wir nur angenommen?',
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
  notIncluded: 'Anreise der Gruppe, Mittag am ersten Tag, Versicherung',
  priceNote: 'Das Material ist inbegriffen.',
  bring: 'Wanderschuhe, Regenzeug, warme Kleider für die Nacht, Mittag für den ersten Tag',
  safety:
    'Jede Gruppe trägt ein versiegeltes Telefon und einen Notfallplan. Die Leitung weiss immer, wo beide Gruppen sind.',
} satisfies TeamEventMessages

export default de
export type Messages = typeof de
