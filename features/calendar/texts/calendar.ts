import { texts } from '#i18n/texts.ts'

/** The empty state is a text of SPEC §2, the load failure of SPEC §8. */
export default texts({
  meta: {
    title: {
      de: 'Event-Kalender – Gratweg',
      en: 'Event calendar – Gratweg',
      fr: 'Agenda – Gratweg',
      it: 'Calendario – Gratweg',
    },
    description: {
      de: 'Öffentliche Termine von Gratweg: einzelne Plätze in Survival-Kursen und Team-Events. Für Ihr Team auch ein eigener Termin auf Anfrage.',
      en: 'Gratweg’s public dates: survival courses and team events with single places to book. For your team, your own date on request.',
      fr: 'Les dates publiques de Gratweg : stages de survie et sorties d’équipe, par place individuelle. Pour votre équipe, une date de votre choix sur demande.',
      it: 'Le date pubbliche di Gratweg: corsi di sopravvivenza e uscite per team con posti singoli. Per il Suo team una data a scelta su richiesta.',
    },
  },
  title: { de: 'Event-Kalender', en: 'Event calendar', fr: 'Agenda', it: 'Calendario' },
  lead: {
    de: 'Kurse und Anlässe, an denen Sie einzelne Plätze buchen. Für Ihr ganzes Team fragen Sie einen eigenen Termin an.',
    en: 'Courses and events with single places to book. For your whole team, request a date of your own.',
    fr: 'Stages et autres dates où vous réservez des places individuelles. Pour toute votre équipe, demandez une date de votre choix.',
    it: 'Corsi e uscite in cui prenotare posti singoli. Per tutto il Suo team può richiedere una data a scelta.',
  },
  ownDate: {
    de: 'Termin anfragen',
    en: 'Request a date',
    fr: 'Demander une date',
    it: 'Richiedere una data',
  },
  empty: {
    de: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
    en: 'No public events are planned at present. Please check back soon.',
    fr: 'Aucune date publique n’est prévue pour le moment. Revenez bientôt.',
    it: 'Al momento non sono previsti eventi pubblici. Torni presto a trovarci.',
  },
  /** A month without events in the grid. */
  emptyMonth: {
    de: 'In diesem Monat ist nichts geplant.',
    en: 'There’s nothing planned for this month.',
    fr: 'Rien n’est prévu ce mois-là.',
    it: 'In questo mese non c’è nulla in programma.',
  },
  showAll: {
    de: 'Alle Termine zeigen',
    en: 'Show all events',
    fr: 'Voir toutes les dates',
    it: 'Mostrare tutte le date',
  },
  loadFailed: {
    de: 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    en: 'Could not load calendar events. Please try again later.',
    fr: 'L’agenda n’a pas pu être chargé. Veuillez réessayer plus tard.',
    it: 'Non è stato possibile caricare gli eventi del calendario. Riprovi più tardi.',
  },
  view: {
    label: { de: 'Ansicht', en: 'View', fr: 'Affichage', it: 'Vista' },
    list: { de: 'Liste', en: 'List', fr: 'Liste', it: 'Elenco' },
    month: { de: 'Monat', en: 'Month', fr: 'Mois', it: 'Mese' },
  },
  filter: {
    label: { de: 'Nach Angebot', en: 'By kind of event', fr: 'Par type d’offre', it: 'Per offerta' },
    all: { de: 'Alle', en: 'All', fr: 'Tout', it: 'Tutte' },
    info: {
      de: 'Infoabende',
      en: 'Information evenings',
      fr: 'Soirées d’information',
      it: 'Serate informative',
    },
  },
  months: {
    label: { de: 'Zeitraum', en: 'Period', fr: 'Période', it: 'Periodo' },
    today: { de: 'Heute', en: 'Today', fr: 'Aujourd’hui', it: 'Oggi' },
    previous: { de: 'Vorheriger Monat', en: 'Previous month', fr: 'Mois précédent', it: 'Mese precedente' },
    next: { de: 'Nächster Monat', en: 'Next month', fr: 'Mois suivant', it: 'Mese successivo' },
  },
  count: {
    one: { de: '{n} Termin', en: '{n} date', fr: '{n} date', it: '{n} data' },
    other: { de: '{n} Termine', en: '{n} dates', fr: '{n} dates', it: '{n} date' },
  },
  later: { de: 'Spätere Termine', en: 'Later dates', fr: 'Dates suivantes', it: 'Date successive' },
  grid: {
    keys: {
      de: 'Pfeiltasten wechseln den Tag, Bild auf und Bild ab den Monat, Eingabe öffnet den Anlass.',
      en: 'The arrow keys change the day, Page Up and Page Down the month, Enter opens the event.',
      fr: 'Les flèches changent de jour, Page préc. et Page suiv. de mois, Entrée ouvre la date.',
      it: 'Le frecce cambiano giorno, Pag su e Pag giù cambiano mese, Invio apre l’evento.',
    },
    /** Events of a day beyond the visible lanes. */
    more: { de: '{n} weitere', en: '{n} more', fr: '{n} de plus', it: 'altre {n}' },
    /** For screen readers, after the title: a later day of the same event. */
    goesOn: { de: 'läuft weiter', en: 'continued', fr: 'suite', it: 'continua' },
  },
  legend: {
    label: { de: 'Legende', en: 'Key', fr: 'Légende', it: 'Legenda' },
    teamEvent: { de: 'Team-Event', en: 'Team event', fr: 'Sortie d’équipe', it: 'Uscita per team' },
    info: {
      de: 'Infoabend',
      en: 'Information evening',
      fr: 'Soirée d’information',
      it: 'Serata informativa',
    },
  },
  /** Title and text of the toast as in SPEC §4. */
  add: {
    label: { de: 'Event hinzufügen', en: 'Add event', fr: 'Ajouter une date', it: 'Aggiungere un evento' },
    signInTitle: {
      de: 'Bitte einloggen',
      en: 'Please sign in',
      fr: 'Veuillez vous connecter',
      it: 'Acceda, per favore',
    },
    signInText: {
      de: 'Sie müssen eingeloggt sein, um ein Event hinzuzufügen.',
      en: 'You have to be signed in to add an event.',
      fr: 'Connectez-vous pour ajouter une date.',
      it: 'Acceda per aggiungere un evento.',
    },
    signIn: { de: 'Anmelden', en: 'Sign in', fr: 'Se connecter', it: 'Accedere' },
    signInHint: {
      de: 'Öffnen Sie die Seite zum Anmelden.',
      en: 'Open the page to sign in.',
      fr: 'Ouvrez la page de connexion.',
      it: 'Apra la pagina di accesso.',
    },
    failed: {
      de: 'Das liess sich nicht laden. Bitte versuchen Sie es noch einmal.',
      en: 'This couldn’t be loaded. Please try again.',
      fr: 'Le chargement n’a pas réussi. Réessayez.',
      it: 'Il caricamento non è riuscito. Riprovi.',
    },
  },
  notes: {
    date: {
      title: {
        de: 'Kein passender Termin?',
        en: 'No date that suits you?',
        fr: 'Aucune date ne convient ?',
        it: 'Nessuna data adatta?',
      },
      text: {
        de: 'Für Gruppen prüfen wir einen eigenen Termin. Nennen Sie uns Wunschdatum und Anzahl Personen. {rule:answer}',
        en: 'For groups we’ll look at a separate date. Tell us your preferred date and the number of people. {rule:answer}',
        fr: 'Pour les groupes, nous vérifions une date de votre choix. Indiquez la date souhaitée et le nombre de personnes. {rule:answer}',
        it: 'Per i gruppi verifichiamo una data a scelta. Indichi la data desiderata e il numero di persone. {rule:answer}',
      },
      link: {
        de: 'Termin anfragen',
        en: 'Request a date',
        fr: 'Demander une date',
        it: 'Richiedere una data',
      },
    },
    gift: {
      title: {
        de: 'Einen Gutschein schenken',
        en: 'Give a voucher',
        fr: 'Offrir un bon cadeau',
        it: 'Regalare un buono',
      },
      text: {
        de: 'Den Termin wählt, wer beschenkt wird. {rule:voucherValidity}',
        en: 'The person who receives it picks the date. {rule:voucherValidity}',
        fr: 'La personne qui le reçoit choisit la date. {rule:voucherValidity}',
        it: 'La data la sceglie chi riceve il buono. {rule:voucherValidity}',
      },
      link: {
        de: 'Gutscheine im Shop',
        en: 'Vouchers in the shop',
        fr: 'Voir les bons cadeaux',
        it: 'Buoni regalo nello shop',
      },
    },
    feed: {
      title: {
        de: 'Im eigenen Kalender',
        en: 'In your own calendar',
        fr: 'Dans votre propre agenda',
        it: 'Nel Suo calendario',
      },
      text: {
        de: 'Abonnieren Sie den Kalender: Neue Termine, Verschiebungen und Absagen erscheinen auf Ihrem Gerät.',
        en: 'Subscribe, and new dates, changes and cancellations appear on your own device.',
        fr: 'Abonnez-vous à l’agenda : nouvelles dates, reports et annulations s’affichent sur votre appareil.',
        it: 'Con l’abbonamento, nuove date, rinvii e annullamenti compaiono da soli sul Suo dispositivo.',
      },
      link: {
        de: 'Kalender abonnieren',
        en: 'Subscribe to the calendar',
        fr: 'S’abonner à l’agenda',
        it: 'Abbonarsi al calendario',
      },
      file: {
        de: 'Als Datei laden (.ics)',
        en: 'Download as a file (.ics)',
        fr: 'Télécharger le fichier (.ics)',
        it: 'Scaricare il file (.ics)',
      },
    },
  },
})
