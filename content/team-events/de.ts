const de = {
  meta: {
    title: 'Sechs Team-Events in der Natur – Gratweg',
    description:
      'Sechs Team-Events im Wald und am Wasser, 4 Stunden bis 1½ Tage, bis 30 Personen. Ab {price:team-events-from} für die ganze Gruppe.',
  },
  title: 'Sechs Anlässe, ein Team.',
  lead: 'Vier Stunden bis anderthalb Tage, für Gruppen bis 30 Personen. Im Wald, am Wasser, ohne Empfang.',
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'Ohne Handy, ohne Uhr. Was bleibt, ist das Team.',
      alt: 'Ein Baumstamm über der Erde, darunter das verzweigte Wurzelwerk',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'Eine Flamme, viele Hände, keine Streichhölzer.',
      alt: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Zwei Gruppen, eine Karte, ein gemeinsames Ziel.',
      alt: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'Aus Ästen wird ein Dach, aus Leuten eine Seilschaft.',
      alt: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'Gegen den Strom, mit dem Team.',
      alt: 'Stromlinien um Steine in einem Fluss',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Ruhig bleiben, wenn alles kreist.',
      alt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
    },
  },
  compare: {
    rule: 'Preise',
    title: 'So rechnen wir',
    event: 'Anlass',
    paragraphs: [
      'Jeder Preis gilt für die ganze Gruppe: bis 12 Personen die Pauschale, darüber bezahlt jede Person den Ansatz ihrer Gruppengrösse.',
      'Mitunter bezahlt eine grössere Gruppe weniger als eine kleinere. Das ist so gewollt und steht beim Anlass.',
      'Ist Ihre Gruppe grösser, als die Tabelle reicht, machen wir eine Offerte.',
    ],
  },
  dates: {
    rule: 'Termine',
    title: 'Zuerst einmal allein mitkommen',
    text: 'An öffentlichen Daten buchen Sie einzelne Plätze. Ihr Team kommt an Ihrem eigenen Datum, das Sie auf der Seite des Anlasses vorschlagen.',
    none: 'Zurzeit ist kein öffentliches Datum ausgeschrieben.',
    calendar: 'Alle Termine ansehen',
  },
}

export default de
export type Messages = typeof de
