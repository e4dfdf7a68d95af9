/** What can go wrong with a form. Each sentence names the way out. */
const de = {
  /** {n}: how many fields. */
  title: { one: 'Eine Angabe passt noch nicht', other: '{n} Angaben passen noch nicht' },
  /** For a problem without a sentence of its own. */
  other: 'Diese Angabe können wir nicht lesen. Bitte schreiben Sie sie neu.',
  fields: {
    name: {
      /** {max} */
      too_long: 'Der Name darf höchstens {max} Zeichen lang sein.',
    },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an. Sonst können wir nicht antworten.',
      invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sollte aussehen wie name@firma.ch.',
    },
    message: {
      required: 'Bitte schreiben Sie uns ein, zwei Sätze.',
      /** {max} */
      too_long: 'Der Text ist länger als {max} Zeichen. Bitte kürzen Sie ihn oder senden Sie ihn per E-Mail.',
    },
  },
  notices: {
    failed: 'Die Nachricht ist nicht angekommen. Ihr Text ist noch da. Bitte senden Sie ihn noch einmal.',
    unanswered:
      'Wir haben keine Antwort vom Server. Senden Sie noch einmal: Die Nachricht kommt nur einmal an.',
    too_many:
      'Von Ihrem Anschluss kamen eben viele Nachrichten. Bitte warten Sie zehn Minuten. Ihr Text bleibt.',
  },
}

export default de
export type Words = typeof de
