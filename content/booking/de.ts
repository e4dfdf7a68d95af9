/** {price}: an amount; {n}: a count. */
const de = {
  meta: {
    title: 'Platz buchen – Gratweg',
    description:
      'Einen Platz in einem Survival-Kurs oder einem Team-Event buchen: Termin wählen, Preis sehen, prüfen, bestätigen.',
  },
  title: 'Platz buchen',
  trail: 'Sie sind hier',
  otherService: 'Etwas anderes wählen',
  change: 'Ändern',
  voucherKept:
    'Der Gutschein {code} ist vorgemerkt. Wir ziehen ihn vom Preis ab, sobald Sie einen Termin gewählt haben.',
  /** Unpaid places held by this browser. {time}: Swiss time. */
  open: {
    title: 'Sie haben eine offene Buchung, reserviert bis {time} Uhr.',
    here: 'Sie ist noch nicht bezahlt. Ändern Sie unten, was Sie möchten, und senden Sie neu: Die neue Buchung ersetzt diese Reservation.',
    elsewhere: 'Sie ist noch nicht bezahlt. Was Sie nicht bezahlen, wird danach von selbst wieder frei.',
    pay: 'Weiter zur Zahlung',
    change: 'Ändern',
    release: 'Freigeben',
    released: 'Die Plätze sind freigegeben. Es wurde nichts verrechnet.',
    failed: 'Das hat nicht geklappt. Ihre Plätze sind noch reserviert. Bitte versuchen Sie es noch einmal.',
  },
  choice: {
    lead: 'Was möchten Sie buchen? Termin, Personen und Preis kommen danach.',
    perPerson: '{price} pro Person',
    next: 'Nächster Termin: {days}',
    none: 'Zurzeit kein Termin ausgeschrieben',
    ownDate: 'Eigener Termin auf Anfrage',
    singles: 'Weitere Anlässe',
    calendar: 'Zum Event-Kalender',
  },
  unavailable: {
    unknown_service: 'Dieses Angebot kennen wir nicht. Hier steht alles, was Sie buchen können.',
    unknown_event: 'Diesen Termin finden wir nicht. Bitte wählen Sie einen aus der Liste.',
    event_cancelled: 'Dieser Termin ist abgesagt. Bitte wählen Sie einen anderen.',
    event_begun: 'Dieser Anlass hat schon begonnen oder ist vorbei. Bitte wählen Sie einen anderen Termin.',
    not_bookable: 'Dieser Termin lässt sich nicht online buchen. Bitte schreiben Sie uns.',
    failed: 'Die Termine lassen sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  retry: 'Noch einmal laden',
  steps: {
    date: 'Termin',
    people: 'Wer kommt mit?',
    details: 'Ihre Angaben',
    check: 'Prüfen und buchen',
  },
  dates: {
    few: { one: 'nur {n} frei', other: 'nur {n} frei' },
    full: 'Warteliste',
    more: { one: '{n} weiterer Termin', other: '{n} weitere Termine' },
    none: 'Zurzeit ist kein Termin ausgeschrieben. Schreiben Sie uns, wann es Ihnen passt.',
    ask: 'Uns schreiben',
  },
  own: {
    /** Page title while no public date is chosen. */
    pageTitle: 'Termin für Ihr Team anfragen',
    title: 'Eigener Termin für Ihr Team',
    text: 'Sie nennen Ihr Wunschdatum, wir prüfen es. {rule:answer} {rule:noObligation}',
    people: 'Anzahl Personen',
    send: 'Termin anfragen',
    singles: 'Einzelplätze an einem öffentlichen Termin',
    noSingles: 'Zurzeit ist für diesen Anlass kein öffentlicher Termin ausgeschrieben.',
    request: 'Auf Anfrage',
  },
  people: {
    label: 'Teilnehmende',
    less: 'Eine Person weniger',
    more: 'Eine Person mehr',
    left: {
      one: 'An diesem Termin ist noch {n} Platz frei.',
      other: 'An diesem Termin sind noch {n} Plätze frei.',
    },
    names: 'Die Namen können Sie nach der Buchung angeben.',
    full: 'Dieser Termin ist ausgebucht. Die Warteliste kostet nichts und verpflichtet zu nichts: Wird ein Platz frei, bieten wir ihn der Reihe nach an.',
    tooMany: {
      one: 'Es ist nur noch {n} Platz frei. Sind Sie mehr, kommt Ihre ganze Gruppe auf die Warteliste.',
      other: 'Es sind nur noch {n} Plätze frei. Sind Sie mehr, kommt Ihre ganze Gruppe auf die Warteliste.',
    },
    count: { one: '{n} Person', other: '{n} Personen' },
  },
  details: {
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    phone: 'Mobile',
    phoneOptional: '(optional, damit wir Sie am Tag selber erreichen)',
    optional: '(optional)',
    note: 'Was sollten wir wissen?',
    notePlaceholder: 'Zum Beispiel Allergien, Verletzungen, Medikamente, vegetarisches Essen',
    way: 'Wie möchten Sie bezahlen?',
    online: 'Jetzt online',
    /** {n}: minutes */
    onlineHint: 'Auf der gesicherten Zahlungsseite. Der Platz ist {n} Minuten für Sie reserviert.',
    /** The choice, by `INVOICE_FOR`; then what the booking says. */
    invoice: {
      companies: 'Auf Rechnung (Unternehmen)',
      everyone: 'Auf Rechnung (Unternehmen und Private)',
    },
    byInvoice: 'Auf Rechnung',
    /** {n}: days */
    invoiceHint:
      'Zahlbar innert {n} Tagen. Grössere Buchungen auf Rechnung prüfen wir zuerst: Dann erhalten Sie innert 24 Stunden Bescheid.',
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
    covers: 'Der Gutschein deckt {price}.',
    left: 'Darauf bleiben {price}.',
    all: 'Damit ist alles bezahlt.',
    stopped: 'Der Gutschein lässt sich gerade nicht prüfen. Beim Buchen prüfen wir ihn noch einmal.',
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
      'Mit dem Link darin können Sie Namen angeben, umbuchen oder stornieren.',
    ],
    direct: [
      'In der Regel ist Ihr Platz sofort gebucht. Grössere Buchungen prüfen wir zuerst; bis dahin sind die Plätze nicht reserviert.',
      'Die Bestätigung kommt per E-Mail, mit einem Eintrag für Ihren Kalender. Eine Rechnung folgt separat.',
      'Mit dem Link in der Bestätigung können Sie Namen angeben, umbuchen oder stornieren.',
    ],
    free: [
      'Ihr Platz ist sofort gebucht.',
      'Die Bestätigung kommt per E-Mail, mit einem Eintrag für Ihren Kalender.',
      'Mit dem Link darin können Sie Namen angeben, umbuchen oder stornieren.',
    ],
    waits: [
      'Sie kommen auf die Warteliste und erhalten eine E-Mail. Darin steht, wie viele Anfragen vor Ihnen sind.',
      'Werden genug Plätze für Ihre Gruppe frei, bieten wir sie Ihnen an und nennen Tag und Uhrzeit, bis wann Sie annehmen können.',
      'Erst dann bezahlen Sie. Nehmen Sie nicht an, geht das Angebot an die nächste Anfrage.',
    ],
    /** {link}: `termsLink` */
    terms: 'Ich habe die {link} gelesen und bin einverstanden.',
    termsLink: 'Geschäftsbedingungen',
  },
  plate: {
    label: 'Preis',
    chooseDate: 'Wählen Sie einen Termin, dann steht hier Ihr Preis.',
    pay: 'Buchen und bezahlen',
    book: 'Verbindlich buchen',
    wait: 'Auf die Warteliste setzen',
    sending: 'Wird gebucht …',
    again: 'Gerade ist viel los. Wir senden Ihre Buchung gleich noch einmal; gebucht wird nur einmal.',
    vat: 'Inkl. MWST.',
    final: 'Gesamtpreis.',
    /** {people}, {day}: of the bar on phones. */
    bar: '{people}, {day}',
    cancellation: '{rule:cancellation}',
    weather: '{rule:weather}',
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
        'Eben hat jemand gebucht: So viele Plätze sind nicht mehr frei. Wählen Sie weniger Personen oder die Warteliste.',
      hold_kept:
        'So viele Plätze sind nicht frei. Ihre Reservation bleibt bestehen: Wählen Sie weniger Personen, oder geben Sie die Plätze frei und setzen Sie sich auf die Warteliste.',
      price_changed:
        'Der Preis ist nicht der, den Sie zuletzt gesehen haben. Bitte prüfen Sie ihn und buchen Sie noch einmal.',
    },
    name: { required: 'Bitte geben Sie Ihren Namen an.' },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an. Dorthin kommt die Bestätigung.',
      invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@firma.ch.',
    },
    phone: {
      invalid: 'Diese Nummer können wir nicht lesen. Ziffern, Leerzeichen und ein Plus am Anfang genügen.',
    },
    company: { required: 'Auf welches Unternehmen lautet die Rechnung? Bitte geben Sie es an.' },
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
      voucher_blocked: 'Dieser Gutschein ist gesperrt. Rufen Sie uns an oder schreiben Sie uns.',
      voucher_voided:
        'Dieser Gutschein gilt nicht mehr: Er ist ersetzt oder sein Kaufpreis zurückerstattet. Fragen Sie die Person, die ihn gekauft hat, oder schreiben Sie uns.',
      voucher_used_up: 'Dieser Gutschein ist aufgebraucht.',
      voucher_lapsed: 'Dieser Gutschein ist abgelaufen. Bitte schreiben Sie uns.',
      voucher_test: 'Dies ist ein Testgutschein. Damit lässt sich nichts bezahlen.',
      voucher_other_course: 'Dieser Gutschein gilt für einen anderen Kurs.',
    },
    terms: {
      required: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.',
      terms_changed:
        'Die Geschäftsbedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Der Link im Satz zeigt, was neu ist. Bitte setzen Sie das Häkchen noch einmal; alles andere bleibt, wie Sie es geschrieben haben.',
    },
    eventId: {
      required: 'Bitte wählen Sie einen Termin.',
      event_cancelled: 'Dieser Termin wurde eben abgesagt. Bitte wählen Sie einen anderen.',
      event_begun: 'Dieser Anlass hat schon begonnen. Bitte wählen Sie einen anderen Termin.',
      unknown_event: 'Diesen Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.',
      not_bookable: 'Dieser Termin lässt sich nicht online buchen. Bitte schreiben Sie uns.',
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
      'Von Ihrem Anschluss kamen eben viele Buchungen. Bitte warten Sie zehn Minuten. Ihre Angaben bleiben erhalten.',
    offline:
      'Sie sind offline. Ihre Angaben bleiben auf diesem Gerät. Buchen Sie, sobald Sie wieder online sind.',
  },
}

export default de
export type Messages = typeof de
