const de = {
  meta: {
    title: 'Angekommen – Gratweg',
    description:
      'Ihre Nachricht oder Anfrage an Gratweg ist angekommen: Nummer, Zeitpunkt der Antwort und was als Nächstes geschieht.',
  },
  message: {
    number: 'Nachricht {number}',
    title: 'Ihre Nachricht ist angekommen.',
    read: 'Jemand von uns liest Ihre Nachricht, kein Automat.',
  },
  /** Project or team event. */
  request: {
    number: 'Anfrage {number}',
    title: 'Ihre Anfrage ist angekommen.',
    read: 'Jemand von uns liest Ihre Anfrage, kein Automat.',
  },
  /** {day}: with its weekday, an office day */
  lead: 'Wir antworten spätestens am {day}, {time} Uhr.',
  /** {email}: masked. */
  copied: 'Eine Bestätigung mit dieser Nummer geht an {email}.',
  /** Captcha not solved, or the address's daily limit reached. */
  notCopied: 'Diesmal senden wir keine Bestätigung per E-Mail. Bitte notieren Sie sich die Nummer.',
  quote: {
    title: 'Ihre Offerte ist schon da.',
    text: 'Ein verbindlicher Preis für Ihr Wunschdatum, als Seite und als PDF. Nur das Datum bestätigen wir noch, spätestens am {day}, {time} Uhr.',
    open: 'Offerte ansehen',
  },
  next: 'Wie es weitergeht',
  steps: [
    'Unsere Antwort kommt per E-Mail an die Adresse, die Sie angegeben haben.',
    'Kommt bis dahin nichts an, sehen Sie bitte im Spam-Ordner nach, oder rufen Sie an und nennen Sie die Nummer.',
  ],
  unknown: {
    title: 'Diese Nachricht finden wir nicht.',
    lead: 'Der Link ist unvollständig oder gehört zu keiner Nachricht. Haben Sie eben eine gesendet, so liegt eine Bestätigung in Ihrem Postfach.',
  },
  toContact: 'Zum Kontakt',
  toCalendar: 'Zum Event-Kalender',
}

export default de
export type Messages = typeof de
