import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Guten Tag {name}',
  plainGreeting: 'Guten Tag',
  news: {
    confirmed: {
      subject: 'Gebucht: {title}, {day}',
      title: { one: 'Ihr Platz ist gebucht.', other: 'Ihre {n} Plätze sind gebucht.' },
      text: 'Wir freuen uns auf Sie. Wann und wo wir uns treffen, steht unten und auf der Seite Ihrer Buchung.',
    },
    waitlisted: {
      subject: 'Warteliste: {title}, {day}',
      title: 'Sie stehen auf der Warteliste.',
      text: {
        one: 'Sobald ein Platz frei wird und Sie an der Reihe sind, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
        other:
          'Sobald {n} Plätze frei werden und Sie an der Reihe sind, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
      },
    },
    offered: {
      subject: { one: 'Ein Platz ist frei: {title}, {day}', other: '{n} Plätze sind frei: {title}, {day}' },
      title: { one: 'Ein Platz ist frei geworden.', other: '{n} Plätze sind frei geworden.' },
      text: {
        one: 'Er ist für Sie reserviert, bis zum Zeitpunkt, der unten steht. Nehmen Sie ihn auf der Seite Ihrer Buchung an; danach bieten wir ihn der nächsten Anfrage an.',
        other:
          'Sie sind für Ihre Gruppe reserviert, bis zum Zeitpunkt, der unten steht. Nehmen Sie sie auf der Seite Ihrer Buchung an; danach bieten wir sie der nächsten Anfrage an.',
      },
    },
    reserved: {
      subject: 'Reserviert: {title}, {day}',
      title: { one: 'Ein Platz ist für Sie reserviert.', other: '{n} Plätze sind für Sie reserviert.' },
      text: {
        one: 'Er ist bis zum Zeitpunkt, der unten steht, für Sie reserviert. Bezahlen Sie bis dahin auf der Seite Ihrer Buchung; danach wird er wieder frei.',
        other:
          'Sie sind bis zum Zeitpunkt, der unten steht, für Sie reserviert. Bezahlen Sie bis dahin auf der Seite Ihrer Buchung; danach werden sie wieder frei.',
      },
    },
    unpaid: {
      subject: 'Noch nicht bezahlt: {title}, {day}',
      title: 'Sie haben eine offene Buchung.',
      text: {
        one: 'Ihr Platz ist bis zum Zeitpunkt, der unten steht, für Sie reserviert, aber noch nicht bezahlt. Auf der Seite Ihrer Buchung bezahlen Sie ihn oder geben ihn frei. Tun Sie nichts, wird er von selbst wieder frei; es kostet nichts.',
        other:
          'Ihre {n} Plätze sind bis zum Zeitpunkt, der unten steht, für Sie reserviert, aber noch nicht bezahlt. Auf der Seite Ihrer Buchung bezahlen Sie sie oder geben sie frei. Tun Sie nichts, werden sie von selbst wieder frei; es kostet nichts.',
      },
    },
    offer_lapsed: {
      subject: 'Angebot abgelaufen: {title}, {day}',
      title: 'Die Frist für Ihr Angebot ist abgelaufen.',
      text: 'Sie haben es nicht angenommen; darum ist nichts mehr für Sie reserviert. Kosten entstehen Ihnen keine. Möchten Sie weiter warten, tragen Sie sich neu ein.',
    },
    changed: {
      subject: 'Geändert: {title}, {day}',
      title: 'Ihre Buchung ist geändert.',
      text: 'So steht sie jetzt bei uns.',
    },
    moved: {
      subject: 'Umgebucht: {title}, {day}',
      title: 'Ihre Buchung ist umgebucht.',
      text: 'Unten steht der neue Termin. Der alte gilt nicht mehr.',
    },
    cancelled: {
      subject: 'Storniert: {title}, {day}',
      title: 'Ihre Buchung ist storniert.',
      text: 'Schade, dass es nicht geht.',
    },
    left_list: {
      subject: 'Nicht mehr auf der Warteliste: {title}, {day}',
      title: 'Sie stehen nicht mehr auf der Warteliste.',
      text: 'Es entstehen Ihnen keine Kosten. Möchten Sie doch kommen, buchen Sie neu. Ist der Termin noch ausgebucht, kommen Sie dort wieder auf die Liste.',
    },
    event_cancelled: {
      subject: 'Findet nicht statt: {title}, {day}',
      title: 'Der Anlass findet nicht statt.',
      text: 'Wir mussten ihn absagen. Es entstehen Ihnen keine Kosten. Möchten Sie ein neues Datum, antworten Sie auf diese E-Mail.',
    },
    event_changed: {
      subject: 'Neue Angaben: {title}, {day}',
      title: 'Zeit oder Ort haben sich geändert.',
      text: 'Bitte sehen Sie sich die Angaben an. Passt es nicht mehr, stornieren Sie kostenlos.',
    },
    goes_ahead: {
      subject: 'Findet statt: {title}, {day}',
      title: 'Der Anlass findet statt.',
      text: 'Das ist jetzt entschieden. Wann und wo wir uns treffen, steht unten.',
    },
    reminder: {
      subject: 'Bald ist es so weit: {title}, {day}',
      title: 'In wenigen Tagen geht es los.',
      text: 'Wann und wo wir uns treffen, steht unten.',
    },
    invoice_asked: {
      subject: 'Rechnung angefragt: {title}, {day}',
      title: 'Wir prüfen Ihre Buchung auf Rechnung.',
      text: {
        one: 'Sie erhalten innert 24 Stunden Bescheid. Bis dahin ist Ihr Platz nicht reserviert. Bezahlen Sie online, ist er sofort gebucht.',
        other:
          'Grössere Buchungen auf Rechnung prüfen wir zuerst. Sie erhalten innert 24 Stunden Bescheid. Bis dahin sind Ihre {n} Plätze nicht reserviert. Bezahlen Sie online, sind sie sofort gebucht.',
      },
    },
    postponed: {
      subject: 'Neues Datum: {title}, {day}',
      title: 'Der Anlass ist verschoben.',
      text: {
        one: 'Wir mussten ihn verschieben. Ihr Platz ist am neuen Datum reserviert. Wählen Sie auf der Seite Ihrer Buchung, was Ihnen passt.',
        other:
          'Wir mussten ihn verschieben. Ihre {n} Plätze sind am neuen Datum reserviert. Wählen Sie auf der Seite Ihrer Buchung, was Ihnen passt.',
      },
    },
    called_off: {
      subject: 'Findet nicht statt, bitte wählen: {title}, {day}',
      title: 'Der Anlass findet nicht statt.',
      text: 'Wir mussten ihn absagen. Was Sie stattdessen erhalten, wählen Sie auf der Seite Ihrer Buchung.',
    },
    choice_reminder: {
      subject: 'Bitte wählen Sie: {title}, {day}',
      title: 'Wir warten noch auf Ihre Wahl.',
      text: 'Die Frist läuft bald ab. Wählen Sie auf der Seite Ihrer Buchung, was Ihnen passt.',
    },
    choice_kept: {
      subject: 'Neues Datum bestätigt: {title}, {day}',
      title: {
        one: 'Ihr Platz am neuen Datum ist gebucht.',
        other: 'Ihre {n} Plätze am neuen Datum sind gebucht.',
      },
      text: 'Das alte Datum gilt nicht mehr. Wann und wo wir uns treffen, steht unten.',
    },
    choice_voucher: {
      subject: 'Gutschein statt Anlass: {title}, {day}',
      title: 'Ihre Buchung ist aufgehoben.',
      text: 'Sie haben den Gutschein gewählt. Was Sie bezahlt haben, verlieren Sie nicht.',
    },
    choice_refund: {
      subject: 'Buchung aufgehoben: {title}, {day}',
      title: 'Ihre Buchung ist ohne Kosten aufgehoben.',
      text: 'Es entstehen Ihnen keine Kosten. Was Sie bezahlt haben, erhalten Sie zurück.',
    },
    replaced: {
      subject: 'Sie erhalten die Stornogebühr zurück: {title}, {day}',
      title: 'Die Warteliste ist nachgerückt.',
      text: 'Jemand von der Warteliste ist nachgerückt. Die Stornogebühr dafür entfällt; was wir davon behalten haben, geben wir zurück.',
    },
  },
  placesHeld: {
    one: 'Sie erhalten innert 24 Stunden Bescheid. Bis zum Zeitpunkt, der unten steht, ist Ihr Platz für Sie reserviert, danach nicht mehr. Bezahlen Sie online, ist er sofort gebucht.',
    other:
      'Grössere Buchungen auf Rechnung prüfen wir zuerst. Sie erhalten innert 24 Stunden Bescheid. Bis zum Zeitpunkt, der unten steht, sind Ihre {n} Plätze für Sie reserviert, danach nicht mehr. Bezahlen Sie online, sind sie sofort gebucht.',
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
    fee: 'Stornogebühr (AGB)',
    refund: 'Wird zurückerstattet',
    refunded: 'Zurückerstattet',
    offeredUntil: 'Reserviert bis',
  },
  bring: 'Packliste',
  bringBelow: 'Die Packliste finden Sie ebenfalls unten.',
  open: 'Buchung ansehen und ändern',
  payOrRelease: 'Bezahlen oder freigeben',
  door: 'Den offenen Betrag bezahlen Sie am Treffpunkt, bar oder mit TWINT.',
  transfer:
    'Bitte überweisen Sie den offenen Betrag vor dem Anlass auf {account}, mit dem Vermerk «Buchung {number}».',
  transferLater:
    'Bitte überweisen Sie den offenen Betrag vor dem Anlass. Die Kontoangaben erhalten Sie von uns separat.',
  invoice: 'Die Rechnung folgt separat, zahlbar innert 30 Tagen.',
  ifReplaced:
    'Rückt jemand von der Warteliste nach, schreiben wir Ihnen und geben die Stornogebühr dafür zurück.',
  minimum: {
    one: 'Es fehlt noch {n} Anmeldung, damit der Anlass stattfindet. Wir entscheiden am {day} und schreiben Ihnen.',
    other:
      'Es fehlen noch {n} Anmeldungen, damit der Anlass stattfindet. Wir entscheiden am {day} und schreiben Ihnen.',
  },
  ics: 'Der Termin liegt als Kalenderdatei bei.',
  reply: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  test: 'Test: Es ist kein Geld geflossen.',
  terms: 'AGB, Fassung vom {day}',
} satisfies BookingMailTexts
