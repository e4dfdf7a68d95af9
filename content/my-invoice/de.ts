/** {day}: a day; {amount}: francs; {number}: of an invoice. */
const de = {
  meta: {
    title: 'Ihre Rechnung – Gratweg',
    description: 'Ihre Rechnung von Gratweg: was offen ist, bis wann, und wie Sie sie bezahlen.',
  },
  number: { invoice: 'Rechnung {number}', credit_note: 'Gutschrift {number}' },
  parts: { deposit: 'Anzahlungsrechnung {number}', final: 'Schlussrechnung {number}' },
  contested: 'Ihre Bank klärt eine Zahlung; bis sie entschieden hat, überweisen wir nichts zurück.',
  states: {
    open: { title: 'Diese Rechnung ist offen.', lead: 'Zahlbar bis {day}.' },
    overdue: { title: 'Diese Rechnung ist überfällig.', lead: 'Sie war bis {day} zahlbar.' },
    partly_paid: { title: 'Ein Teil ist bezahlt.', lead: 'Noch offen sind {amount}, zahlbar bis {day}.' },
    paid: { title: 'Diese Rechnung ist bezahlt.', lead: 'Vielen Dank.' },
    overpaid: { title: 'Es ist zu viel bezahlt.', lead: 'Wir überweisen Ihnen {amount} zurück.' },
    credited: {
      title: 'Diese Rechnung ist aufgehoben.',
      lead: 'Sie ist ganz gutgeschrieben, Sie zahlen nichts.',
    },
    written_off: {
      title: 'Diese Rechnung ist abgeschlossen.',
      lead: 'Haben Sie dazu eine Frage, schreiben Sie uns.',
    },
    credit_note: { title: 'Ihre Gutschrift.', lead: 'Sie berichtigt die Rechnung {number}.' },
  },
  account: 'Das Konto für die Überweisung teilen wir Ihnen per E-Mail mit. Die Frist läuft erst ab dann.',
  transfer: 'Konto, Referenz und QR-Code für die Überweisung stehen im PDF.',
  pay: 'Mit Karte oder TWINT bezahlen',
  twint: 'TWINT nimmt bis {amount} auf einmal.',
  download: 'PDF herunterladen',
  facts: {
    issued: 'Datum',
    due: 'Zahlbar bis',
    performed: 'Leistung',
    to: 'Rechnung an',
    orderNumber: 'Ihre Bestellnummer',
  },
  orderNumber: {
    addedOn: 'am {day} ergänzt',
    add: 'Ihre Bestellnummer ergänzen',
    correct: 'Ihre Bestellnummer berichtigen',
    hint: 'Steht danach im PDF, mit dem Tag. Betrag und Rechnungsnummer bleiben.',
    wrong: 'Bitte die Bestellnummer eingeben, höchstens 30 Zeichen.',
    save: 'Speichern',
    saving: 'speichert …',
    done: 'Bestellnummer gespeichert',
  },
  lines: { title: 'Positionen', total: 'Betrag', credited: 'Gutgeschrieben', paid: 'Bezahlt', open: 'Offen' },
  problems: {
    too_many_changes: 'Die Bestellnummer wurde schon zehnmal geändert. Bitte schreiben Sie uns.',
    invalid: 'Bitte die Bestellnummer eingeben, höchstens 30 Zeichen.',
    nothing_due: 'Hier ist nichts mehr offen.',
    payment_underway:
      'Eine Zahlung ist unterwegs. Sobald sie eintrifft, steht sie hier. Sie müssen nichts weiter tun.',
    payment_unavailable:
      'Die Zahlungsseite antwortet gerade nicht. Versuchen Sie es in ein paar Minuten nochmals.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es nochmals.',
  },
  unknown: {
    title: 'Diese Rechnung gibt es nicht.',
    lead: 'Prüfen Sie, ob der Link aus der E-Mail vollständig ist, oder schreiben Sie uns.',
    contact: 'Nachricht schreiben',
  },
}

export type Messages = typeof de
export default de
