/** {price}: an amount; {n}: a count; {day}, {time}: Swiss time. */
const de = {
  meta: {
    title: 'Ihre Buchung – Gratweg',
    description:
      'Ihre Buchung bei Gratweg: Termin, Treffpunkt und Preis, mit allem, was Sie daran selber ändern können.',
  },
  emergency: {
    title: 'Wen rufen wir im Notfall an?',
    text: 'Freiwillig. Nur wer den Anlass leitet, sieht es. Sagen Sie der Person, dass Sie sie angeben. Lassen Sie beides leer, löschen wir es.',
    name: 'Name der Person',
    phone: 'Telefonnummer der Person',
    save: 'Kontakt speichern',
    saved: 'Der Kontakt ist gespeichert.',
  },
  checkIn: {
    title: 'Am Tag',
    text: 'Zeigen Sie diesen Code am Treffpunkt, dann sind Sie eingecheckt. Er gilt für die ganze Buchung und verrät nichts über Sie.',
    alt: 'QR-Code zum Einchecken',
    codes: 'Ein Code für jeden Gast (PDF)',
    /** {number} */
    sheet: 'Buchung {number}: ein Code für jeden Gast',
    how: 'Zum Ausschneiden und Verteilen: Wer seinen Code am Treffpunkt zeigt, ist eingecheckt.',
  },
  invoices: {
    title: 'Rechnungen',
    parts: { whole: 'Rechnung', deposit: 'Anzahlungsrechnung', final: 'Schlussrechnung' },
    creditNote: 'Gutschrift',
    open: 'offen {amount}, zahlbar bis {day}',
    paid: 'bezahlt',
    credited: 'aufgehoben',
  },
  number: 'Buchung {number}',
  states: {
    held: {
      title: { one: 'Ihr Platz ist reserviert.', other: 'Ihre {n} Plätze sind reserviert.' },
      lead: {
        one: 'Bezahlen Sie bis {time} Uhr, dann ist er gebucht. Danach geben wir ihn wieder frei.',
        other: 'Bezahlen Sie bis {time} Uhr, dann sind sie gebucht. Danach geben wir sie wieder frei.',
      },
    },
    confirmed: {
      title: { one: 'Ihr Platz ist gebucht.', other: 'Ihre {n} Plätze sind gebucht.' },
      lead: 'Die Bestätigung geht an {email}. Wir freuen uns.',
    },
    waitlisted: {
      title: 'Sie stehen auf der Warteliste.',
      lead: {
        one: 'Wird ein Platz frei und sind Sie an der Reihe, schreiben wir an {email}.',
        other: 'Werden {n} Plätze frei und sind Sie an der Reihe, schreiben wir an {email}.',
      },
    },
    asked: {
      title: 'Wir prüfen Ihre Buchung auf Rechnung.',
      lead: {
        one: 'Die Antwort geht innert 24 Stunden an {email}. Bis dahin ist Ihr Platz nicht reserviert; bezahlen Sie online, ist er sofort gebucht.',
        other:
          'Grössere Buchungen auf Rechnung prüfen wir, bevor wir sie bestätigen. Die Antwort geht innert 24 Stunden an {email}. Bis dahin sind Ihre {n} Plätze nicht reserviert; bezahlen Sie online, sind sie sofort gebucht.',
      },
    },
    /** After an offer of the waiting list, whose places stay theirs until it ends. */
    askedHeld: {
      title: 'Wir prüfen Ihre Buchung auf Rechnung.',
      lead: {
        one: 'Die Antwort geht innert 24 Stunden an {email}. Ihr Platz ist bis {day}, {time} Uhr für Sie reserviert, danach nicht mehr; bezahlen Sie online, ist er sofort gebucht.',
        other:
          'Grössere Buchungen auf Rechnung prüfen wir, bevor wir sie bestätigen. Die Antwort geht innert 24 Stunden an {email}. Ihre {n} Plätze sind bis {day}, {time} Uhr für Sie reserviert, danach nicht mehr; bezahlen Sie online, sind sie sofort gebucht.',
      },
    },
    offered: {
      title: { one: 'Ein Platz ist frei geworden.', other: '{n} Plätze sind frei geworden.' },
      lead: {
        one: 'Er ist bis {day}, {time} Uhr für Sie reserviert. Danach bieten wir ihn der nächsten Anfrage an.',
        other:
          'Sie sind bis {day}, {time} Uhr für Ihre Gruppe reserviert. Danach bieten wir sie der nächsten Anfrage an.',
      },
    },
    cancelled: {
      title: 'Diese Buchung ist storniert.',
      lead: 'Schade, dass es nicht geht. Was das für die Kosten heisst, steht hier.',
    },
    calledOff: {
      title: 'Dieser Anlass findet nicht statt.',
      lead: 'Wir mussten ihn absagen. Es entstehen Ihnen keine Kosten. Möchten Sie ein neues Datum, schreiben Sie uns.',
    },
    /** Plan B: {day}, {time} of the deadline. */
    postponed: {
      title: 'Der Anlass ist verschoben.',
      lead: {
        one: 'Ihr Platz am neuen Datum ist für Sie reserviert. Wählen Sie bis {day}, {time} Uhr, was Ihnen passt.',
        other:
          'Ihre {n} Plätze am neuen Datum sind für Sie reserviert. Wählen Sie bis {day}, {time} Uhr, was Ihnen passt.',
      },
    },
    choosing: {
      title: 'Dieser Anlass findet nicht statt.',
      lead: 'Wir mussten ihn absagen. Wählen Sie bis {day}, {time} Uhr, was Sie stattdessen erhalten.',
    },
    released: {
      title: 'Ihre Buchung ist aufgehoben.',
      lead: 'Der Anlass konnte nicht wie geplant stattfinden. Es entstehen Ihnen keine Kosten.',
    },
    lapsed: {
      title: 'Diese Reservation ist abgelaufen.',
      lead: {
        one: 'Es wurde nichts verrechnet. Ist noch ein Platz frei, können Sie neu buchen.',
        other: 'Es wurde nichts verrechnet. Sind noch {n} Plätze frei, können Sie neu buchen.',
      },
    },
    left: {
      title: 'Sie stehen nicht mehr auf der Warteliste.',
      lead: 'Es entstehen Ihnen keine Kosten. Möchten Sie doch kommen, buchen Sie neu. Ist der Termin noch ausgebucht, kommen Sie dort wieder auf die Liste.',
    },
    moved: {
      title: 'Diese Buchung ist umgebucht.',
      lead: 'Den Link zum neuen Termin haben Sie per E-Mail erhalten, an {email}. Was Sie bezahlt haben, gilt dort.',
    },
    over: { title: 'Dieser Anlass ist vorbei.', lead: 'Danke für Ihre Buchung.' },
  },
  /** {n}: days */
  refund:
    'Was Sie zu viel bezahlt haben, erstatten wir innert {n} Tagen mit demselben Zahlungsmittel zurück.',
  refunded: '{price} sind zurückerstattet. Auf Ihrem Konto erscheinen sie in einigen Tagen.',
  /** Entered by staff. */
  paidByHand: { cash: 'Bar bezahlt.', twint: 'Mit TWINT bezahlt.', transfer: 'Per Überweisung bezahlt.' },
  test: 'Mit der Testkasse bezahlt: Es ist kein Geld geflossen.',
  pay: 'Jetzt bezahlen',
  accept: { one: 'Platz annehmen', other: 'Plätze annehmen' },
  bookAgain: 'Neu buchen',
  bookOnline: 'Online bezahlen',
  save: 'In den Kalender eintragen',
  about: 'Ablauf und Packliste',
  facts: {
    what: 'Was',
    when: 'Wann',
    where: 'Wo',
    meetingPoint: 'Treffpunkt',
    people: 'Personen',
    booker: 'Gebucht von',
    terms: 'Bedingungen',
    /** {day} */
    termsOf: 'AGB, Fassung vom {day}',
    minimum: 'Durchführung',
  },
  missing: {
    one: 'Es fehlt noch {n} Anmeldung, damit der Anlass stattfindet.',
    other: 'Es fehlen noch {n} Anmeldungen, damit der Anlass stattfindet.',
  },
  reached: 'Die Mindestzahl ist erreicht.',
  decision: 'Wir entscheiden am {day} und schreiben Ihnen.',
  withoutEmail: 'Ändert sich etwas, rufen wir Sie an.',
  lines: {
    price: 'Preis',
    voucher: 'Gutschein',
    paid: 'Bezahlt',
    door: 'Am Treffpunkt zu bezahlen',
    transfer: 'Zu überweisen',
    invoiced: 'Auf Rechnung',
    due: 'Noch zu bezahlen',
    nothingDue: 'Nichts zu bezahlen',
    refunded: 'Zurückerstattet',
    refund: 'Wird zurückerstattet',
    noted: 'Vorgemerkt',
  },
  next: {
    title: 'Wie es weitergeht',
    link: 'Geben Sie den Link unten weiter, damit sich alle selbst eintragen.',
    /** {day} */
    finalNumber: 'Nennen Sie unten bis {day} die endgültige Zahl der Personen.',
    name: {
      one: 'Geben Sie unten den Namen an, der noch fehlt, damit wir alle begrüssen können.',
      other: 'Geben Sie unten die {n} Namen an, die noch fehlen, damit wir alle begrüssen können.',
    },
    confirmed: [
      'Liegt der Anlass noch einige Tage voraus, erinnern wir Sie vorher per E-Mail daran, mit Zeit und Treffpunkt.',
      'Kommt etwas dazwischen, buchen Sie hier um oder stornieren.',
    ],
    waitlisted: [
      {
        one: 'Wir schreiben Ihnen, sobald ein Platz frei wird und Sie an der Reihe sind.',
        other: 'Wir schreiben Ihnen, sobald {n} Plätze frei werden und Sie an der Reihe sind.',
      },
      {
        one: 'Sie nehmen ihn hier an und bezahlen erst dann.',
        other: 'Sie nehmen sie hier an und bezahlen erst dann.',
      },
      {
        one: 'Brauchen Sie ihn nicht mehr, streichen Sie sich unten von der Liste.',
        other: 'Brauchen Sie sie nicht mehr, streichen Sie sich unten von der Liste.',
      },
    ],
  },
  /** Plan B: what a guest chooses. {amount}: an amount; {n}: days; {when} */
  plan: {
    title: 'Was möchten Sie?',
    newDate: 'Das neue Datum',
    newDateText: '{when}. Ihre Buchung bleibt, wie sie ist.',
    otherDate: 'Ein anderes Datum',
    otherDateText: 'Gleiches Angebot, gleicher Preis, mit genug freien Plätzen.',
    dates: 'Datum',
    voucher: 'Gutschein über {amount}',
    voucherText:
      'Er kommt sofort per E-Mail, gilt für alle Kurse, Team-Events und Waren im Shop und bleibt auch in Teilen gültig.',
    refund: '{amount} zurück',
    refundText: 'Mit demselben Zahlungsmittel, innert {n} Tagen.',
    leave: 'Buchung aufheben',
    leaveText: 'Sie haben nichts bezahlt, und es kostet Sie nichts.',
    onVoucher: '{amount} kommen auf den Gutschein zurück, mit dem Sie bezahlt haben.',
    silent: {
      new_date: 'Hören wir bis dahin nichts, bleiben Sie am neuen Datum gebucht.',
      refund: 'Hören wir bis dahin nichts, heben wir die Buchung auf und erstatten, was Sie bezahlt haben.',
    },
    changeable:
      'Ein Datum können Sie bis {day}, {time} Uhr wieder ändern. Gutschein und Geld zurück sind endgültig.',
    chosen: 'Ihre Wahl',
    submit: {
      new_date: 'Neues Datum nehmen',
      other_date: 'Dieses Datum nehmen',
      voucher: 'Gutschein nehmen',
      refund: 'Buchung aufheben',
    },
    plain: 'Wählen',
    saved: 'Ihre Wahl ist gespeichert.',
  },
  changes: 'Ändern',
  names: {
    title: 'Wer kommt mit?',
    fold: 'Namen selbst eintragen',
    text: 'Die Namen braucht nur, wer den Anlass leitet. Sie können sie bis zum Beginn ändern.',
    missing: { one: 'Ein Name fehlt noch.', other: '{n} Namen fehlen noch.' },
    label: 'Person {n}',
    save: 'Namen speichern',
    saved: 'Die Namen sind gespeichert.',
  },
  group: {
    title: 'Die anderen tragen sich selbst ein',
    text: 'Mit einem Link, den Sie weitergeben: jede Person mit Namen, Essen und dem, was die Leitung wissen muss. Ein Konto braucht niemand.',
    open: 'Link erstellen',
    opened: 'Der Link ist bereit.',
    link: 'Link zum Weitergeben',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    pdf: 'Alles auf einem Blatt (PDF)',
    look: 'Ansehen, was die anderen sehen',
    /** {people}: places */
    count: {
      one: '{n} von {people} hat sich eingetragen.',
      other: '{n} von {people} haben sich eingetragen.',
    },
    /** {names} */
    awaited: 'Noch nicht: {names}',
    /** {n}: places without a name */
    unnamed: { one: 'und eine Person ohne Namen', other: 'und {n} Personen ohne Namen' },
    tooMany:
      'Es sind mehr eingetragen, als Sie Plätze haben. Löschen Sie Einträge, oder ändern Sie die Zahl der Personen.',
    guests: 'Eingetragen',
    remove: 'Löschen',
    /** {name} */
    removeName: '{name} löschen',
    removed: 'Der Eintrag ist gelöscht.',
    renew: 'Link ersetzen',
    renewText: 'Ist der Link in falsche Hände geraten? Der neue ersetzt ihn, Einträge bleiben.',
    renewed: 'Der Link ist ersetzt.',
  },
  note: {
    title: 'Ihre Bemerkung',
    text: 'Sie haben uns zur Buchung etwas geschrieben. {rule:healthData} Möchten Sie Ihr Einverständnis widerrufen, löschen wir die Bemerkung sofort.',
    withdraw: 'Bemerkung löschen',
    saved: 'Die Bemerkung ist gelöscht.',
  },
  people: {
    title: 'Zahl der Personen',
    text: 'Für Plätze, auf die Sie verzichten, gelten die Fristen der Stornierung.',
    /** {day}, {from}, {to}: of an accepted quote */
    agreed:
      'Bis {day} nennen Sie hier die endgültige Zahl, {from} bis {to}. Der Preis folgt ihr; weniger als {from} kosten so viel wie {from}.',
    agreedExactly:
      'Der Preis gilt für {from} Personen, auch wenn weniger kommen. Sagen Sie es uns hier bis {day}.',
    final:
      'Die endgültige Zahl war bis {day} zu nennen. Wird noch jemand krank, melden Sie es uns; das kostet nichts.',
    /** {price}, {n} */
    total: { one: '{price} für {n} Person', other: '{price} für {n} Personen' },
    fee: 'Jeder Platz, auf den Sie heute verzichten, kostet noch {price}.',
    more: 'Weitere Plätze buchen Sie bitte neu.',
    less: 'Eine Person weniger',
    plus: 'Eine Person mehr',
    label: 'Personen',
    save: 'Zahl ändern',
    saved: 'Die Zahl der Personen ist geändert.',
  },
  move: {
    title: 'Auf einen anderen Termin umbuchen',
    text: {
      one: 'Gleiches Angebot, gleicher Preis. Ihr Platz am alten Termin wird frei.',
      other: 'Gleiches Angebot, gleicher Preis. Ihre {n} Plätze am alten Termin werden frei.',
    },
    label: 'Neuer Termin',
    save: 'Umbuchen',
    saved: 'Ihre Buchung ist umgebucht.',
    none: 'Zurzeit gibt es keinen anderen Termin mit genug freien Plätzen.',
  },
  moveRequest: {
    title: 'Anderer Termin',
    text: 'Der Tag gehört Ihrer Gruppe allein. Sagen Sie uns, welcher Ihnen besser passt; wir antworten Ihnen, und bis dahin gilt der jetzige.',
    day: 'Wunschtag',
    why: 'Bemerkung',
    optional: '(freiwillig)',
    save: 'Anfragen',
    saved: 'Ihr Wunsch ist bei uns.',
    /** {day} */
    pending: 'Gewünscht haben Sie den {day}. Wir antworten Ihnen; bis dahin gilt der jetzige Termin.',
  },
  cancel: {
    title: 'Stornieren',
    waiting: 'Ihr Platz auf der Warteliste geht verloren, Kosten entstehen keine.',
    nothing: 'Es entstehen Ihnen keine Kosten.',
    terms: 'Zu den Geschäftsbedingungen',
    open: 'Buchung stornieren …',
    leave: 'Von der Warteliste streichen …',
    leaving: {
      question: 'Von der Warteliste streichen?',
      confirm: 'Ja, streichen',
      keep: 'Nein, weiter warten',
    },
    question: 'Diese Buchung stornieren?',
    confirm: 'Ja, stornieren',
    keep: 'Nein, behalten',
    saved: 'Ihre Buchung ist storniert.',
  },
  working: 'Einen Moment …',
  problems: {
    not_changeable: 'Das lässt sich hier nicht mehr ändern. Bitte schreiben Sie uns.',
    too_late: 'Dafür ist es nach den Geschäftsbedingungen zu spät. Bitte schreiben Sie uns.',
    sold_out: 'So viele Plätze sind nicht mehr frei.',
    changed_meanwhile:
      'Die Buchung hat sich inzwischen geändert, zum Beispiel durch eine Zahlung. Wir haben nichts geändert. Bitte prüfen Sie, wie sie jetzt steht, und bestätigen Sie dann noch einmal.',
    over_capacity: 'So viele Plätze hat dieser Termin nicht. Bitte wählen Sie weniger Personen.',
    day_passed: 'Dieser Tag liegt schon zurück. Bitte wählen Sie einen späteren.',
    same_event: 'Diesen Termin haben Sie schon.',
    other_price: 'Dieser Termin hat einen anderen Preis. Bitte schreiben Sie uns.',
    offer_over: 'Das Angebot ist abgelaufen.',
    choice_over: 'Die Frist für die Wahl ist vorbei. Bitte schreiben Sie uns.',
    choice_final: 'Ihre Wahl gilt schon: Das Geld ist unterwegs. Sie lässt sich nicht mehr ändern.',
    choice_unknown: 'Das steht für diese Buchung nicht zur Wahl. Bitte wählen Sie noch einmal.',
    ask_us: 'So viele Plätze auf Rechnung prüfen wir zuerst. Bitte schreiben Sie uns.',
    book_more: 'Weitere Plätze buchen Sie bitte neu.',
    invalid: 'Diese Angabe können wir nicht lesen. Bitte prüfen Sie sie.',
    payment_unavailable:
      'Die Zahlungsseite ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    too_many_held:
      'Von Ihrem Anschluss sind gerade viele Plätze reserviert und nicht bezahlt. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    too_many_requests: 'Das waren viele Änderungen auf einmal. Bitte warten Sie zehn Minuten.',
    /** The line broke: nobody knows whether it counted. */
    unanswered: 'Es kam keine Antwort. Laden Sie die Seite neu: Dort sehen Sie, ob die Änderung schon gilt.',
    failed: 'Das hat nicht geklappt, es ist nichts geändert. Bitte versuchen Sie es noch einmal.',
  },
  unknown: {
    title: 'Diese Buchung finden wir nicht.',
    lead: 'Der Link ist unvollständig oder gehört zu keiner Buchung. Er steht in Ihrer Bestätigung. Finden Sie sie nicht, schreiben Sie uns.',
    contact: 'Zum Kontakt',
    calendar: 'Zum Event-Kalender',
  },
}

export default de
export type Messages = typeof de
