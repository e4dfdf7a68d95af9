const de = {
  back: 'Alle Bestellungen',
  /** {number} */
  title: 'Bestellung {number}',
  pieces: { one: '{n} Stück', other: '{n} Stück' },
  standing: {
    /** {state}, {sent}, {all}: in pieces */
    partly: '{state}, {sent} von {all} Stück gesendet',
    unsent: '{state}, noch nicht gesendet',
    sent: '{state}, alles gesendet',
  },
  parcel: {
    /** {n} */
    title: 'Paket {n}',
    takenBack: 'Zurückgenommenes Paket',
    /** {at} */
    sent: 'gesendet {at}',
    next: 'noch hier',
    undo: 'Zurücknehmen',
    undone: 'Das Paket ist zurückgenommen, es geht keine E-Mail hinaus.',
    slip: 'Lieferschein',
    carriers: { post: 'Schweizerische Post', dpd: 'DPD Schweiz', other: 'anderer Weg' },
    nothing: 'Hier gibt es nichts zu senden.',
    mailed: 'Gutscheine, die eine E-Mail bringt, brauchen kein Paket.',
  },
  form: {
    legend: 'Was in dieses Paket kommt',
    quantity: 'Stück in diesem Paket',
    /** {n}, {of} */
    of: '{n} von {of} Stück',
    carrier: 'Versand mit',
    noCarrier: 'keine Angabe',
    tracking: 'Sendungsnummer',
    hint: 'Scannen oder tippen, wenn es eine gibt.',
    wrong: 'Erlaubt sind Ziffern, Buchstaben, Punkt und Strich.',
    nothing: 'Wählen Sie zuerst, was in das Paket kommt.',
  },
  sign: {
    /** {n} */
    send: 'Paket {n} ist weg',
    mail: 'mit E-Mail',
    noMail: 'ohne E-Mail',
    text: 'Die E-Mail geht nach zwei Minuten hinaus. So lange lässt sich das Paket zurücknehmen.',
    noMailText: 'Niemand erhält eine E-Mail. Zehn Minuten lang lässt sich das Paket zurücknehmen.',
    /** {n} */
    done: 'Paket {n} ist erfasst.',
  },
  paper: {
    title: 'Papier',
    label: 'Adressetikette',
    slip: 'Lieferschein',
    voucher: 'Gutschein …{code} drucken',
  },
  customer: {
    title: 'Kundschaft',
    page: 'Alles von dieser Person',
    /** {email} */
    write: 'An {email} schreiben',
    /** {phone} */
    call: '{phone} anrufen',
    address: 'Lieferadresse',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'Englisch', fr: 'Französisch', it: 'Italienisch' },
  },
  correct: {
    address: 'Lieferadresse berichtigen',
    email: 'E-Mail-Adresse berichtigen',
    /** {number} */
    title: 'Wohin geht Bestellung {number}?',
    text: 'Gilt für alles, was noch zu senden ist: Etikette und Lieferschein tragen die neue Adresse. Was schon weg ist, behält seine.',
    name: 'Name auf der Etikette',
    street: 'Strasse und Nummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    countries: { CH: 'Schweiz', LI: 'Liechtenstein' },
    wrong: 'Das fehlt oder stimmt nicht. Die Postleitzahl hat vier Ziffern.',
    submit: 'Adresse speichern',
    done: 'Die Adresse ist berichtigt.',
  },
  money: {
    /** {day} */
    onInvoice: 'Auf Rechnung, offen bis {day}',
    /** {number} */
    invoice: 'Rechnung {number}',
    overpaid: 'Zu viel bezahlt, geht per Überweisung zurück',
    title: 'Geld',
    goods: 'Bestellt',
    /** {code} */
    voucher: 'Gutschein …{code}',
    paid: 'Bezahlt',
    /** {day} */
    paidOn: 'Bezahlt am {day}',
    back: 'Zurückerstattet',
    onItsWay: 'Unterwegs zurück',
    failed: 'Rückerstattung gescheitert',
    voucherBack: 'Wieder auf dem Gutschein',
    withdrawn: 'Von der Bank zurückgeholt',
    contested: 'Bei der Bank strittig',
    wrong: 'Wenn etwas nicht stimmt',
  },
  paidBack: {
    open: 'Anders zurückbezahlt',
    title: 'Bestellung {number}: anders zurückbezahlt?',
    text: 'Offen sind {amount}. Sie haben das Geld selbst zurückbezahlt, zum Beispiel über die Bank. Die Bestellung gilt um diesen Betrag als zurückerstattet. Decken die übrigen Artikel ihn nicht, verlieren die Gutscheine dieser Bestellung den Rest an Wert. Die Kundschaft wird nicht benachrichtigt.',
    nothing: 'Von der gescheiterten Rückerstattung ist nichts mehr offen. Der Hinweis verschwindet.',
    submit: 'Ja, erledigt',
    done: 'Die Rückerstattung ist erledigt.',
  },
  cancel: {
    open: 'Bestellung stornieren',
    title: 'Bestellung {number} stornieren?',
    text: 'Die Rechnung wird gutgeschrieben, die Ware ist wieder im Lager, und Gutscheine gelten nicht mehr. Die Gutschrift geht per E-Mail an die Kundschaft.',
    submit: 'Stornieren',
    done: 'Die Bestellung ist storniert.',
  },
  comeBack: {
    open: 'Rücknahme einzelner Zeilen',
    title: 'Bestellung {number}: Was ist zurückgekommen?',
    text: 'Die Käuferin oder der Käufer erhält eine E-Mail. Das Geld geht zuerst auf den Gutschein zurück, soweit er bezahlt hat.',
    textWithoutMail: 'Es geht keine E-Mail hinaus, denn es ist keine Adresse da.',
    legend: 'Zurückgekommen ist',
    quantity: 'Zurückgekommene Stücke',
    restock: 'Die Ware kommt wieder ins Lager.',
    amount: 'Betrag zurück',
    amountHint: 'Vorgeschlagen ist, was diese Stücke gekostet haben.',
    toVoucher: '{amount} gehen auf den Gutschein.',
    toCard: '{amount} gehen auf das Zahlungsmittel.',
    nothing: 'Wählen Sie zuerst, was zurückgekommen ist.',
    wrong: 'Höchstens {amount}, und nicht mehr als noch übrig ist.',
    submit: 'Zurücknehmen',
    done: 'Die Rücknahme ist erfasst.',
    came: 'Zurückgekommen',
    inStock: 'wieder im Lager',
    notInStock: 'nicht mehr verkäuflich',
    gave: '{amount} zurück',
    heading: 'Wenn etwas zurückkommt',
  },
  vouchers: {
    title: 'Gutscheine dieser Bestellung',
    /** {code} */
    name: 'Gutschein …{code}',
    /** {amount} */
    left: 'noch {amount}',
    voided: 'ungültig',
  },
  mails: {
    title: 'E-Mails',
    none: 'Noch ist keine E-Mail da.',
    /** {to}, {at} */
    queued: 'wartet, an {to}',
    sent: 'gesendet {at}, an {to}',
    failed: 'nicht angekommen, an {to}',
  },
  notes: {
    title: 'Notizen',
    label: 'Neue Notiz',
    hint: 'Nur das Team sieht sie.',
    empty: 'Schreiben Sie zuerst etwas in die Notiz.',
    save: 'Notiz speichern',
    saved: 'Die Notiz steht.',
  },
  history: {
    title: 'Verlauf',
    what: {
      invoiced: 'Wieder offen: Zahlung zurückgenommen',
      placed: 'Bestellt',
      paid: 'Bezahlt',
      expired: 'Abgelaufen',
      cancelled: 'Abgebrochen',
      /** {n} */
      sent: 'Paket {n} gesendet',
      sentAndBack: 'Paket erfasst',
      taken_back: 'Paket zurückgenommen',
      all_sent: 'Alles gesendet',
      address_corrected: 'Lieferadresse berichtigt',
      returned: 'Zurückgekommen',
      refund: 'Rückerstattung veranlasst',
      voucher_returned: 'Betrag wieder auf dem Gutschein',
    },
  },
}

export default de
export type Messages = typeof de
