import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Termin für Ihr Team anfragen – Gratweg',
      en: 'Request a date for your team – Gratweg',
      fr: 'Demander une date pour votre équipe – Gratweg',
      it: 'Richiedere una data per il Suo team – Gratweg',
    },
    description: {
      de: 'Ein Team-Event an Ihrem Wunschdatum: Anlass, Gruppe und Ort. {rule:noObligation} {rule:answer}',
      en: 'A team event on your date: which event, how many people, which day and where. {rule:noObligation} {rule:answer}',
      fr: 'Une sortie d’équipe à la date de votre choix. {rule:noObligation} {rule:answer}',
      it: 'Un’uscita per team nella data che preferisce: uscita, gruppo, giorno e luogo. {rule:noObligation} {rule:answer}',
    },
  },
  title: {
    de: 'Termin für Ihr Team anfragen',
    en: 'Request a date for your team',
    fr: 'Demander une date pour votre équipe',
    it: 'Richiedere una data per il Suo team',
  },
  lead: {
    de: 'Sie nennen Ihr Wunschdatum, und wir prüfen, ob es frei ist. {rule:answer} {rule:noObligation}',
    en: 'You suggest a day and we check whether it’s free. {rule:answer} {rule:noObligation}',
    fr: 'Vous proposez un jour et nous vérifions s’il est libre. {rule:answer} {rule:noObligation}',
    it: 'Lei propone un giorno e noi verifichiamo se è libero. {rule:answer} {rule:noObligation}',
  },
  label: {
    de: 'Anfrage für einen Termin',
    en: 'Request for a date',
    fr: 'Demande de date',
    it: 'Richiesta di una data',
  },
  parts: {
    group: {
      de: 'Was und mit wem?',
      en: 'What, and with whom?',
      fr: 'Quoi, et avec qui ?',
      it: 'Che cosa, e con chi?',
    },
    day: { de: 'Wann und wo?', en: 'When and where?', fr: 'Quand et où ?', it: 'Quando e dove?' },
    occasion: {
      de: 'Worum geht es?',
      en: 'What’s the occasion?',
      fr: 'De quoi s’agit-il ?',
      it: 'Di che cosa si tratta?',
    },
    contact: { de: 'Ihre Angaben', en: 'Your details', fr: 'Vos coordonnées', it: 'I Suoi dati' },
  },
  event: { de: 'Team-Event', en: 'Team event', fr: 'Sortie d’équipe', it: 'Uscita per team' },
  choose: { de: 'Bitte wählen', en: 'Please choose', fr: 'Choisissez', it: 'Scelga' },
  people: {
    de: 'Anzahl Personen',
    en: 'Number of people',
    fr: 'Nombre de personnes',
    it: 'Numero di persone',
  },
  less: {
    de: 'Eine Person weniger',
    en: 'One person fewer',
    fr: 'Une personne de moins',
    it: 'Una persona in meno',
  },
  more: {
    de: 'Eine Person mehr',
    en: 'One person more',
    fr: 'Une personne de plus',
    it: 'Una persona in più',
  },
  wished: { de: 'Wunschdatum', en: 'Preferred date', fr: 'Date souhaitée', it: 'Data desiderata' },
  wishedHint: {
    de: 'Ein Tag genügt. Mit einem zweiten Datum suchen wir dazwischen.',
    en: 'One day is enough. Give a second date and we’ll look at the days in between.',
    fr: 'Un seul jour suffit. Avec une seconde date, nous cherchons entre les deux.',
    it: 'Basta un giorno. Con una seconda data cerchiamo tra l’una e l’altra.',
  },
  from: {
    de: 'Tag oder frühestens',
    en: 'Day, or earliest',
    fr: 'Le jour, ou au plus tôt',
    it: 'Il giorno, o non prima del',
  },
  to: { de: 'Spätestens', en: 'Latest', fr: 'Au plus tard', it: 'Non oltre il' },
  alternative: {
    de: 'Ausweichdatum',
    en: 'Alternative date',
    fr: 'Date de rechange',
    it: 'Data alternativa',
  },
  alternativeHint: {
    de: 'Falls es am Wunschdatum nicht geht.',
    en: 'In case the first one isn’t possible.',
    fr: 'Au cas où la première ne conviendrait pas.',
    it: 'Nel caso in cui la prima non sia possibile.',
  },
  /** {day}: nobody is left to lead. */
  closedDay: {
    de: 'Am {day} sind wir nicht unterwegs. Nennen Sie gern einen anderen Tag; sonst schlagen wir Ihnen einen vor.',
    en: 'We’re not out on {day}. Feel free to choose another day, or we’ll suggest one.',
    fr: 'Nous ne sortons pas le {day}. Indiquez volontiers un autre jour, sinon nous vous en proposerons un.',
    it: 'Il {day} non siamo in giro. Indichi pure un altro giorno, altrimenti ne proponiamo uno noi.',
  },
  place: { de: 'Ort oder Region', en: 'Place or region', fr: 'Lieu ou région', it: 'Luogo o regione' },
  placeHint: {
    de: 'Ohne Angabe schlagen wir einen Ort am Zugersee vor. Einen anderen prüfen wir gern.',
    en: 'Leave it open and we’ll suggest a place on Lake Zug. We’re happy to look into another one.',
    fr: 'Sans indication, nous proposons un lieu au bord du lac de Zoug. Nous en étudions volontiers un autre.',
    it: 'Senza indicazione proponiamo un luogo sul lago di Zugo. Ne valutiamo volentieri un altro.',
  },
  occasion: { de: 'Grund', en: 'Occasion', fr: 'Occasion', it: 'Occasione' },
  occasionHint: {
    de: 'Zum Beispiel: neues Team, Abschluss eines Projekts, Klausur.',
    en: 'For example: a new team, the end of a project, an away day.',
    fr: 'Par exemple : une nouvelle équipe, la fin d’un projet, un séminaire.',
    it: 'Per esempio: un team nuovo, la fine di un progetto, un seminario.',
  },
  note: {
    de: 'Was sollten wir wissen?',
    en: 'What should we know?',
    fr: 'Que devrions-nous savoir ?',
    it: 'Che cosa dovremmo sapere?',
  },
  /** No health details of a named person: nobody has consented yet. */
  noteHint: {
    de: 'Zum Beispiel: Sprachen, vegetarisches Essen, Ziel des Tages, wann Sie zurück sein müssen. Zur Gesundheit bitte nichts mit Namen: Das besprechen wir später.',
    en: 'For example: languages, vegetarian food, the aim of the day, when you need to be back. Please don’t mention anyone’s health by name: we’ll talk about that later.',
    fr: 'Par exemple : langues, repas végétariens, but de la journée, heure de retour. Ne nommez personne au sujet de sa santé : nous en parlerons plus tard.',
    it: 'Per esempio: lingue, pasti vegetariani, obiettivo della giornata, ora del rientro. Non scriva dati sulla salute con il nome della persona: ne parliamo più tardi.',
  },
  send: { de: 'Anfrage senden', en: 'Send request', fr: 'Envoyer la demande', it: 'Inviare la richiesta' },
  priceLabel: { de: 'Preis', en: 'Price', fr: 'Prix', it: 'Prezzo' },
  chooseEvent: {
    de: 'Sobald das Team-Event gewählt ist, steht hier der Preis.',
    en: 'Choose an event and the price appears here.',
    fr: 'Dès que la sortie est choisie, le prix s’affiche ici.',
    it: 'Scelga l’uscita e qui compare il prezzo.',
  },
  allIn: {
    de: 'Preis für die ganze Gruppe. Gebucht ist der Termin erst, wenn wir ihn bestätigt haben.',
    en: 'The price for the whole group. Your date is booked only once we’ve confirmed it.',
    fr: 'Prix pour tout le groupe. La date n’est réservée qu’une fois que nous l’avons confirmée.',
    it: 'Prezzo per tutto il gruppo. La data è prenotata solo quando l’abbiamo confermata.',
  },
  /** The box on the page of an event, where event and price are known. */
  box: {
    title: {
      de: 'Termin anfragen',
      en: 'Request a date',
      fr: 'Demander une date',
      it: 'Richiedere una data',
    },
    day: { de: 'Wunschdatum', en: 'Preferred date', fr: 'Date souhaitée', it: 'Data desiderata' },
    more: {
      de: 'Telefon, Ort, Bemerkung',
      en: 'Phone, place, comments',
      fr: 'Téléphone, lieu, remarque',
      it: 'Telefono, luogo, osservazioni',
    },
    /** Of the quote that a request with a day and a published price gets. */
    atOnce: {
      de: 'Mit einem Wunschdatum erhalten Sie die verbindliche Offerte sofort, auch als PDF. Nur das Datum bestätigen wir danach noch.',
      en: 'Give a date and you get the binding quote at once, also as a PDF. Only the date still needs our yes.',
      fr: 'Indiquez une date et vous recevez aussitôt l’offre ferme, aussi en PDF. Seule la date reste à confirmer.',
      it: 'Indicando una data riceve subito l’offerta vincolante, anche in PDF. Resta da confermare solo la data.',
    },
    all: {
      de: 'Grund, Dateien oder mehrere Tage angeben',
      en: 'Add the occasion, files or several days',
      fr: 'Indiquer l’occasion, des fichiers ou plusieurs jours',
      it: 'Indicare l’occasione, file o più giorni',
    },
  },
  problems: {
    serviceId: {
      required: {
        de: 'Bitte wählen Sie ein Team-Event.',
        en: 'Please choose an event.',
        fr: 'Choisissez une sortie.',
        it: 'Scelga un’uscita.',
      },
      /** Retired while the form was open. */
      invalid: {
        de: 'Dieses Team-Event bieten wir nicht mehr an. Bitte wählen Sie ein anderes.',
        en: 'We no longer offer this event. Please choose another one.',
        fr: 'Nous ne proposons plus cette sortie. Choisissez-en une autre.',
        it: 'Non proponiamo più questa uscita. Ne scelga un’altra.',
      },
    },
    people: {
      required: {
        de: 'Bitte geben Sie an, wie viele Personen Sie ungefähr sind.',
        en: 'Please say roughly how many of you there are.',
        fr: 'Indiquez à peu près combien vous serez.',
        it: 'Indichi all’incirca quante persone sarete.',
      },
      invalid: {
        de: 'Bitte geben Sie eine ganze Zahl ein, mindestens 1.',
        en: 'Please enter a whole number, at least 1.',
        fr: 'Indiquez un nombre entier, au moins 1.',
        it: 'Indichi un numero intero, almeno 1.',
      },
      /** {max}: people */
      too_many: {
        de: 'Für mehr als {max} Personen schreiben Sie uns bitte eine E-Mail.',
        en: 'For more than {max} people, please send us an e-mail.',
        fr: 'Pour plus de {max} personnes, écrivez-nous un e-mail.',
        it: 'Per più di {max} persone ci scriva un’e-mail.',
      },
    },
  },
})
