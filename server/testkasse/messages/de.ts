import type { TestkasseMessages } from './shape.ts'

export const de: TestkasseMessages = {
  name: 'Testkasse',
  notice: 'Testkasse: Hier bewegt sich kein Geld, und nach Karten fragt niemand.',
  skip: 'Zum Inhalt',
  steps: { label: 'Schritte', cart: 'Warenkorb', pay: 'Bezahlen', done: 'Bestätigung' },
  title: 'Prüfen und bezahlen',
  lead: 'Bestellung {number}. Was im Warenkorb lag, ist bis {time} Uhr für Sie zurückgelegt.',
  order: { title: 'Ihre Bestellung', total: 'Gesamt', shipping: 'Versand inbegriffen', vat: 'inkl. MWST' },
  you: 'Ihre Angaben',
  address: 'Lieferadresse',
  fields: {
    email: 'E-Mail',
    name: 'Vor- und Nachname',
    street: 'Strasse und Nummer',
    postalCode: 'PLZ',
    city: 'Ort',
    country: 'Land',
    phone: 'Telefon',
  },
  optional: '(optional)',
  emailHint: 'Dorthin geht die Bestätigung, Gutscheine inbegriffen.',
  phoneHint: 'Nur für Fragen zur Lieferung.',
  countries: { CH: 'Schweiz', LI: 'Liechtenstein' },
  terms: {
    before: 'Ich bin mit den ',
    link: 'Allgemeinen Geschäftsbedingungen',
    after: ' einverstanden.',
    newTab: ' (neues Fenster)',
  },
  free: 'Bestellen, nichts zu bezahlen',
  pay: 'Bezahlen',
  cancel: 'Zurück zum Warenkorb',
  tryOut: {
    title: 'Andere Ausgänge',
    text: 'Eine echte Kasse sagt auch einmal nein. Hier lässt sich das ausprobieren.',
    decline: 'Zahlung ablehnen',
    expire: 'Sitzung ablaufen lassen',
  },
  declined: {
    title: 'Die Zahlung wurde abgelehnt.',
    text: 'Es wurde nichts verrechnet. Ihre Angaben sind noch da: Versuchen Sie es noch einmal, oder gehen Sie zurück zum Warenkorb.',
  },
  errors: {
    one: 'Eine Angabe passt noch nicht',
    other: '{n} Angaben passen noch nicht',
    fields: {
      email: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.ch.',
      name: 'Bitte geben Sie Vor- und Nachname an, höchstens 120 Zeichen.',
      street: 'Bitte geben Sie Strasse und Nummer an, höchstens 120 Zeichen.',
      postalCode: 'Bitte geben Sie die Postleitzahl mit vier Ziffern an, zum Beispiel 6330.',
      city: 'Bitte geben Sie den Ort an, höchstens 80 Zeichen.',
      country: 'Bitte wählen Sie Schweiz oder Liechtenstein.',
      phone:
        'Bitte schreiben Sie die Nummer mit Ziffern, zum Beispiel +41 79 123 45 67, oder lassen Sie sie weg.',
      terms: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.',
    },
  },
  closed: {
    paid: {
      title: 'Diese Bestellung ist bezahlt.',
      text: 'Ein zweites Mal bezahlen ist nicht nötig und nicht möglich.',
      link: 'Zur Bestellung',
    },
    cancelled: {
      title: 'Diese Zahlung wurde abgebrochen.',
      text: 'Es wurde nichts verrechnet. Der Warenkorb ist noch da.',
      link: 'Zurück zum Warenkorb',
    },
    expired: {
      title: 'Die Zeit zum Bezahlen ist abgelaufen.',
      text: 'Es wurde nichts verrechnet, und die Artikel sind wieder frei. Der Warenkorb ist noch da.',
      link: 'Zurück zum Warenkorb',
    },
    unknown: {
      title: 'Diese Zahlung finden wir nicht.',
      text: 'Der Link ist unvollständig oder alt. Gehen Sie im Shop noch einmal zur Kasse.',
      link: 'Zum Shop',
    },
  },
  place: {
    steps: { label: 'Schritte', cart: 'Buchung', pay: 'Bezahlen', done: 'Bestätigung' },
    lead: 'Buchung {number}. Reserviert für Sie bis {time} Uhr.',
    order: { title: 'Ihre Buchung', total: 'Gesamt', shipping: '', vat: 'inkl. MWST' },
    emailHint: 'Die Bestätigung geht an die Adresse, die Sie bei der Buchung angegeben haben.',
    cancel: 'Buchung abbrechen',
    declined: {
      title: 'Die Zahlung wurde abgelehnt.',
      text: 'Es wurde nichts verrechnet. Ihre Angaben sind noch da: Versuchen Sie es noch einmal, oder brechen Sie die Buchung ab.',
    },
    closed: {
      paid: {
        title: 'Diese Buchung ist bezahlt.',
        text: 'Ein zweites Mal bezahlen ist nicht nötig und nicht möglich.',
        link: 'Zur Buchung',
      },
      cancelled: {
        title: 'Diese Zahlung wurde abgebrochen.',
        text: 'Es wurde nichts verrechnet. Wie es um den Platz steht, sagt die Seite Ihrer Buchung.',
        link: 'Zur Buchung',
      },
      expired: {
        title: 'Die Zeit zum Bezahlen ist abgelaufen.',
        text: 'Es wurde nichts verrechnet. Wie es um den Platz steht, sagt die Seite Ihrer Buchung.',
        link: 'Zur Buchung',
      },
    },
  },
}
