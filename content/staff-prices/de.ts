const de = {
  title: 'Preise',
  lead: 'Was Kurse und Team-Events kosten, heute und ab einem späteren Tag. Was gebucht oder offeriert ist, behält seinen Preis.',
  columns: { service: 'Angebot', now: 'Preis heute', planned: 'Geplant' },
  /** {price} */
  perPerson: '{price} pro Person',
  /** {price}, {n}: the group's size. */
  flat: '{price} bis {n} Personen',
  /** {price}, {from}, {to} */
  bracket: '{price} pro Person, {from}–{to} Personen',
  /** {day} */
  since: 'seit {day}',
  from: 'ab {day}',
  nothing: 'nichts geplant',
  change: 'Preis ändern',
  withdraw: 'Zurücknehmen',
  withdrawn: 'Geplanten Preis zurückgenommen',
  dialog: {
    /** {name} */
    title: 'Preis: {name}',
    text: 'Der neue Preis steht ab diesem Tag überall auf der Website. Termine mit eigenem Preis und die Gutscheine im Shop ändern sich nicht. Es zählt der Tag der Buchung, nicht der des Kurses.',
    perPerson: 'Pro Person, in CHF',
    flat: 'Pauschal bis {n} Personen, in CHF',
    bracket: 'Pro Person, {from}–{to} Personen, in CHF',
    fromDay: 'Gilt ab',
    fromDayHint:
      'Heute: sofort. An einem späteren Tag: ab Mitternacht. Ein Preis, der für denselben Tag geplant ist, wird ersetzt.',
    submit: 'Preis speichern',
    done: 'Preis gespeichert',
    wrong: 'Bitte einen Betrag wie 250 oder 1400.50 eingeben, mindestens 1 Franken.',
    earlier: 'Frühere Preise',
    /** Before the first change. */
    beginning: 'von Anfang an',
  },
}

export type Messages = typeof de

export default de
