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
  invoicing: {
    title: 'Rechnung von Gruppen',
    after: 'nach dem Anlass',
    /** {percent}, {n}: days. */
    deposit: {
      one: 'Anzahlung {percent} % innert {n} Tag nach der Annahme, Rest nach dem Anlass',
      other: 'Anzahlung {percent} % innert {n} Tagen nach der Annahme, Rest nach dem Anlass',
    },
    change: 'Rechnung ändern',
    wrong: 'Bitte eine ganze Zahl eingeben: 1 bis 100 Prozent, 1 bis 60 Tage.',
    dialog: {
      /** {name} */
      title: 'Rechnung von Gruppen: {name}',
      text: 'Gilt für Offerten, die ab jetzt gesendet werden. Was schon gesendet ist, bleibt, wie es dort steht; in jeder Offerte kann es anders sein.',
      how: 'Wann wird verrechnet?',
      after: 'Alles nach dem Anlass',
      deposit: 'Anzahlung bei der Annahme, Rest nach dem Anlass',
      percent: 'Anzahlung in Prozent',
      days: 'Tage Zahlungsfrist',
      daysHint: 'Ab der Annahme, spätestens bis zum Tag des Anlasses.',
      submit: 'Speichern',
      done: 'Gespeichert',
    },
  },
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
