/** {price}: an amount; {n}: a count. */
const de = {
  meta: {
    title: 'Platz buchen – Gratweg',
    description:
      'Einen Platz im Survival-Training oder einen Team-Event buchen: Datum wählen, Preis sehen, prüfen, bestätigen.',
  },
  title: 'Platz buchen',
  trail: 'Sie sind hier',
  otherService: 'Etwas anderes wählen',
  change: 'Ändern',
  voucherKept:
    'Der Gutschein {code} ist vorgemerkt. Wir ziehen ihn vom Preis ab, sobald Sie ein Datum gewählt haben.',
  /** Unpaid places held by this browser. {time}: Swiss time. */
  open: {
    title: 'Ihre Reservation ist offen bis {time} Uhr.',
    here: 'Sie ist noch nicht bezahlt. Ändern Sie unten, was Sie möchten, und senden Sie neu: Die neue Buchung ersetzt diese Reservation.',
    elsewhere: 'Sie ist noch nicht bezahlt. Was Sie nicht bezahlen, wird danach von selbst wieder frei.',
    pay: 'Weiter zur Zahlung',
    change: 'Ändern',
    release: 'Freigeben',
    released: 'Die Plätze sind freigegeben. Es wurde nichts verrechnet.',
    failed: 'Das hat nicht geklappt. Ihre Plätze sind noch reserviert. Bitte versuchen Sie es noch einmal.',
  },
  choice: {
    lead: 'Was haben Sie vor? Datum, Personen und Preis kommen danach.',
    perPerson: '{price} pro Person',
    next: 'Nächstes Datum: {days}',
    none: 'Zurzeit kein Datum ausgeschrieben',
    ownDate: 'Eigenes Datum auf Anfrage',
    singles: 'Einzelne Anlässe',
    calendar: 'Zum Event-Kalender',
  },
  unavailable: {
    unknown_service: 'Dieses Angebot kennen wir nicht. Hier steht alles, was Sie buchen können.',
    unknown_event: 'Dieses Datum finden wir nicht. Bitte wählen Sie eines aus der Liste.',
    event_cancelled: 'Dieses Datum ist abgesagt. Bitte wählen Sie ein anderes.',
    event_begun: 'Dieses Datum hat schon begonnen oder ist vorbei. Bitte wählen Sie ein anderes.',
    not_bookable: 'Dieses Datum lässt sich nicht online buchen. Bitte schreiben Sie uns.',
    failed: 'Die Daten lassen sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  retry: 'Noch einmal laden',
  steps: {
    date: 'Datum',
    people: 'Wer kommt mit?',
    details: 'Ihre Angaben',
    check: 'Prüfen und buchen',
  },
  dates: {
    few: { one: 'nur {n} frei', other: 'nur {n} frei' },
    full: 'Warteliste',
    more: { one: '{n} weiteres Datum', other: '{n} weitere Daten' },
    none: 'Zurzeit ist kein Datum ausgeschrieben. Schreiben Sie uns, wann es Ihnen passt.',
    ask: 'Datum vorschlagen',
  },
  own: {
    title: 'Ein eigener Tag für Ihre Gruppe',
    text: 'Sie schlagen ein Datum vor, wir prüfen es und antworten innert 24 Stunden. Bis dahin kostet es nichts.',
    people: 'Anzahl Personen',
    send: 'Datum anfragen',
    singles: 'Einzelne Plätze an einem öffentlichen Datum',
    noSingles: 'Zurzeit ist für diesen Anlass kein öffentliches Datum ausgeschrieben.',
    request: 'Auf Anfrage',
  },
  people: {
    label: 'Teilnehmende',
    less: 'Eine Person weniger',
    more: 'Eine Person mehr',
    left: {
      one: 'An diesem Datum ist noch {n} Platz frei.',
      other: 'An diesem Datum sind noch {n} Plätze frei.',
    },
    names: 'Die Namen können Sie nach der Buchung angeben.',
    full: 'Dieses Datum ist ausgebucht. Die Warteliste kostet nichts und verpflichtet zu nichts: Wird ein Platz frei, fragen wir Sie.',
    tooMany: {
      one: 'Es ist nur noch {n} Platz frei. Mit mehr Personen kommen Sie auf die Warteliste.',
      other: 'Es sind nur noch {n} Plätze frei. Mit mehr Personen kommen Sie auf die Warteliste.',
    },
    count: { one: '{n} Person', other: '{n} Personen' },
  },
  details: {
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    phone: 'Mobile',
    phoneOptional: '(optional, für den Morgen der Tour)',
    optional: '(optional)',
    note: 'Was sollten wir wissen?',
    notePlaceholder: 'Allergien, Knie, Respekt vor der Dunkelheit …',
    /** {n}: months */
    noteHint: 'Nur die Leitung liest das. Wir löschen es spätestens {n} Monate nach dem Kurs.',
    way: 'Wie möchten Sie bezahlen?',
    online: 'Jetzt online',
    /** {n}: minutes */
    onlineHint: 'Auf der gesicherten Zahlungsseite. Der Platz ist {n} Minuten für Sie reserviert.',
    invoice: 'Auf Rechnung',
    /** {n}: days */
    invoiceHint:
      'Für Unternehmen, zahlbar innert {n} Tagen. Viele Plätze auf einmal bestätigen wir erst von Hand.',
    later: 'Bezahlt wird erst, wenn ein Platz frei wird und Sie ihn annehmen.',
    onlineLater: 'Online, wenn Sie den Platz annehmen',
    company: 'Unternehmen',
    street: 'Strasse und Nummer',
    postalCode: 'PLZ',
    city: 'Ort',
    draft: 'Bis Sie buchen, bleiben Ihre Angaben auf diesem Gerät.',
    privacy: 'Zum Datenschutz',
  },
  voucher: {
    label: 'Gutscheincode',
    apply: 'Prüfen',
    asking: 'Der Gutschein wird geprüft …',
    covers: 'Der Gutschein zahlt {price}.',
    left: 'Darauf bleiben {price}.',
    all: 'Damit ist alles bezahlt.',
    stopped: 'Der Gutschein lässt sich gerade nicht prüfen. Beim Buchen wird er trotzdem angerechnet.',
    waits: 'Der Gutschein ist vorgemerkt. Eingelöst wird er erst, wenn Sie einen Platz annehmen.',
    line: 'Gutschein',
  },
  check: {
    what: 'Was',
    when: 'Wann',
    where: 'Wo',
    who: 'Wer',
    confirmation: 'Bestätigung an',
    payment: 'Zahlung',
    nothingDue: 'nichts zu bezahlen',
    next: 'Wie es weitergeht',
    online: [
      'Sie bezahlen auf der Zahlungsseite. So lange ist Ihr Platz reserviert.',
      'Gleich danach kommt die Bestätigung per E-Mail, mit einem Eintrag für Ihren Kalender.',
      'Mit dem Link darin können Sie Namen angeben, verschieben oder absagen.',
    ],
    direct: [
      'Ihr Platz ist sofort gebucht.',
      'Die Bestätigung kommt per E-Mail, mit einem Eintrag für Ihren Kalender. Eine Rechnung folgt separat.',
      'Mit dem Link darin können Sie Namen angeben, verschieben oder absagen.',
    ],
    free: [
      'Ihr Platz ist sofort gebucht.',
      'Die Bestätigung kommt per E-Mail, mit einem Eintrag für Ihren Kalender.',
      'Mit dem Link darin können Sie Namen angeben, verschieben oder absagen.',
    ],
    waits: [
      'Sie kommen auf die Warteliste und erhalten eine E-Mail.',
      'Wird ein Platz frei, der passt, bieten wir ihn Ihnen an. Sie haben eine feste Zeit zum Annehmen.',
      'Erst dann bezahlen Sie. Nehmen Sie nicht an, geht der Platz weiter.',
    ],
    /** {link}: `termsLink` */
    terms: 'Ich habe die {link} gelesen und bin einverstanden.',
    termsLink: 'Geschäftsbedingungen',
  },
  plate: {
    label: 'Preis',
    chooseDate: 'Wählen Sie ein Datum, dann steht hier Ihr Preis.',
    pay: 'Buchen und bezahlen',
    book: 'Verbindlich buchen',
    wait: 'Auf die Warteliste',
    sending: 'Wird gebucht …',
    again: 'Gerade ist viel los. Wir senden Ihre Buchung gleich noch einmal; gebucht wird nur einmal.',
    vat: 'Inkl. MWST.',
    final: 'Gesamtpreis.',
    /** {n}: days */
    terms:
      'Bis {n} Tage vorher kostenlos absagen oder verschieben. Bei Gewitterwarnung verschieben wir, Ihr Platz bleibt.',
    /** {n}: minutes */
    hold: 'Der Platz ist {n} Minuten für Sie reserviert, sobald Sie zur Zahlung gehen.',
  },
  problems: {
    /** Fallback. */
    other: 'Diese Angabe können wir nicht lesen. Bitte schreiben Sie sie neu.',
    /** {max}: characters */
    too_long: 'Hier haben höchstens {max} Zeichen Platz.',
    people: {
      invalid: 'Bitte geben Sie eine ganze Zahl von 1 bis {most} ein.',
      sold_out:
        'Eben hat jemand gebucht: So viele Plätze sind nicht mehr frei. Nehmen Sie weniger Personen oder die Warteliste.',
      hold_kept:
        'So viele Plätze sind nicht frei. Ihre Reservation bleibt bestehen: Wählen Sie weniger Personen, oder geben Sie sie frei und stellen Sie sich auf die Warteliste.',
      price_changed:
        'Der Preis ist nicht der, den Sie zuletzt gesehen haben. Bitte prüfen Sie ihn und buchen Sie noch einmal.',
    },
    name: { required: 'Bitte geben Sie Ihren Namen an.' },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an. Dorthin kommt die Bestätigung.',
      invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@firma.ch.',
    },
    phone: {
      invalid: 'Diese Nummer können wir nicht lesen. Ziffern, Leerzeichen und ein Plus am Anfang genügen.',
    },
    company: { required: 'Auf wen lautet die Rechnung? Bitte geben Sie das Unternehmen an.' },
    street: { required: 'Bitte geben Sie Strasse und Nummer für die Rechnung an.' },
    postalCode: { required: 'Bitte geben Sie die Postleitzahl an.' },
    city: { required: 'Bitte geben Sie den Ort an.' },
    way: {
      payment_unavailable:
        'Die Zahlungsseite ist gerade nicht erreichbar, es ist nichts gebucht. Versuchen Sie es in einigen Minuten noch einmal.',
    },
    voucher: {
      voucher_unknown:
        'Diesen Code kennen wir nicht. Er steht auf dem Gutschein, in Gruppen zu vier Zeichen.',
      voucher_voided:
        'Dieser Gutschein ist ungültig: Das Geld dafür ist zurückbezahlt. Fragen Sie die Person, die ihn gekauft hat, oder schreiben Sie uns.',
      voucher_used_up: 'Dieser Gutschein ist aufgebraucht.',
      voucher_lapsed: 'Dieser Gutschein ist abgelaufen. Bitte schreiben Sie uns.',
      voucher_test: 'Dies ist ein Testgutschein. Damit lässt sich nichts bezahlen.',
      voucher_other_course: 'Dieser Gutschein gilt für einen anderen Kurs.',
    },
    terms: { required: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.' },
    eventId: {
      required: 'Bitte wählen Sie ein Datum.',
      event_cancelled: 'Dieses Datum wurde eben abgesagt. Bitte wählen Sie ein anderes.',
      event_begun: 'Dieses Datum hat schon begonnen. Bitte wählen Sie ein anderes.',
      unknown_event: 'Dieses Datum gibt es nicht mehr. Bitte wählen Sie ein anderes.',
      not_bookable: 'Dieses Datum lässt sich nicht online buchen. Bitte schreiben Sie uns.',
      too_many_waiting:
        'Mit diesen Angaben oder von Ihrem Anschluss wartet schon jemand auf Plätze. Ihr Eintrag? Den Link dazu haben wir Ihnen geschickt. Sonst schreiben Sie uns bitte.',
      idempotency_key_reused:
        'Eine frühere Fassung dieser Buchung ist schon bei uns. Sehen Sie in Ihrem Postfach nach. Wenn Sie noch einmal senden, buchen Sie zusätzlich.',
    },
  },
  notices: {
    failed: 'Das hat nicht geklappt. Ihre Angaben sind noch da. Bitte senden Sie sie noch einmal.',
    unanswered: 'Wir haben keine Antwort vom Server. Senden Sie noch einmal: Gebucht wird nur einmal.',
    too_many:
      'Von Ihrem Anschluss kamen eben viele Buchungen. Bitte warten Sie zehn Minuten. Ihre Angaben bleiben.',
    offline:
      'Sie sind offline. Ihre Angaben bleiben auf diesem Gerät. Buchen Sie, sobald Sie wieder Empfang haben.',
  },
}

export default de
export type Messages = typeof de
