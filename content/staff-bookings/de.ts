/** The bookings of an event in the back office: the list, what is done with one, what it asks before. */
const de = {
  bookings: {
    title: 'Buchungen',
    none: 'Noch hat niemand gebucht.',
    waiting: 'Warteliste',
    gone: 'Abgesagt und verschoben',
    columns: {
      name: 'Name',
      people: 'Personen',
      state: 'Stand',
      payment: 'Zahlung',
      contact: 'Kontakt',
      there: 'Da',
    },
    people: { one: '{n} Person', other: '{n} Personen' },
    /** {n} */
    number: 'Nr. {n}',
    /** {amount} */
    due: 'offen {amount}',
    /** {amount} */
    refund: 'zurück {amount}',
    money: 'Geld',
    participants: 'Teilnehmende',
    note: 'Bemerkung',
    staffNote: 'Interne Notiz',
    invoice: 'Rechnung an',
    language: 'Sprache',
    history: 'Verlauf',
    byStaff: 'Team',
    /** {name} */
    more: 'Mehr zu {name}',
    details: 'Mehr',
    offered: 'Platz angeboten',
    onTrust: 'Rechnung noch nicht angesehen',
    onItsWay: 'Die Rückzahlung ist unterwegs: Der Zahlungsanbieter sendet sie von selbst.',
    stuck: 'Rückzahlung hängt: Der Zahlungsanbieter antwortet seit einem Tag nicht.',
  },
  state: {
    held: 'bezahlt gerade',
    confirmed: 'gebucht',
    waitlisted: 'Warteliste',
    moved: 'verschoben',
    cancelled: 'abgesagt',
    attended: 'war da',
    no_show: 'fehlte',
  },
  payment: {
    open: 'offen',
    invoice_asked: 'Rechnung angefragt',
    invoiced: 'auf Rechnung',
    paid: 'bezahlt',
    refund_due: 'Rückzahlung offen',
    refund_failed: 'Rückzahlung gescheitert',
    refunded: 'zurückbezahlt',
    nothing_due: 'nichts offen',
  },
  history: {
    booked: 'eingegangen',
    confirmed: 'Anwesenheit zurückgenommen',
    paid: 'Zahlung erhalten',
    paid_too_late: 'Zahlung kam zu spät',
    paid_again: 'doppelt bezahlt',
    released: 'Reservierung abgelaufen',
    offered: 'Platz angeboten',
    offer_accepted: 'Platz angenommen',
    paid_online_instead: 'zahlt online statt auf Rechnung',
    offer_lapsed: 'Angebot abgelaufen',
    cancelled: 'abgesagt',
    people_changed: 'Personenzahl geändert',
    moved: 'verschoben',
    moved_here: 'hierher verschoben',
    participants_named: 'Namen eingetragen',
    reminded: 'erinnert',
    refunded: 'zurückbezahlt',
    place_given: 'Platz gegeben',
    invoice_agreed: 'Rechnung gutgeheissen',
    refund_failed: 'Rückzahlung gescheitert',
    refund_stuck: 'Rückzahlung hängt',
    amount_mismatch: 'andere Summe bezahlt als verlangt',
    wrong_mode: 'Zahlung im falschen Modus',
    dispute_inquiry: 'Anfrage der Bank',
    disputed: 'Zahlung angefochten',
    dispute_won: 'Anfechtung gewonnen',
    dispute_lost: 'Anfechtung verloren',
    refund_again: 'Rückzahlung nochmals verlangt',
    noted: 'Notiz geschrieben',
    mailed_again: 'E-Mail nochmals gesendet',
    attended: 'war da',
    no_show: 'fehlte',
    event_cancelled: 'Anlass abgesagt',
    event_changed: 'über Änderung informiert',
    goes_ahead: 'über Durchführung informiert',
  },
  attendance: {
    /** {name} */
    label: 'Anwesenheit von {name}',
    attended: 'War da',
    no_show: 'Fehlte',
  },
  actions: {
    cancel: 'Buchung absagen',
    move: 'Verschieben',
    people: 'Personenzahl',
    participants: 'Namen eintragen',
    note: 'Notiz',
    give: 'Platz geben',
    invoice: 'Auf Rechnung bestätigen',
    paid: 'Zahlung erhalten',
    refunded: 'Zurückbezahlt',
    agree: 'Rechnung gutheissen',
    refundAgain: 'Nochmals zurückzahlen',
    mail: 'E-Mail nochmals senden',
  },
  ask: {
    cancel: {
      /** {name} */
      title: 'Buchung von {name} absagen?',
      /** {amount} */
      terms: 'Nach den AGB schuldet die Person heute {amount}. Sie dürfen grosszügiger sein.',
      fee: 'Gebühr in CHF',
      submit: 'Buchung absagen',
    },
    move: {
      /** {name} */
      title: 'Buchung von {name} verschieben',
      text: 'Preis und Zahlung gehen mit. Die Person erhält eine E-Mail mit dem neuen Datum.',
      to: 'Neues Datum',
      none: 'In den nächsten Monaten gibt es kein anderes Datum.',
      submit: 'Verschieben',
    },
    people: {
      /** {name} */
      title: 'Personenzahl von {name}',
      text: 'Weniger Personen gelten als Absage nach den AGB. Die Person erhält eine E-Mail.',
      count: 'Personen',
      submit: 'Speichern',
    },
    participants: {
      /** {name} */
      title: 'Wer kommt mit {name}',
      names: 'Namen',
      hint: 'Ein Name pro Zeile.',
      /** {most}, {length} */
      wrong: 'Höchstens {most} Namen, jeder mit höchstens {length} Zeichen.',
      submit: 'Speichern',
    },
    note: {
      /** {name} */
      title: 'Notiz zu {name}',
      text: 'Nur das Team sieht sie.',
      note: 'Notiz',
      submit: 'Speichern',
    },
    give: {
      /** {name} */
      title: '{name} einen Platz geben?',
      text: 'Das geht an der Warteliste vorbei. Offenes wird in Rechnung gestellt; die Bestätigung geht sofort hinaus.',
      submit: 'Platz geben',
    },
    invoice: {
      /** {name} */
      title: '{name} auf Rechnung bestätigen?',
      text: 'Die Bezahlseite wird geschlossen, die Bestätigung geht sofort hinaus. Den Preis stellen Sie in Rechnung.',
      submit: 'Bestätigen',
    },
    paid: {
      /** {name} */
      title: 'Zahlung von {name} erhalten?',
      /** {amount} */
      text: 'Eingegangen: {amount}.',
      submit: 'Ja, erhalten',
    },
    refunded: {
      /** {name} */
      title: '{name} das Geld zurückgegeben?',
      /** {amount} */
      text: 'Zurückgegeben: {amount}. Die Überweisung selbst machen Sie bei der Bank oder beim Zahlungsanbieter.',
      submit: 'Ja, zurückgegeben',
    },
    agree: {
      /** {name} */
      title: 'Die Rechnung für {name} gutheissen?',
      text: 'Die Buchung steht schon. Ihre Plätze zählen danach nicht mehr zu denen, die ohne Ihr Wissen auf Rechnung vergeben sind.',
      submit: 'Ja, gutheissen',
    },
    refundAgain: {
      /** {name} */
      title: '{name} die Rückzahlung nochmals senden?',
      /** {amount} */
      text: 'Der Zahlungsanbieter soll {amount} zurückzahlen. Beim letzten Mal hat er abgelehnt.',
      submit: 'Ja, nochmals senden',
    },
  },
  done: {
    mailed: 'Die E-Mail geht gleich hinaus.',
    cancelled: 'Die Buchung ist abgesagt.',
    moved: 'Die Buchung ist verschoben.',
  },
  csv: {
    /** {day} */
    fileName: 'buchungen-{day}.csv',
    columns: {
      number: 'Buchung',
      name: 'Name',
      people: 'Personen',
      state: 'Stand',
      payment: 'Zahlung',
      email: 'E-Mail',
      phone: 'Telefon',
      company: 'Firma',
      participants: 'Teilnehmende',
      note: 'Bemerkung',
      staffNote: 'Interne Notiz',
      total: 'Preis CHF',
      due: 'Offen CHF',
      refund: 'Rückzahlung CHF',
    },
  },
}

export default de
export type Messages = typeof de
