/** Shared by the project request and the team event request. */
const de = {
  optional: '(optional)',
  /** First entry of an optional list. */
  open: 'Keine Angabe',
  name: 'Vor- und Nachname',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Unternehmen',
  email: 'E-Mail',
  phone: 'Telefon',
  /** Honeypot label. */
  trap: 'Dieses Feld bitte leer lassen',
  newsletter: 'Ich möchte den Newsletter erhalten, viermal im Jahr.',
  newsletterHint:
    'Sie bekommen zuerst eine E-Mail, in der Sie das bestätigen. Abmelden geht mit einem Klick.',
  /** {link}: `termsLink` */
  terms: 'Ich habe die {link} gelesen und bin für diese Anfrage damit einverstanden.',
  termsLink: 'Geschäftsbedingungen',
  captcha:
    'Zum Schutz vor Spam löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe (Captcha). Sie müssen nichts tun.',
  privacy: 'Wir brauchen Ihre Angaben nur für die Antwort. Bis Sie senden, bleiben sie auf diesem Gerät.',
  privacyLink: 'Zum Datenschutz',
  send: 'Anfrage senden',
  sending: 'Wird gesendet …',
  /** Second part of the sign that sends. */
  noObligation: 'unverbindlich',
  /** Preloaded, because nothing can be fetched offline. */
  offline:
    'Sie sind offline. Ihre Angaben bleiben auf diesem Gerät. Senden Sie sie, sobald Sie wieder Empfang haben.',
  problems: {
    /** {max}: characters */
    too_long: 'Hier haben höchstens {max} Zeichen Platz. Bitte kürzen Sie.',
    name: { required: 'Bitte geben Sie Ihren Namen an, damit wir Sie ansprechen können.' },
    firstName: { required: 'Bitte geben Sie Ihren Vornamen an.' },
    lastName: { required: 'Bitte geben Sie Ihren Nachnamen an.' },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an. Sonst können wir nicht antworten.',
      invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sollte aussehen wie name@firma.ch.',
    },
    phone: {
      invalid: 'Diese Nummer können wir nicht lesen. Ziffern, Leerzeichen und ein Plus am Anfang genügen.',
    },
    terms: {
      required: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.',
      terms_changed:
        'Die Geschäftsbedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Der Link im Satz zeigt, was neu ist. Bitte setzen Sie das Häkchen noch einmal; alles andere bleibt, wie Sie es geschrieben haben.',
    },
    day: {
      invalid: 'Dieses Datum können wir nicht lesen. Schreiben Sie es in der Form {format}.',
      past: 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
      too_far: 'Bitte wählen Sie einen Tag in den nächsten zehn Jahren.',
      before_start: 'Das Ende liegt vor dem Beginn. Meinten Sie den {day}?',
    },
  },
  /** In mails to the sender and to us. */
  mail: {
    terms: 'Geschäftsbedingungen',
    agreed: 'einverstanden',
    newsletter: 'Newsletter',
    wanted: 'gewünscht, noch zu bestätigen',
    notWanted: 'nicht gewünscht',
  },
}

export default de
export type Messages = typeof de
