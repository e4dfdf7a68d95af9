/** {price}: an amount; {n}: a count; {day}, {time}: Swiss time. */
const de = {
  meta: {
    title: 'Ihre Buchung – Gratweg',
    description:
      'Ihre Buchung bei Gratweg: Datum, Treffpunkt und Preis, mit allem, was Sie daran selber ändern können.',
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
        one: 'Wird ein Platz frei, schreiben wir an {email}. Ihren Rang nennen wir nicht: Er kann sich jeden Tag ändern.',
        other:
          'Werden {n} Plätze frei, schreiben wir an {email}. Ihren Rang nennen wir nicht: Er kann sich jeden Tag ändern.',
      },
    },
    asked: {
      title: 'Wir sehen uns Ihre Buchung an.',
      lead: {
        one: 'Diesen Platz auf Rechnung bestätigen wir von Hand. Die Antwort geht innert 24 Stunden an {email}. Bis dahin ist er nicht reserviert; mit Online-Zahlung ist er sofort fest.',
        other:
          'Ihre {n} Plätze auf Rechnung bestätigen wir von Hand. Die Antwort geht innert 24 Stunden an {email}. Bis dahin sind sie nicht reserviert; mit Online-Zahlung sind sie sofort fest.',
      },
    },
    offered: {
      title: { one: 'Ein Platz ist frei geworden.', other: '{n} Plätze sind frei geworden.' },
      lead: {
        one: 'Er ist bis {day}, {time} Uhr für Sie reserviert. Dann fragen wir die Nächsten.',
        other: 'Sie sind bis {day}, {time} Uhr für Ihre Gruppe reserviert. Dann fragen wir die Nächsten.',
      },
    },
    cancelled: {
      title: 'Diese Buchung ist abgesagt.',
      lead: { one: 'Ihr Platz ist wieder frei.', other: 'Ihre {n} Plätze sind wieder frei.' },
    },
    calledOff: {
      title: 'Dieses Datum findet nicht statt.',
      lead: 'Wir mussten es absagen. Sie schulden nichts.',
    },
    lapsed: {
      title: 'Diese Reservation gilt nicht mehr.',
      lead: {
        one: 'Es wurde nichts verrechnet. Ist noch ein Platz frei, können Sie neu buchen.',
        other: 'Es wurde nichts verrechnet. Sind noch {n} Plätze frei, können Sie neu buchen.',
      },
    },
    left: {
      title: 'Sie stehen nicht mehr auf der Warteliste.',
      lead: 'Sie schulden nichts. Möchten Sie doch kommen, buchen Sie neu: Ist das Datum noch voll, stellen Sie sich dort wieder auf die Liste.',
    },
    moved: {
      title: 'Diese Buchung ist verschoben.',
      lead: 'Den Link zum neuen Datum haben Sie per E-Mail erhalten, an {email}.',
    },
    over: { title: 'Dieses Datum ist vorbei.', lead: 'Danke für Ihre Buchung.' },
  },
  /** {n}: days */
  refund:
    'Was Sie zu viel bezahlt haben, erstatten wir innert {n} Tagen auf dem Weg, auf dem es gekommen ist.',
  refunded: '{price} sind zurückgesendet. Auf Ihrem Konto erscheinen sie in einigen Tagen.',
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
    minimum: 'Durchführung',
  },
  missing: { one: 'Noch {n} bis zur Durchführung.', other: 'Noch {n} bis zur Durchführung.' },
  reached: 'Die Mindestzahl ist erreicht.',
  decision: 'Entscheid am {day}.',
  lines: {
    price: 'Preis',
    voucher: 'Gutschein',
    paid: 'Bezahlt',
    invoiced: 'Auf Rechnung',
    due: 'Offen',
    nothingDue: 'Nichts offen',
    refunded: 'Zurückbezahlt',
    refund: 'Geht zurück',
    noted: 'Vorgemerkt',
  },
  next: {
    title: 'Wie es weitergeht',
    name: {
      one: 'Geben Sie unten den Namen an, der noch fehlt, damit wir alle begrüssen können.',
      other: 'Geben Sie unten die {n} Namen an, die noch fehlen, damit wir alle begrüssen können.',
    },
    confirmed: [
      'Einige Tage vorher erinnern wir Sie per Mail an Treffpunkt und Packliste.',
      'Kommt etwas dazwischen: Hier verschieben Sie oder sagen ab.',
    ],
    waitlisted: [
      {
        one: 'Wir schreiben, sobald ein Platz frei wird.',
        other: 'Wir schreiben, sobald {n} Plätze frei werden.',
      },
      {
        one: 'Sie nehmen ihn hier an, erst dann wird bezahlt.',
        other: 'Sie nehmen sie hier an, erst dann wird bezahlt.',
      },
      {
        one: 'Brauchen Sie ihn nicht mehr, streichen Sie sich unten von der Liste.',
        other: 'Brauchen Sie sie nicht mehr, streichen Sie sich unten von der Liste.',
      },
    ],
  },
  changes: 'Ändern',
  names: {
    title: 'Wer kommt mit?',
    text: 'Die Namen braucht nur die Leitung. Sie können sie bis zum Beginn ändern.',
    missing: { one: 'Ein Name fehlt noch.', other: '{n} Namen fehlen noch.' },
    label: 'Person {n}',
    save: 'Namen speichern',
    saved: 'Die Namen sind gespeichert.',
  },
  people: {
    title: 'Zahl der Personen',
    text: 'Für Plätze, die wegfallen, gelten die Fristen der Absage.',
    fee: 'Jeder Platz, der heute wegfällt, kostet noch {price}.',
    more: 'Weitere Plätze buchen Sie bitte neu.',
    less: 'Eine Person weniger',
    plus: 'Eine Person mehr',
    label: 'Personen',
    save: 'Zahl ändern',
    saved: 'Die Zahl der Personen ist geändert.',
  },
  move: {
    title: 'Auf ein anderes Datum verschieben',
    text: {
      one: 'Gleicher Kurs, gleicher Preis. Ihr Platz am alten Datum wird frei.',
      other: 'Gleicher Kurs, gleicher Preis. Ihre {n} Plätze am alten Datum werden frei.',
    },
    label: 'Neues Datum',
    save: 'Verschieben',
    saved: 'Ihre Buchung ist verschoben.',
    none: 'Zurzeit gibt es kein anderes Datum mit genug freien Plätzen.',
  },
  cancel: {
    title: 'Absagen',
    waiting: 'Sie verlieren nichts ausser der Stelle in der Reihe.',
    nothing: 'Sie schulden nichts.',
    terms: 'Zu den Geschäftsbedingungen',
    open: 'Buchung absagen …',
    leave: 'Von der Warteliste streichen …',
    leaving: {
      question: 'Von der Warteliste streichen?',
      confirm: 'Ja, streichen',
      keep: 'Nein, weiter warten',
    },
    question: 'Diese Buchung absagen?',
    confirm: 'Ja, absagen',
    keep: 'Nein, behalten',
    saved: 'Ihre Buchung ist abgesagt.',
  },
  working: 'Einen Moment …',
  problems: {
    not_changeable: 'Das lässt sich hier nicht mehr ändern. Bitte schreiben Sie uns.',
    too_late: 'Dafür ist es nach den Geschäftsbedingungen zu spät. Bitte schreiben Sie uns.',
    sold_out: 'So viele Plätze sind nicht mehr frei.',
    changed_meanwhile:
      'Die Buchung hat sich inzwischen geändert, zum Beispiel durch eine Zahlung. Wir haben nichts geändert. Bitte prüfen Sie, wie sie jetzt steht, und bestätigen Sie dann noch einmal.',
    over_capacity: 'So viele Plätze hat dieses Datum nicht. Bitte wählen Sie weniger Personen.',
    same_event: 'Das ist das Datum, das Sie schon haben.',
    other_price: 'Dieses Datum hat einen anderen Preis. Bitte schreiben Sie uns.',
    offer_over: 'Das Angebot ist abgelaufen; wir haben die Nächsten gefragt.',
    ask_us: 'So viele Plätze auf Rechnung bestätigen wir von Hand. Bitte schreiben Sie uns.',
    book_more: 'Weitere Plätze buchen Sie bitte neu.',
    invalid: 'Diese Angabe können wir nicht lesen. Bitte prüfen Sie sie.',
    payment_unavailable:
      'Die Zahlungsseite ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    too_many_held:
      'Von Ihrem Anschluss sind gerade viele Plätze reserviert und nicht bezahlt. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    too_many_requests: 'Das waren viele Änderungen auf einmal. Bitte warten Sie zehn Minuten.',
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
