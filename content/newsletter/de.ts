const de = {
  meta: {
    title: 'Newsletter – Gratweg',
    description:
      'Viermal im Jahr ein Brief von Gratweg: die nächsten Daten, eine Sache aus der Praxis, Neues aus dem Shop. Ein Klick, und er bleibt aus.',
  },
  kind: 'Newsletter',
  title: 'Ein Brief je Jahreszeit',
  lead: 'Viermal im Jahr schreiben wir auf, was ansteht und was wir gelernt haben. Drei Minuten Lesezeit, mehr nicht.',
  label: 'Newsletter bestellen',
  /** Consent text; bound to a version (features/newsletter/consent-version.ts). */
  consent:
    'Sie willigen ein, dass wir Ihnen viermal im Jahr den Newsletter an diese Adresse schicken. Sie bestätigen es mit einem Link im Mail und können sich jederzeit mit einem Klick abmelden.',
  privacyLink: 'Datenschutz',
  send: 'Newsletter bestellen',
  inside: 'Was drinsteht',
  topics: [
    'Die nächsten Daten, bevor die Plätze weg sind.',
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
    lead: 'In wenigen Minuten kommt ein Mail mit einem Link. Erst wenn Sie dort bestätigen, stehen Sie auf der Liste.',
    hint: 'Nichts da? Sehen Sie im Spam-Ordner nach. Mehr als zwei solche Mails am Tag bekommt eine Adresse nicht, damit niemand fremde Postfächer füllt.',
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
      lead: 'Er galt sieben Tage. Bestellen Sie den Newsletter noch einmal, dann kommt ein neuer.',
    },
    unknown: {
      title: 'Diesen Link kennen wir nicht.',
      lead: 'Vielleicht fehlt ein Stück davon, oder die Angaben sind schon gelöscht. Ein neuer kommt, wenn Sie noch einmal bestellen.',
    },
    again: 'Newsletter bestellen',
    calendar: 'Zum Event-Kalender',
  },
  leave: {
    meta: {
      title: 'Newsletter abbestellen – Gratweg',
      description:
        'Hier bestellen Sie den Newsletter von Gratweg mit einem Klick ab, oder wieder, falls Sie es sich anders überlegen.',
    },
    subscribed: {
      title: 'Kein Newsletter mehr?',
      lead: 'Zurzeit geht er an {address}.',
      action: 'Newsletter abbestellen',
    },
    unsubscribed: {
      title: 'Abbestellt.',
      lead: 'An {address} geht kein Newsletter mehr. In {days} Tagen löschen wir die Adresse.',
      action: 'Doch wieder bestellen',
    },
    unknown: {
      title: 'Hier ist nichts abzubestellen.',
      lead: 'Zu diesem Link gehört keine Adresse: Sie ist schon gelöscht, oder es fehlt ein Stück vom Link.',
    },
  },
}

export default de
export type Messages = typeof de
