/** {most}: francs; {day} of the terms. */
const de = {
  meta: {
    title: 'Auf Rechnung bestellen – Gratweg',
    description:
      'Firmen bestellen im Shop von Gratweg auf Rechnung: mit Rechnungsadresse, Bestellnummer und Zahlung innert Frist.',
  },
  waypoint: 'Shop',
  title: 'Auf Rechnung bestellen',
  lead: 'Für Firmen in der Schweiz und in Liechtenstein. Die Rechnung kommt per E-Mail, mit QR-Code; Karte und TWINT gehen auch.',
  closed: {
    title: 'Auf Rechnung bestellen geht zurzeit nicht.',
    lead: 'Ihr Warenkorb ist noch da. Bezahlen Sie an der Kasse mit Karte oder TWINT.',
  },
  empty: 'Ihr Warenkorb ist leer.',
  toShop: 'Zum Shop',
  payer: 'Wer bezahlt',
  elsewhere: 'Lieferung an eine andere Adresse',
  delivery: 'Lieferadresse',
  order: 'Ihre Bestellung',
  total: 'Total, Versand inbegriffen',
  tooMuch: 'Auf Rechnung geht es bis {most}. Teilen Sie die Bestellung, oder bezahlen Sie an der Kasse.',
  promises: [
    'Ware geht hinaus, bevor Sie bezahlen.',
    'Gutscheine senden wir, sobald die Rechnung bezahlt ist.',
    'Ein Gutschein als Zahlung gilt nur an der Kasse.',
  ],
  agree: 'Wir bestellen kostenpflichtig und nehmen die AGB an.',
  terms: 'AGB, Fassung vom {day}',
  submit: 'Auf Rechnung bestellen',
  working: 'Wird bestellt …',
  done: 'Die Bestellung ist bei uns.',
  check: 'Bitte prüfen Sie die markierten Felder.',
  failed: 'Die Bestellung kam nicht an. Versuchen Sie es noch einmal.',
  optional: '(optional)',
  emailHint: 'Dorthin geht die Rechnung.',
  fields: {
    company: 'Firma',
    name: 'Ihr Name',
    reference: 'Ihre Bestellnummer',
    email: 'E-Mail',
    phone: 'Telefon',
    recipient: 'Empfängerin oder Empfänger',
    street: 'Strasse und Nummer',
    postalCode: 'PLZ',
    city: 'Ort',
    country: 'Land',
  },
  countries: { CH: 'Schweiz', LI: 'Liechtenstein' },
  problems: {
    required: 'Bitte ausfüllen.',
    email: 'Bitte eine E-Mail-Adresse eingeben.',
    postalCode: 'Bitte vier Ziffern eingeben.',
    agreed: 'Ohne Ihr Ja können wir nicht liefern.',
  },
}

export default de
export type Messages = typeof de
