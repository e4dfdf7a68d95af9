/** Each sentence says how to fix it. */
const de = {
  /** {n}: number of fields. */
  title: { one: 'Eine Angabe passt noch nicht', other: '{n} Angaben passen noch nicht' },
  /** Fallback. */
  other: 'Diese Angabe können wir nicht lesen. Bitte schreiben Sie sie neu.',
  fields: {
    name: {
      too_long: 'Der Name darf höchstens {max} Zeichen lang sein.',
    },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an. Sonst können wir nicht antworten.',
      invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@firma.ch.',
    },
    message: {
      required: 'Bitte schreiben Sie uns ein, zwei Sätze.',
      too_long: 'Der Text ist länger als {max} Zeichen. Bitte kürzen Sie ihn oder senden Sie ihn per E-Mail.',
    },
    /** {name}: of the file. Limits: `ATTACHMENT_LIMITS`. */
    attachments: {
      type: '«{name}» können wir nicht annehmen. Es gehen PDF, Bilder, Office- und OpenDocument-Dateien, Text und CSV.',
      content:
        'Der Inhalt von «{name}» passt nicht zur Dateiendung. Speichern Sie die Datei neu, am besten als PDF.',
      empty: '«{name}» ist leer. Bitte wählen Sie die Datei noch einmal.',
      too_large: '«{name}» ist grösser als 12 MB. Bitte verkleinern Sie die Datei oder lassen Sie sie weg.',
      too_many: 'Mehr als 5 Dateien können wir nicht annehmen. Bitte lassen Sie einige weg.',
      too_large_together: 'Die Dateien sind zusammen grösser als 20 MB. Bitte lassen Sie eine weg.',
    },
  },
  /** A note that may be about health, and the consent to it (`app/form/health-note.tsx`). */
  note: {
    hint: '{rule:healthData}',
    consent:
      'Ich bin ausdrücklich einverstanden, dass Gratweg diese Angaben, auch solche zu Gesundheit und Ernährung, für den Anlass verwendet. Das kann ich jederzeit widerrufen.',
    required:
      'Ohne Ihr Einverständnis dürfen wir diese Bemerkung nicht speichern. Bitte setzen Sie das Häkchen, oder leeren Sie das Feld darüber.',
  },
  /** At the file field of a re-rendered form. */
  filesLost: 'Bitte wählen Sie die Dateien noch einmal: Sie sind beim Neuladen der Seite verloren gegangen.',
  /** While a busy server is retried; also for orders. */
  again: 'Gerade kommen viele Anfragen. Wir senden in ein paar Sekunden noch einmal; es zählt nur einmal.',
  notices: {
    failed: 'Die Nachricht ist nicht angekommen. Ihr Text ist noch da. Bitte senden Sie ihn noch einmal.',
    unanswered:
      'Wir haben keine Antwort vom Server. Senden Sie noch einmal: Die Nachricht kommt nur einmal an.',
    too_many:
      'Von Ihrem Anschluss kamen eben viele Nachrichten. Bitte warten Sie zehn Minuten. Ihr Text bleibt erhalten.',
  },
}

export default de
export type Messages = typeof de
