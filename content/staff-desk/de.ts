/** Beside the events: requests with their 24 hours, orders, and mails that did not arrive. */
const de = {
  parts: {
    label: 'Bereiche der Verwaltung',
    events: 'Anlässe',
    requests: 'Anfragen',
    orders: 'Bestellungen',
    mails: 'E-Mails',
    security: 'Sicherheit',
    /** {n} */
    waiting: { one: '{n} offen', other: '{n} offen' },
  },
  requests: {
    title: 'Anfragen',
    lead: 'Wer uns schreibt, hat innert 24 Stunden eine Antwort.',
    overdue: { one: '{n} ist überfällig', other: '{n} sind überfällig' },
    filter: 'Nach Stand',
    filters: {
      new: 'Offen',
      doubtful: 'Werbung?',
      answered: 'Beantwortet',
      won: 'Gewonnen',
      lost: 'Verloren',
      all: 'Alle',
    },
    search: 'Nummer, Name, Adresse oder Text',
    find: 'Suchen',
    empty: 'Hier wartet niemand.',
    nothingFound: 'Dazu gibt es keine Anfrage.',
    columns: { from: 'Von', about: 'Worum es geht', clock: 'Antwort' },
    kinds: { contact: 'Nachricht', project: 'Projektanfrage', team_event: 'Team-Event' },
    files: { one: '{n} Datei', other: '{n} Dateien' },
    next: 'Weitere',
    previous: 'Zurück',
  },
  clock: {
    /** {time} */
    left: 'noch {time}',
    /** {time} */
    overdue: 'seit {time} überfällig',
    /** {time} */
    answered: 'beantwortet nach {time}',
    /** {day}, {time} */
    due: 'bis {day}, {time} Uhr',
  },
  states: { new: 'offen', answered: 'beantwortet', won: 'gewonnen', lost: 'verloren' },
  request: {
    back: 'Alle Anfragen',
    unnamed: 'Ohne Namen',
    state: 'Stand der Anfrage',
    reply: 'Antworten',
    replyHint: 'Öffnet Ihr Mailprogramm. Setzen Sie den Stand danach auf «beantwortet».',
    message: 'Im Wortlaut',
    details: 'Angaben',
    files: 'Dateien',
    email: 'E-Mail',
    topic: 'Thema',
    language: 'Sprache',
    received: 'Eingegangen',
    due: 'Antwort bis',
    privacy: 'Datenschutz, Fassung',
    copy: 'Bestätigung an die Person',
    yes: 'gesendet',
    no: 'keine',
    doubt: 'Vielleicht schrieb ein Programm.',
    signs: {
      trap: 'Ein Feld, das niemand sieht, war ausgefüllt.',
      unsolved: 'Das Captcha war nicht gelöst; das kommt auch ohne JavaScript vor.',
      hurry: 'Das Formular war in wenigen Sekunden ausgefüllt.',
    },
    history: 'Verlauf',
    note: 'Neue Notiz',
    noteHint: 'Nur das Team sieht sie.',
    noteEmpty: 'Schreiben Sie zuerst etwas in die Notiz.',
    save: 'Notiz speichern',
    saved: 'Gespeichert.',
  },
  orders: {
    title: 'Bestellungen',
    lead: 'Was bezahlt ist, das Neuste zuerst.',
    empty: 'Noch ist nichts bestellt.',
    columns: { order: 'Bestellung', buyer: 'Für wen', content: 'Inhalt', total: 'Total', state: 'Stand' },
    states: {
      pending_payment: 'wird bezahlt',
      paid: 'bezahlt',
      expired: 'abgelaufen',
      cancelled: 'abgebrochen',
      partially_refunded: 'zum Teil zurückbezahlt',
      refunded: 'zurückbezahlt',
    },
    attention: {
      out_of_stock: 'nicht mehr an Lager',
      amount_mismatch: 'andere Summe bezahlt als verlangt',
      no_email: 'ohne E-Mail-Adresse',
      terms_missing: 'AGB nicht bestätigt',
      vouchers_refunded: 'Gutscheine zurückbezahlt',
      refund_failed: 'Rückzahlung misslungen',
      refund_stuck: 'Rückzahlung hängt',
      wrong_mode: 'Zahlung im falschen Modus',
      dispute_inquiry: 'Anfrage der Bank',
      disputed: 'Zahlung angefochten',
      dispute_won: 'Anfechtung gewonnen',
      dispute_lost: 'Anfechtung verloren',
    },
    test: 'Test, kein Geld geflossen',
    refund: {
      open: 'Zurückzahlen',
      /** {number} */
      title: 'Bestellung {number} zurückzahlen?',
      text: 'Der Zahlungsanbieter sendet das Geld zurück. Was die übrigen Artikel nicht decken, verlieren die Gutscheine daraus.',
      amount: 'Betrag',
      submit: 'Ja, zurückzahlen',
      done: 'Die Rückzahlung ist unterwegs.',
      /** {amount} */
      back: '{amount} zurückbezahlt',
      /** {amount} */
      kept: '{amount} behalten',
      /** {amount} */
      onItsWay: '{amount} unterwegs zurück',
      vouchersAfter: 'Danach gelten die Gutscheine so:',
      inUse:
        'Mit Gutscheinen aus dieser Bestellung sind Plätze bezahlt oder reserviert. Diese Buchungen bleiben bestehen, auch wenn das Geld zurückgeht:',
      agree: 'Ich weiss das und zahle trotzdem zurück.',
    },
    fulfilment: {
      open: 'Als versandt markieren',
      /** {number} */
      title: 'Bestellung {number} ist versandt?',
      goods: 'Sie haben die Ware der Post übergeben. Die Käuferin oder der Käufer erhält eine E-Mail.',
      vouchers: 'Die Gutscheine sind übergeben. Es geht keine E-Mail hinaus.',
      submit: 'Ja, versandt',
      done: 'Als versandt eingetragen.',
      /** {day} */
      sentOn: 'versandt am {day}',
    },
    vouchers: {
      /** {code}: its last four characters */
      name: 'Gutschein …{code}',
      voided: 'ungültig',
      /** {amount}, {of} */
      left: 'noch {amount} von {of}',
      /** {amount}, {number} */
      used: '{amount} für Buchung {number} eingelöst',
      held: '{amount} für Buchung {number} reserviert',
    },
  },
  mails: {
    title: 'E-Mails',
    lead: 'Was wir nicht zustellen konnten. Alles andere ist angekommen oder unterwegs.',
    empty: 'Alles ist angekommen oder unterwegs.',
    columns: { to: 'An', what: 'Was', why: 'Warum nicht' },
    again: 'Nochmals senden',
    /** {to} */
    againTo: 'E-Mail an {to} nochmals senden',
    sent: 'Die E-Mail geht gleich hinaus.',
    newsletter: 'Newsletter-Adressen als CSV',
    kinds: {
      'order-confirmed': 'Bestätigung der Bestellung',
      'order-notice': 'Bestellung, an uns',
      'order-sent': 'Bestellung versandt',
      'order-refunded': 'Rückzahlung einer Bestellung',
      account: 'Konto',
      booking: 'Buchung',
      'booking-notice': 'Buchung, an uns',
      'inquiry-notice': 'Anfrage, an uns',
      'inquiry-copy': 'Bestätigung einer Anfrage',
      'event-decision': 'Findet ein Anlass statt, an uns',
      'alert-notice': 'Störung, an uns',
    },
  },
}

export default de
export type Messages = typeof de
