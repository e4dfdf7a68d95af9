const de = {
  items: {
    erhalten: {
      question: 'Wie und wann erhalte ich den Gutschein?',
      answer:
        '{rule:voucherDelivery} Sie können ihn weiterleiten oder auf eine Seite A4 ausdrucken. Mit der Post verschicken wir keine Gutscheine.',
    },
    gueltig: { question: 'Wie lange ist er gültig?', answer: '{rule:voucherValidity}' },
    wofuer: {
      question: 'Wofür gilt er?',
      answer:
        '{rule:voucherUse} Ein Kursgutschein gilt für den genannten Kurs und eine Person, auch wenn der Kurs inzwischen mehr kostet.',
    },
    einloesen: {
      question: 'Wie löst man ihn ein?',
      answer:
        'Beim [Buchen](/buchen) gibt man den Code ein, bevor man bezahlt. Der Betrag wird sofort abgezogen; ist der Preis höher, bezahlt man die Differenz. Pro Buchung gilt ein Gutschein. Für Waren gibt man ihn im Warenkorb ein.',
    },
    datum: {
      question: 'Muss ich das Datum schon kennen?',
      answer:
        'Nein. Das Datum wählt die Person, die den Gutschein bekommt. Alle Termine stehen im [Event-Kalender](/event-kalender).',
    },
    passend: {
      question: 'Welcher Kurs passt, und ab welchem Alter?',
      answer:
        'Aufbruch ist für alle ab 16 Jahren, ohne Vorkenntnisse. Durchhaltevermögen und Klarer Kompass sind ab 18 Jahren und verlangen mehr Kondition und erste Erfahrung draussen, Klarer Kompass auch Nächte im Freien. Für Kinder sind die Kurse nicht gedacht. Sind Sie unsicher, nehmen Sie einen Wertgutschein: Damit wählt die beschenkte Person selber.',
    },
    weitergeben: {
      question: 'Kann ich ihn weitergeben oder für einen anderen Kurs einlösen?',
      answer:
        'Weitergeben ja: Wer den Code hat, kann damit buchen. Ein Kursgutschein gilt nur für den Kurs, der darauf steht; ein Wertgutschein für jeden Kurs, jedes Team-Event und Waren im Shop.',
    },
    verloren: {
      question: 'Was, wenn der Gutschein verloren geht?',
      answer:
        'Er steckt als PDF in der E-Mail zu Ihrer Bestellung. Finden Sie sie nicht mehr, schreiben Sie uns von der Adresse, mit der Sie bestellt haben. Hüten Sie den Code wie Bargeld: Wer ihn kennt, kann ihn einlösen.',
    },
    rueckgabe: {
      question: 'Kann ich einen Gutschein zurückgeben oder auszahlen lassen?',
      answer:
        'Nein. Gutscheine zahlen wir nicht aus, und ein allgemeines Rückgaberecht gibt es im Schweizer Recht für Käufe im Internet nicht. Haben Sie sich vertan, schreiben Sie uns, bevor der Gutschein eingelöst ist.',
    },
    absage: {
      question: 'Was geschieht mit dem Gutschein, wenn ein Kurs nicht stattfindet oder ich storniere?',
      answer:
        'Sagen wir ab, gilt der Gutschein wieder im alten Umfang, oder Sie wählen ein neues Datum. Stornieren Sie bis {figure:freeDays} Tage vor Beginn, ist der ganze Betrag wieder auf dem Gutschein. Seine Gültigkeit verlängert sich dadurch nicht.',
    },
  },
}

export default de
export type Messages = typeof de
