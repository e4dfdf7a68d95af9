/** Plan B of an event. {n}: a count; {amount}: an amount; {day}, {time}: Swiss time; {title}: of the event */
const de = {
  open: 'Plan B',
  running: 'Plan B läuft',
  title: 'Plan B',
  /** {title}, {when}, {people}, {bookings} */
  about: '{title}, {when}. {people} in {bookings}.',
  people: { one: '{n} Person', other: '{n} Personen' },
  bookings: { one: '{n} Buchung', other: '{n} Buchungen' },
  close: 'Schliessen',
  nobody: 'Niemand hat gebucht. Dafür braucht es keinen Plan B.',
  what: {
    title: '1. Was gilt neu?',
    day: 'Verschieben auf einen anderen Tag',
    dayText: 'Gleiche Zeit, gleicher Ort. Wer den Kalender abonniert hat, sieht es dort.',
    dayLabel: 'Neuer Tag',
    /** {when} */
    event: 'Verschieben auf {when}',
    places: { one: '{n} Platz frei', other: '{n} Plätze frei' },
    unlimited: 'Plätze frei',
    tooFew: 'Zu wenig Plätze',
    none: 'Absagen ohne neues Datum',
    noneText: 'Der Anlass bleibt als abgesagt sichtbar.',
  },
  choose: {
    title: '2. Was dürfen die Gäste wählen?',
    new_date: 'Das neue Datum',
    other_date: 'Ein anderes Datum mit freien Plätzen',
    voucher: 'Gutschein über den bezahlten Betrag',
    refund: 'Geld zurück',
    promised: 'Neues Datum und Geld zurück versprechen die Geschäftsbedingungen.',
    until: 'Wählen bis',
    time: 'Zeit',
    silent: 'Wer nicht wählt, erhält',
    byDefault: { new_date: 'das neue Datum', refund: 'das Geld zurück' },
  },
  costs: {
    title: '3. Was das kostet',
    when: 'Wenn alle …',
    all: {
      new_date: 'das neue Datum nehmen',
      other_date: 'ein anderes Datum nehmen',
      voucher: 'den Gutschein nehmen',
      refund: 'das Geld nehmen',
    },
    paid: 'Bezahlt',
    refunded: 'Rückzahlung',
    vouchers: 'Gutscheine',
    booked: 'Bleibt gebucht',
    sum: 'Summe',
    back: 'Was mit Gutschein bezahlt wurde, kommt in jedem Fall auf ihn zurück.',
    /** {amount} */
    unpaid: {
      one: 'Noch offen: {amount} aus {n} Buchung. Wer nicht kommt, muss nichts mehr bezahlen; eine Rechnung dazu schreiben Sie gut.',
      other:
        'Noch offen: {amount} aus {n} Buchungen. Wer nicht kommt, muss nichts mehr bezahlen; Rechnungen dazu schreiben Sie gut.',
    },
  },
  mails: { one: '{n} Mail geht sofort hinaus.', other: '{n} Mails gehen sofort hinaus.' },
  calls: {
    one: '{n} Gast hat keine E-Mail-Adresse: Bitte anrufen.',
    other: '{n} Gäste haben keine E-Mail-Adresse: Bitte anrufen.',
  },
  outside: {
    one: '{n} Person ist anderswo gebucht und erfährt es nicht von hier: Bitte Bescheid geben.',
    other: '{n} Personen sind anderswo gebucht und erfahren es nicht von hier: Bitte Bescheid geben.',
  },
  look: 'Mails ansehen',
  looking: { title: 'Mails, wie sie hinausgehen', note: 'Noch ist nichts ausgelöst.' },
  submit: 'Plan B auslösen',
  working: 'Wird ausgelöst',
  done: 'Plan B läuft. Die Mails sind unterwegs.',
  panel: {
    /** {when} */
    postponed: 'Plan B: verschoben von {when}',
    calledOff: 'Plan B: abgesagt',
    /** {day}, {time} */
    open: 'Die Gäste wählen bis {day}, {time} Uhr. Danach gilt: {choice}.',
    over: 'Die Frist ist vorbei.',
    /** {n}, {all} */
    chosen: '{n} von {all} haben gewählt.',
    guest: 'Gast',
    choice: 'Wahl',
    silent: 'noch keine',
    byDefault: 'nach Frist',
    other: 'storniert',
    failed: 'Rückzahlung hängt',
    choices: {
      new_date: 'neues Datum',
      other_date: 'anderes Datum',
      voucher: 'Gutschein',
      refund: 'Geld zurück',
    },
    total: 'Zusammen',
    calendar: 'Zum anderen Datum',
    record: 'Für den Gast wählen',
    recordTitle: 'Für {name} wählen',
    recordText:
      'Der Gast erhält dieselbe Mail, wie wenn er selber gewählt hätte. Gutschein und Geld zurück sind endgültig.',
    recordDate: 'Anderes Datum',
    recordSubmit: 'Wahl eintragen',
    recorded: 'Die Wahl ist eingetragen.',
  },
}

export default de
export type Messages = typeof de
