import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Newsletter – Gratweg',
      en: 'The newsletter – Gratweg',
      fr: 'La newsletter – Gratweg',
      it: 'La nostra newsletter – Gratweg',
    },
    description: {
      de: 'Viermal im Jahr ein Brief von Gratweg: die nächsten Termine, eine Sache aus der Praxis, Neues aus dem Shop. Ein Klick, und er bleibt aus.',
      en: 'Four letters a year from Gratweg: upcoming dates, one thing we’ve learnt, news from the shop. One click, and they stop.',
      fr: 'Quatre lettres par an\u202f: les prochaines dates, une chose apprise sur le terrain, les nouveautés de la boutique. Un clic, et c’est fini.',
      it: 'Quattro lettere all’anno: le prossime date, una cosa imparata sul campo, le novità dello shop. Si disdice con un clic.',
    },
  },
  kind: { de: 'Newsletter', en: 'The newsletter', fr: 'La newsletter', it: 'La nostra newsletter' },
  title: {
    de: 'Ein Brief je Jahreszeit',
    en: 'A letter each season',
    fr: 'Une lettre par saison',
    it: 'Una lettera per stagione',
  },
  lead: {
    de: 'Viermal im Jahr schreiben wir auf, was ansteht und was wir gelernt haben. Drei Minuten Lesezeit, mehr nicht.',
    en: 'Four times a year we write down what’s coming up and what we’ve learnt. Three minutes to read, no more.',
    fr: 'Quatre fois par an, nous écrivons ce qui se prépare et ce que nous avons appris. Trois minutes de lecture, pas plus.',
    it: 'Quattro volte all’anno scriviamo che cosa c’è in programma e che cosa abbiamo imparato. Tre minuti di lettura, non di più.',
  },
  label: {
    de: 'Newsletter abonnieren',
    en: 'Subscribe to the newsletter',
    fr: 'S’abonner à la newsletter',
    it: 'Iscriversi alla newsletter',
  },
  /** Consent text; bound to a version (features/newsletter/consent-version.ts). */
  consent: {
    de: 'Sie willigen ein, dass wir Ihnen viermal im Jahr den Newsletter an diese Adresse schicken. Sie bestätigen es mit einem Link in einer E-Mail und können sich jederzeit mit einem Klick abmelden.',
    en: 'You agree that we may send the newsletter to this address four times a year. You confirm with a link in an e-mail, and you can unsubscribe at any time with one click.',
    fr: 'Vous acceptez que nous envoyions la newsletter à cette adresse quatre fois par an. Vous le confirmez par un lien dans un e-mail et vous pouvez vous désabonner à tout moment d’un clic.',
    it: 'Acconsente a ricevere la newsletter a questo indirizzo quattro volte all’anno. Lo conferma con un link in un’e-mail e può disdire in ogni momento con un clic.',
  },
  privacyLink: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données', it: 'Protezione dei dati' },
  send: {
    de: 'Newsletter abonnieren',
    en: 'Subscribe to the newsletter',
    fr: 'S’abonner à la newsletter',
    it: 'Iscriversi alla newsletter',
  },
  inside: { de: 'Was drinsteht', en: 'What’s in it', fr: 'Ce que vous y lirez', it: 'Che cosa contiene' },
  topics: [
    {
      de: 'Die nächsten Termine, bevor die Plätze weg sind.',
      en: 'Upcoming dates, before the places are gone.',
      fr: 'Les prochaines dates, avant qu’il n’y ait plus de place.',
      it: 'Le prossime date, prima che i posti finiscano.',
    },
    {
      de: 'Eine Sache, die wir im Wald oder im Projekt gelernt haben, und was sie für die Arbeit heisst.',
      en: 'One thing we learnt in the woods or on a project, and what it means for your work.',
      fr: 'Une chose apprise en forêt ou dans un projet, et ce qu’elle change au travail.',
      it: 'Una cosa imparata nel bosco o in un progetto, e che cosa significa per il lavoro.',
    },
    {
      de: 'Neues im Shop und in den News, wenn es etwas gibt.',
      en: 'News from the shop and our notes, when there’s any.',
      fr: 'Du nouveau dans la boutique et les actualités, quand il y en a.',
      it: 'Novità dallo shop, dai progetti e dai corsi, quando ce ne sono.',
    },
  ],
  never: {
    de: 'Was nie drinsteht: Werbung von anderen. Die Adresse geben wir nicht weiter.',
    en: 'What you’ll never find in it: other people’s advertising. We don’t pass your address on.',
    fr: 'Ce que vous n’y lirez jamais\u202f: la publicité des autres. Nous ne transmettons pas votre adresse.',
    it: 'Che cosa non contiene mai: pubblicità di altri. Non trasmettiamo il Suo indirizzo.',
  },
  sent: {
    meta: {
      title: {
        de: 'Link unterwegs – Gratweg',
        en: 'Link on its way – Gratweg',
        fr: 'Lien en route – Gratweg',
        it: 'Link in arrivo – Gratweg',
      },
      description: {
        de: 'Der Link zur Bestätigung des Newsletters von Gratweg ist unterwegs. Erst nach dem Bestätigen kommt der erste Brief.',
        en: 'The link to confirm the Gratweg newsletter is on its way. The first letter comes only once you’ve confirmed.',
        fr: 'Le lien pour confirmer la newsletter de Gratweg est en route. La première lettre ne part qu’après votre confirmation.',
        it: 'Il link per confermare la newsletter di Gratweg è in arrivo. La prima lettera parte solo dopo la Sua conferma.',
      },
    },
    title: {
      de: 'Jetzt ins Postfach.',
      en: 'Over to your inbox.',
      fr: 'Regardez vos e-mails.',
      it: 'Controlli la posta.',
    },
    lead: {
      de: 'In wenigen Minuten kommt eine E-Mail mit einem Link. Erst wenn Sie dort bestätigen, stehen Sie auf der Liste.',
      en: 'In a few minutes you’ll get an e-mail with a link. You’re on the list only once you’ve confirmed.',
      fr: 'Vous allez recevoir d’ici quelques minutes un e-mail avec un lien. Vous ne serez sur la liste qu’après avoir confirmé.',
      it: 'Fra pochi minuti arriva un’e-mail con un link. L’indirizzo entra nella lista solo dopo la Sua conferma.',
    },
    hint: {
      de: 'Nichts da? Sehen Sie im Spam-Ordner nach. Wir senden höchstens zwei solche E-Mails am Tag an eine Adresse, damit niemand fremde Postfächer füllt.',
      en: 'Nothing there? Look in your spam folder. An address gets no more than two such e-mails a day, so that nobody can fill a stranger’s inbox.',
      fr: 'Rien reçu\u202f? Regardez dans le courrier indésirable. Une adresse ne reçoit pas plus de deux e-mails de ce genre par jour\u202f: personne ne doit pouvoir remplir la boîte d’autrui.',
      it: 'Non arriva nulla? Controlli la posta indesiderata. Un indirizzo non riceve più di due di queste e-mail al giorno: nessuno deve poter riempire la casella altrui.',
    },
    home: {
      de: 'Zur Startseite',
      en: 'Go to the home page',
      fr: 'Retour à l’accueil',
      it: 'Tornare alla pagina iniziale',
    },
  },
  confirm: {
    meta: {
      title: {
        de: 'Newsletter bestätigen – Gratweg',
        en: 'Confirm the newsletter – Gratweg',
        fr: 'Confirmer la newsletter – Gratweg',
        it: 'Confermare la newsletter – Gratweg',
      },
      description: {
        de: 'Hier bestätigen Sie mit einem Klick, dass Sie den Newsletter von Gratweg bekommen wollen.',
        en: 'Confirm here with one click that you’d like to receive the Gratweg newsletter.',
        fr: 'Confirmez ici d’un clic que vous souhaitez recevoir la newsletter de Gratweg.',
        it: 'Qui conferma con un clic che desidera ricevere la newsletter di Gratweg.',
      },
    },
    open: {
      title: { de: 'Noch ein Klick.', en: 'One more click.', fr: 'Encore un clic.', it: 'Ancora un clic.' },
      /** {address}: masked. */
      lead: {
        de: 'Der Newsletter soll an {address} gehen. Stimmt das?',
        en: 'The newsletter will be sent to {address}. Is that right?',
        fr: 'La newsletter sera envoyée à {address}. C’est bien cela\u202f?',
        it: 'La newsletter andrà a {address}. È corretto?',
      },
    },
    action: {
      de: 'Ja, Newsletter bestätigen',
      en: 'Yes, subscribe me',
      fr: 'Oui, je m’abonne',
      it: 'Sì, confermare la newsletter',
    },
    confirmed: {
      title: {
        de: 'Sie stehen auf der Liste.',
        en: 'You’re on the list.',
        fr: 'Vous êtes sur la liste.',
        it: 'Il Suo indirizzo è nella lista.',
      },
      lead: {
        de: 'Der nächste Brief geht an {address}. In jedem steht ein Link, mit dem Sie sich abmelden.',
        en: 'The next letter goes to {address}. Each one has a link to unsubscribe.',
        fr: 'La prochaine lettre sera envoyée à {address}. Dans chacune, un lien permet de se désabonner.',
        it: 'La prossima lettera va a {address}. In ognuna c’è un link per disdire.',
      },
    },
    expired: {
      title: {
        de: 'Dieser Link gilt nicht mehr.',
        en: 'This link has expired.',
        fr: 'Ce lien n’est plus valable.',
        it: 'Questo link non è più valido.',
      },
      lead: {
        de: 'Er galt sieben Tage. Abonnieren Sie den Newsletter noch einmal, dann kommt ein neuer.',
        en: 'It was valid for seven days. Subscribe again and you’ll get a new one.',
        fr: 'Il était valable sept jours. Abonnez-vous à nouveau et vous en recevrez un autre.',
        it: 'Era valido sette giorni. Si iscriva di nuovo e ne arriverà un altro.',
      },
    },
    unknown: {
      title: {
        de: 'Diesen Link kennen wir nicht.',
        en: 'We don’t know this link.',
        fr: 'Nous ne connaissons pas ce lien.',
        it: 'Non conosciamo questo link.',
      },
      lead: {
        de: 'Vielleicht fehlt ein Stück davon, oder die Angaben sind schon gelöscht. Abonnieren Sie noch einmal, dann kommt ein neuer.',
        en: 'Part of it may be missing, or the details have already been deleted. Subscribe again and you’ll get a new one.',
        fr: 'Il en manque peut-être une partie, ou les données sont déjà effacées. Abonnez-vous à nouveau et vous en recevrez un autre.',
        it: 'Forse ne manca un pezzo, o i dati sono già cancellati. Si iscriva di nuovo e ne arriverà un altro.',
      },
    },
    again: {
      de: 'Newsletter abonnieren',
      en: 'Subscribe to the newsletter',
      fr: 'S’abonner à la newsletter',
      it: 'Iscriversi alla newsletter',
    },
    calendar: {
      de: 'Zum Event-Kalender',
      en: 'See the event calendar',
      fr: 'Voir l’agenda',
      it: 'Vedere il calendario',
    },
  },
  leave: {
    meta: {
      title: {
        de: 'Newsletter abbestellen – Gratweg',
        en: 'Unsubscribe from the newsletter – Gratweg',
        fr: 'Se désabonner – Gratweg',
        it: 'Disdire la newsletter – Gratweg',
      },
      description: {
        de: 'Hier melden Sie sich mit einem Klick vom Newsletter von Gratweg ab, oder wieder an, falls Sie es sich anders überlegen.',
        en: 'Unsubscribe from the Gratweg newsletter here with one click, or subscribe again if you change your mind.',
        fr: 'Désabonnez-vous ici d’un clic de la newsletter de Gratweg, ou revenez-y si vous changez d’avis.',
        it: 'Qui disdice con un clic la newsletter di Gratweg, o la riprende se cambia idea.',
      },
    },
    subscribed: {
      title: {
        de: 'Kein Newsletter mehr?',
        en: 'No more newsletters?',
        fr: 'Ne plus recevoir la newsletter\u202f?',
        it: 'Basta newsletter?',
      },
      lead: {
        de: 'Zurzeit geht er an {address}.',
        en: 'At present they go to {address}.',
        fr: 'Pour l’instant, nous l’envoyons à {address}.',
        it: 'Al momento va a {address}.',
      },
      action: {
        de: 'Vom Newsletter abmelden',
        en: 'Unsubscribe',
        fr: 'Se désabonner',
        it: 'Disdire la newsletter',
      },
    },
    unsubscribed: {
      title: {
        de: 'Sie sind abgemeldet.',
        en: 'Unsubscribed.',
        fr: 'C’est fait.',
        it: 'La newsletter è disdetta.',
      },
      lead: {
        de: 'An {address} geht kein Newsletter mehr. In {days} Tagen löschen wir die Adresse.',
        en: 'No more newsletters will go to {address}. We’ll delete the address in {days} days.',
        fr: 'Nous n’enverrons plus de newsletter à {address}. L’adresse sera effacée dans {days} jours.',
        it: 'A {address} non va più nessuna newsletter. Fra {days} giorni cancelliamo l’indirizzo.',
      },
      action: {
        de: 'Doch wieder abonnieren',
        en: 'Subscribe again after all',
        fr: 'Se réabonner',
        it: 'Riprendere la newsletter',
      },
    },
    unknown: {
      title: {
        de: 'Zu diesem Link gibt es kein Abonnement.',
        en: 'There’s nothing to unsubscribe from.',
        fr: 'Aucun abonnement à résilier.',
        it: 'Qui non c’è nulla da disdire.',
      },
      lead: {
        de: 'Die Adresse dazu ist schon gelöscht, oder vom Link fehlt ein Stück.',
        en: 'This link doesn’t match any address: the address has already been deleted, or part of the link is missing.',
        fr: 'Aucune adresse ne correspond à ce lien\u202f: elle est déjà effacée, ou le lien est incomplet.',
        it: 'A questo link non corrisponde nessun indirizzo: è già cancellato, o manca un pezzo del link.',
      },
    },
  },
})
