/** Problems are in `form-problems`. */
const de = {
  label: 'Nachricht an uns',
  name: 'Name oder Firma',
  optional: '(optional)',
  email: 'E-Mail',
  topic: 'Worum geht es?',
  topics: {
    open: 'Noch offen',
    project: 'Projekt oder Programm',
    survival: 'Survival-Training',
    team_event: 'Team-Event',
    shop: 'Gutschein oder Bestellung',
    other: 'Etwas anderes',
  },
  message: 'Nachricht',
  messagePlaceholder: 'Zum Beispiel: Ihr Vorhaben, Ihr Wunschdatum, die Anzahl Personen',
  newsletter: 'Newsletter, viermal im Jahr',
  newsletterNote: 'Sie bestätigen ihn mit einem Link in einer E-Mail. Abmelden geht mit einem Klick.',
  /** Honeypot label. */
  trap: 'Dieses Feld bitte leer lassen',
  privacy: 'Wir brauchen Ihre Angaben nur für die Antwort. Bis Sie senden, bleibt der Text auf diesem Gerät.',
  captcha:
    'Zum Schutz vor Spam löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe (Captcha). Sie müssen nichts tun.',
  privacyLink: 'Zum Datenschutz',
  send: 'Nachricht senden',
  promise: '{rule:answer}',
  sending: 'Wird gesendet …',
  /** Preloaded, because nothing can be fetched offline. */
  offline:
    'Sie sind offline. Ihr Text bleibt auf diesem Gerät. Senden Sie ihn, sobald Sie wieder Empfang haben.',
}

export default de
export type Messages = typeof de
