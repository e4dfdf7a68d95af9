import type { BookingMailTexts } from './booking-mail.texts.ts'

export default {
  greeting: 'Guten Tag',
  news: {
    confirmed: {
      subject: 'Gebucht: {title}, {day}',
      title: 'Ihr Platz ist gebucht.',
      text: 'Wir freuen uns auf Sie. Was Sie mitbringen und wo wir uns treffen, steht unten und auf der Seite Ihrer Buchung.',
    },
    waitlisted: {
      subject: 'Warteliste: {title}, {day}',
      title: 'Sie stehen auf der Warteliste.',
      text: 'Sobald ein passender Platz frei wird, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
    },
    offered: {
      subject: 'Ein Platz ist frei: {title}, {day}',
      title: 'Ein Platz ist frei geworden.',
      text: 'Er ist für Sie reserviert. Nehmen Sie ihn auf der Seite Ihrer Buchung an; danach fragen wir die Nächsten.',
    },
    offer_lapsed: {
      subject: 'Platz weitergegeben: {title}, {day}',
      title: 'Der Platz ist weitergegeben.',
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
      text: 'Ihr Platz ist wieder frei. Was Ihnen zusteht, geht innert 14 Tagen zurück.',
    },
    left_list: {
      subject: 'Nicht mehr auf der Warteliste: {title}, {day}',
      title: 'Sie stehen nicht mehr auf der Warteliste.',
      text: 'Sie schulden nichts. Möchten Sie doch kommen, buchen Sie neu: Ist das Datum noch voll, stellen Sie sich dort wieder auf die Liste.',
    },
    event_cancelled: {
      subject: 'Findet nicht statt: {title}, {day}',
      title: 'Der Anlass findet nicht statt.',
      text: 'Wir mussten absagen. Sie bezahlen nichts; was Sie bezahlt haben, geht innert 14 Tagen ganz zurück.',
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
      text: 'So viele Plätze auf Rechnung bestätigen wir von Hand, innert 24 Stunden. Bis dahin sind sie nicht reserviert. Mit Online-Zahlung ist ein Platz sofort fest.',
    },
  },
  facts: {
    number: 'Buchung',
    event: 'Anlass',
    when: 'Wann',
    place: 'Ort',
    meetingPoint: 'Treffpunkt',
    people: 'Personen',
    total: 'Preis',
    voucher: 'Mit Gutschein bezahlt',
    paid: 'Bezahlt',
    due: 'Noch zu bezahlen',
    fee: 'Gebühr nach den AGB',
    refund: 'Geht zurück',
    refunded: 'Zurückbezahlt',
    offeredUntil: 'Reserviert bis',
  },
  open: 'Buchung ansehen und ändern',
  invoice: 'Die Rechnung folgt separat, zahlbar innert 30 Tagen.',
  minimum: 'Noch {missing} bis zur Durchführung. Am {day} wissen wir Bescheid und schreiben Ihnen.',
  ics: 'Der Termin liegt als Kalenderdatei bei.',
  reply: 'Fragen? Antworten Sie einfach auf diese Nachricht.',
  test: 'Test: Es ist kein Geld geflossen.',
} satisfies BookingMailTexts
