const de = {
  meta: {
    title: 'Newsletter – Gratweg',
    description:
      'Viermal im Jahr ein Brief von Gratweg: die nächsten Termine, eine Sache aus der Praxis, Neues aus dem Shop. Ein Klick, und er bleibt aus.',
  },
  kind: 'Newsletter',
  title: 'Ein Brief je Jahreszeit',
  lead: 'Viermal im Jahr schreiben wir auf, was ansteht und was wir gelernt haben. Drei Minuten Lesezeit, mehr nicht.',
  label: 'Newsletter abonnieren',
  /** Consent text; bound to a version (features/newsletter/consent-version.ts). */
  consent:
    'Sie willigen ein, dass wir Ihnen viermal im Jahr den Newsletter an diese Adresse schicken. Sie bestätigen es mit einem Link in einer E-Mail und können sich jederzeit mit einem Klick abmelden.',
  privacyLink: 'Datenschutz',
  send: 'Newsletter abonnieren',
  inside: 'Was drinsteht',
  topics: [
    'Die nächsten Termine, bevor die Plätze weg sind.',
    'Eine Sache, die wir im Wald oder im Projekt gelernt haben, und was sie für die Arbeit heisst.',
    'Neues im Shop und in den News, wenn es etwas gibt.',
  ],
  never: 'Was nie drinsteht: Werbung von anderen. Die Adresse geben wir nicht weiter.',
  sent: {
    meta: {
      title: 'Link unterwegs – Gratweg',
      description:
        'Der Link zur Bestätigung des Newsletters von Gratweg ist unterwegs. Erst nach dem Bestätigen kommt der erste Brief.',
    },
    title: 'Jetzt ins Postfach.',
    lead: 'In wenigen Minuten kommt eine E-Mail mit einem Link. Erst wenn Sie dort bestätigen, stehen Sie auf der Liste.',
    hint: 'Nichts da? Sehen Sie im Spam-Ordner nach. Wir senden höchstens zwei solche E-Mails am Tag an eine Adresse, damit niemand fremde Postfächer füllt.',
    home: 'Zur Startseite',
  },
  confirm: {
    meta: {
      title: 'Newsletter bestätigen – Gratweg',
      description:
        'Hier bestätigen Sie mit einem Klick, dass Sie den Newsletter von Gratweg bekommen wollen.',
    },
    open: {
      title: 'Noch ein Klick.',
      /** {address}: masked. */
      lead: 'Der Newsletter soll an {address} gehen. Stimmt das?',
    },
    action: 'Ja, Newsletter bestätigen',
    confirmed: {
      title: 'Sie stehen auf der Liste.',
      lead: 'Der nächste Brief geht an {address}. In jedem steht ein Link, mit dem Sie sich abmelden.',
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr.',
      lead: 'Er galt sieben Tage. Abonnieren Sie den Newsletter noch einmal, dann kommt ein neuer.',
    },
    unknown: {
      title: 'Diesen Link kennen wir nicht.',
      lead: 'Vielleicht fehlt ein Stück davon, oder die Angaben sind schon gelöscht. Abonnieren Sie noch einmal, dann kommt ein neuer.',
    },
    again: 'Newsletter abonnieren',
    calendar: 'Zum Event-Kalender',
  },
  leave: {
    meta: {
      title: 'Newsletter abbestellen – Gratweg',
      description:
        'Hier melden Sie sich mit einem Klick vom Newsletter von Gratweg ab, oder wieder an, falls Sie es sich anders überlegen.',
    },
    subscribed: {
      title: 'Kein Newsletter mehr?',
      lead: 'Zurzeit geht er an {address}.',
      action: 'Vom Newsletter abmelden',
    },
    unsubscribed: {
      title: 'Sie sind abgemeldet.',
      lead: 'An {address} geht kein Newsletter mehr. In {days} Tagen löschen wir die Adresse.',
      action: 'Doch wieder abonnieren',
    },
    unknown: {
      title: 'Zu diesem Link gibt es kein Abonnement.',
      lead: 'Die Adresse dazu ist schon gelöscht, oder vom Link fehlt ein Stück.',
    },
  },
}

export default de
export type Messages = typeof de
