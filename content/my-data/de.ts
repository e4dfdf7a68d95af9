const de = {
  meta: {
    title: 'Meine Daten – Gratweg',
    description:
      'Sehen Sie, was Gratweg unter Ihrer E-Mail-Adresse gespeichert hat. Laden Sie es herunter oder löschen Sie es, ohne zu fragen.',
  },
  kind: 'Datenschutz',
  title: 'Was wir über Sie wissen',
  lead: 'Geben Sie Ihre Adresse an. Wir schicken dorthin einen Link zu allem, was dazu gespeichert ist.',
  label: 'Meine Daten anfordern',
  send: 'Link schicken',
  note: 'Ob wir die Adresse kennen, sagen wir hier niemandem. Das erfährt nur, wer dieses Postfach liest.',
  privacyLink: 'Datenschutz',
  steps: {
    title: 'So geht es',
    list: [
      'In der E-Mail steht ein Link. Er gilt zwei Stunden und nur für Ihre Adresse.',
      'Die Seite zeigt Bestellungen, Buchungen, Nachrichten und was sonst da ist.',
      'Sie laden alles als Datei herunter, oder Sie löschen, was wir nicht aufbewahren müssen.',
    ],
  },
  sent: {
    meta: {
      title: 'Link unterwegs – Gratweg',
      description:
        'Der Link zu Ihren Daten bei Gratweg ist unterwegs in Ihr Postfach. Er gilt zwei Stunden und öffnet nur, was zu Ihnen gehört.',
    },
    title: 'Jetzt ins Postfach.',
    lead: 'In wenigen Minuten kommt eine E-Mail mit dem Link zu Ihren Daten. Er gilt zwei Stunden.',
    hint: 'Nichts da? Sehen Sie im Spam-Ordner nach. Wir senden höchstens drei solche E-Mails am Tag an eine Adresse.',
    home: 'Zur Startseite',
  },
  file: {
    meta: {
      title: 'Meine Daten – Gratweg',
      description:
        'Alles, was Gratweg unter Ihrer E-Mail-Adresse gespeichert hat: ansehen, herunterladen, löschen.',
    },
    title: 'Das ist alles.',
    lead: 'So viel haben wir unter {address} gespeichert.',
    until: 'Der Link gilt bis {time} Uhr.',
    nothing: {
      title: 'Hier liegt nichts.',
      lead: 'Unter {address} haben wir nichts gespeichert ausser diesem Link. Er verschwindet von selbst.',
    },
    unknown: {
      title: 'Dieser Link gilt nicht mehr.',
      lead: 'Er gilt zwei Stunden, und ein neuer ersetzt ihn. Nach dem Löschen öffnet er nichts mehr.',
      again: 'Neuen Link anfordern',
    },
    /** Headings, {n}: number of records. */
    kinds: {
      order: { one: 'Bestellung', other: '{n} Bestellungen' },
      voucher: { one: 'Gutschein', other: '{n} Gutscheine' },
      booking: { one: 'Buchung', other: '{n} Buchungen' },
      quote: { one: 'Offerte', other: '{n} Offerten' },
      invoice: { one: 'Rechnung', other: '{n} Rechnungen' },
      inquiry: { one: 'Nachricht', other: '{n} Nachrichten' },
      newsletter: { one: 'Eintrag zum Newsletter', other: '{n} Einträge zum Newsletter' },
      mail: { one: 'E-Mail im Verzeichnis', other: '{n} E-Mails im Verzeichnis' },
      account: { one: 'Konto', other: '{n} Konten' },
    },
    /** What is stored per kind. */
    about: {
      order: 'Wer kaufte, was und wohin es ging, Betrag und Zahlung.',
      voucher: 'Wert, Gültigkeit und Einlösungen. Den Code selbst speichern wir nicht.',
      booking: 'Wer kommt, zu welchem Anlass, Bemerkungen, Betrag und Zahlung.',
      quote: 'Was wir Ihnen offeriert haben, für wen, wann und zu welchem Preis, und was daraus wurde.',
      invoice: 'Wofür und an welche Adresse, was bezahlt ist und woran wir erinnert haben.',
      inquiry: 'Was Sie uns geschrieben haben, die Anhänge, und was wir dazu notierten.',
      newsletter: 'Adresse, Sprache und der Nachweis Ihrer Zustimmung.',
      mail: 'Wann welche E-Mail an Sie ging. Den Text bewahren wir nicht auf.',
      account: 'Name, Anmeldungen und was Sie in der Verwaltung geändert haben.',
    },
    number: 'Nr. {number}',
    /** {from}, {to}: days. */
    span: '{from} bis {to}',
    keptUntil: 'bleibt bis {day}',
    keep: {
      books: 'bleibt für die Buchhaltung',
      running: 'läuft noch',
      account: 'schliesst die Geschäftsführung',
    },
    goes: 'wird auf Wunsch gelöscht',
    take: {
      title: 'Mitnehmen',
      lead: 'Eine Datei mit allem, jeder Eintrag vollständig. Menschen können sie lesen, Programme auch (JSON).',
      action: 'Datei herunterladen',
    },
    erase: {
      title: 'Löschen',
      lead: 'Sofort weg sind: Nachrichten mit Anhängen, Newsletter, Wartelisten, das Verzeichnis der E-Mails, dazu Namen, Bemerkungen und Telefonnummern bei vergangenen Buchungen. Das lässt sich nicht rückgängig machen.',
      keeps:
        'Bleiben muss, was bezahlt oder noch zu bezahlen ist: zehn Jahre, für die Buchhaltung (OR Art. 958f). Was erst noch stattfindet, stornieren Sie bitte zuerst mit dem Link in Ihrer Bestätigung.',
      sure: 'Ja, löschen Sie, was Sie nicht aufbewahren müssen.',
      notSure: 'Bitte setzen Sie das Häkchen, wenn Sie sicher sind.',
      action: 'Meine Daten löschen',
    },
  },
  erased: {
    meta: {
      title: 'Daten gelöscht – Gratweg',
      description:
        'Ihre Daten bei Gratweg sind gelöscht, soweit kein Gesetz verlangt, dass wir sie aufbewahren. Eine E-Mail bestätigt es Ihnen.',
    },
    title: 'Gelöscht.',
    lead: 'Was wir nicht aufbewahren müssen, ist weg. Eine E-Mail bestätigt es Ihnen.',
    hint: 'In Sicherungskopien stecken die Daten noch, höchstens {days} Tage. Dann sind auch die Kopien gelöscht.',
    home: 'Zur Startseite',
  },
}

export default de
export type Messages = typeof de
