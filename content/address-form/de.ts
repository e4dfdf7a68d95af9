const de = {
  email: 'E-Mail',
  trap: 'Bitte lassen Sie dieses Feld leer',
  sending: 'Wird gesendet …',
  captcha:
    'Zum Schutz vor Spam löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe (Captcha). Sie müssen nichts tun.',
  problems: {
    required: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sollte aussehen wie name@firma.ch.',
    too_long: 'Diese E-Mail-Adresse ist zu lang. Bitte sehen Sie nach, ob etwas doppelt steht.',
  },
  notices: {
    failed: 'Das hat nicht geklappt. Ihre Adresse steht noch da. Bitte senden Sie noch einmal.',
    unanswered: 'Wir haben keine Antwort vom Server. Sie dürfen ruhig noch einmal senden.',
    too_many: 'Von Ihrem Anschluss kamen eben viele Anfragen. Bitte versuchen Sie es in einer Stunde.',
    offline: 'Sie sind offline. Senden Sie, sobald Sie wieder Empfang haben.',
  },
}

export default de
export type Messages = typeof de
