const de = {
  meta: {
    title: 'Team-Events in der Natur am Zugersee – Gratweg',
    description:
      'Team-Events im Wald und am Wasser am Zugersee, 4 Stunden bis 1½ Tage, an Ihrem Wunschdatum. Bis 12 Personen pauschal ab {francs:team-events-from}.',
  },
  title: 'Team-Events in der Natur',
  lead: 'Für Teams und Unternehmen: Anlässe im Wald und am Wasser rund um den Zugersee, an Ihrem Wunschdatum. 4 Stunden bis 1½ Tage, je nach Anlass bis 20 oder 30 Personen. Bis 12 Personen pauschal ab {francs:team-events-from}.',
  sign: { label: 'Termin anfragen', condition: 'bis 12 Personen', note: 'ab {francs:team-events-from}' },
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      alt: 'Drei Bäume stehen einzeln über der Erde, darunter bilden ihre Wurzeln ein einziges Netz',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      alt: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      alt: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      alt: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      alt: 'Stromlinien um Steine in einem Fluss',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      alt: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
    },
  },
  goals: {
    title: 'Welcher Anlass für welches Ziel?',
    goal: 'Ihr Ziel',
    event: 'Anlass',
    people: '{n} Personen',
    quote: 'Offerte',
    note: 'Endpreise für die ganze Gruppe. Ab 13 Personen gilt ein Preis pro Person; darum kann eine Gruppe von 13 günstiger sein als eine von 12. «Offerte»: Für Gruppen über dem Maximum des Anlasses rechnen wir einzeln.',
  },
  steps: {
    rule: 'So geht es',
    title: 'In drei Schritten zu Ihrem Tag',
    items: [
      {
        title: 'Anfragen',
        text: 'Sie wählen Anlass, Wunschdatum und Anzahl Personen und sehen den Preis sofort. {rule:noObligation}',
      },
      {
        title: 'Bestätigen',
        text: '{rule:answer} Passt alles, bestätigen wir Datum, Ort und Preis per E-Mail.',
      },
      {
        title: 'Hingehen',
        text: 'Packliste und Treffpunkt haben Sie per E-Mail. Bei Unwetterwarnung: neues Datum oder Geld zurück.',
      },
    ],
  },
  dates: {
    rule: 'Einzelplätze',
    title: 'Zuerst selber ausprobieren',
    text: 'An diesen Terminen buchen Sie einzelne Plätze in einer gemischten Gruppe. Für Ihr ganzes Team fragen Sie auf der Seite des Anlasses einen eigenen Termin an.',
    none: 'Zurzeit ist kein öffentlicher Termin ausgeschrieben.',
    calendar: 'Alle Termine ansehen',
  },
}

export default de
export type Messages = typeof de
