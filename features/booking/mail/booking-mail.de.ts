import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Guten Tag {name}',
  plainGreeting: 'Guten Tag',
  news: {
    confirmed: {
      subject: 'Gebucht: {title}, {day}',
      title: { one: 'Ihr Platz ist gebucht.', other: 'Ihre {n} Plätze sind gebucht.' },
      text: 'Wir freuen uns auf Sie. Was Sie mitbringen und wo wir uns treffen, steht unten und auf der Seite Ihrer Buchung.',
    },
    waitlisted: {
      subject: 'Warteliste: {title}, {day}',
      title: 'Sie stehen auf der Warteliste.',
      text: {
        one: 'Sobald ein Platz frei wird, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
        other: 'Sobald {n} Plätze frei werden, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
      },
    },
    offered: {
      subject: { one: 'Ein Platz ist frei: {title}, {day}', other: '{n} Plätze sind frei: {title}, {day}' },
      title: { one: 'Ein Platz ist frei geworden.', other: '{n} Plätze sind frei geworden.' },
      text: {
        one: 'Er ist für Sie reserviert. Nehmen Sie ihn auf der Seite Ihrer Buchung an; danach fragen wir die Nächsten.',
        other:
          'Sie sind für Ihre Gruppe reserviert. Nehmen Sie sie innert der Frist auf der Seite Ihrer Buchung an; danach fragen wir die Nächsten.',
      },
    },
    offer_lapsed: {
      subject: { one: 'Platz weitergegeben: {title}, {day}', other: 'Plätze weitergegeben: {title}, {day}' },
      title: { one: 'Der Platz ist weitergegeben.', other: 'Die {n} Plätze sind weitergegeben.' },
      text: 'Wir haben innert der Frist nichts von Ihnen gehört. Wenn Sie weiter warten möchten, buchen Sie noch einmal.',
    },
    changed: {
      subject: 'Geändert: {title}, {day}',
      title: 'Ihre Buchung ist geändert.',
      text: 'So steht sie jetzt bei uns.',
    },
    moved: {
      subject: 'Verschoben: {title}, {day}',
      title: 'Ihre Buchung ist verschoben.',
      text: 'Das ist das neue Datum. Das alte gilt nicht mehr.',
    },
    cancelled: {
      subject: 'Abgesagt: {title}, {day}',
      title: 'Ihre Buchung ist abgesagt.',
      text: {
        one: 'Ihr Platz ist wieder frei.',
        other: 'Ihre {n} Plätze sind wieder frei.',
      },
    },
    left_list: {
      subject: 'Nicht mehr auf der Warteliste: {title}, {day}',
      title: 'Sie stehen nicht mehr auf der Warteliste.',
      text: 'Sie schulden nichts. Möchten Sie doch kommen, buchen Sie neu: Ist das Datum noch voll, stellen Sie sich dort wieder auf die Liste.',
    },
    event_cancelled: {
      subject: 'Findet nicht statt: {title}, {day}',
      title: 'Der Anlass findet nicht statt.',
      text: 'Wir mussten absagen. Sie schulden nichts.',
    },
    event_changed: {
      subject: 'Neue Angaben: {title}, {day}',
      title: 'Zeit oder Ort haben sich geändert.',
      text: 'Bitte sehen Sie sich die Angaben an. Passt es nicht mehr, sagen Sie kostenlos ab.',
    },
    goes_ahead: {
      subject: 'Findet statt: {title}, {day}',
      title: 'Der Anlass findet statt.',
      text: 'Es ist entschieden: Wir gehen. Wann und wo wir uns treffen, steht unten.',
    },
    reminder: {
      subject: 'Bald ist es so weit: {title}, {day}',
      title: 'Bis bald draussen.',
      text: 'In wenigen Tagen geht es los. Sehen Sie sich die Packliste und den Treffpunkt noch einmal an.',
    },
    invoice_asked: {
      subject: 'Rechnung angefragt: {title}, {day}',
      title: 'Wir sehen uns Ihre Buchung an.',
      text: {
        one: 'Diesen Platz auf Rechnung bestätigen wir von Hand, innert 24 Stunden. Bis dahin ist er nicht reserviert. Mit Online-Zahlung ist er sofort fest.',
        other:
          'Ihre {n} Plätze auf Rechnung bestätigen wir von Hand, innert 24 Stunden. Bis dahin sind sie nicht reserviert. Mit Online-Zahlung sind sie sofort fest.',
      },
    },
  },
  facts: {
    number: 'Buchung',
    event: 'Anlass',
    when: 'Wann',
    place: 'Ort',
    meetingPoint: 'Treffpunkt',
    people: 'Personen',
    names: 'Namen',
    total: 'Preis',
    voucher: 'Mit Gutschein bezahlt',
    paid: 'Bezahlt',
    due: 'Noch zu bezahlen',
    fee: 'Gebühr nach den AGB',
    refund: 'Geht zurück',
    refunded: 'Zurückbezahlt',
    offeredUntil: 'Reserviert bis',
  },
  bring: 'Bitte mitbringen',
  open: 'Buchung ansehen und ändern',
  invoice: 'Die Rechnung folgt separat, zahlbar innert 30 Tagen.',
  minimum: 'Noch {missing} bis zur Durchführung. Am {day} wissen wir Bescheid und schreiben Ihnen.',
  ics: 'Der Termin liegt als Kalenderdatei bei.',
  reply: 'Fragen? Antworten Sie einfach auf diese Nachricht.',
  test: 'Test: Es ist kein Geld geflossen.',
} satisfies BookingMailTexts
