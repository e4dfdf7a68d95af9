import { texts } from '#i18n/texts.ts'

/** Problems are in `form-problems`. */
export default texts({
  label: { de: 'Nachricht an uns', en: 'Message to us', fr: 'Nous écrire', it: 'Il Suo messaggio' },
  name: { de: 'Name oder Firma', en: 'Your name or company', fr: 'Nom ou entreprise', it: 'Nome o ditta' },
  optional: { de: '(optional)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
  email: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
  topic: {
    de: 'Worum geht es?',
    en: 'What’s it about?',
    fr: 'De quoi s’agit-il ?',
    it: 'Di che cosa si tratta?',
  },
  topics: {
    open: { de: 'Noch offen', en: 'Not sure yet', fr: 'Pas encore décidé', it: 'Ancora da decidere' },
    project: {
      de: 'Projekt oder Programm',
      en: 'A project or programme',
      fr: 'Un projet ou un programme',
      it: 'Un progetto o un programma',
    },
    survival: {
      de: 'Survival-Training',
      en: 'A survival course',
      fr: 'Un stage de survie',
      it: 'Un corso di sopravvivenza',
    },
    team_event: { de: 'Team-Event', en: 'A team event', fr: 'Une sortie d’équipe', it: 'Un’uscita per team' },
    shop: {
      de: 'Gutschein oder Bestellung',
      en: 'A voucher or an order',
      fr: 'Un bon ou une commande',
      it: 'Un buono o un ordine',
    },
    other: { de: 'Etwas anderes', en: 'Something else', fr: 'Autre chose', it: 'Altro' },
  },
  message: { de: 'Nachricht', en: 'Your message', fr: 'Votre message', it: 'Messaggio' },
  messagePlaceholder: {
    de: 'Zum Beispiel: Ihr Vorhaben, Ihr Wunschdatum, die Anzahl Personen',
    en: 'For example what you have in mind, a preferred date, the number of people',
    fr: 'Par exemple ce que vous prévoyez, la date souhaitée, le nombre de personnes',
    it: 'Per esempio che cosa ha in mente, la data desiderata, il numero di persone',
  },
  newsletter: {
    de: 'Newsletter, viermal im Jahr',
    en: 'The newsletter, four times a year',
    fr: 'La newsletter, quatre fois par an',
    it: 'La newsletter, quattro volte all’anno',
  },
  newsletterNote: {
    de: 'Sie bestätigen ihn mit einem Link in einer E-Mail. Abmelden geht mit einem Klick.',
    en: 'You confirm with a link we e-mail you. Unsubscribing takes one click.',
    fr: 'Vous confirmez par un lien reçu par e-mail. Un clic suffit pour vous désabonner.',
    it: 'Va confermata con un link in un’e-mail. Per disdirla basta un clic.',
  },
  /** Honeypot label. */
  trap: {
    de: 'Dieses Feld bitte leer lassen',
    en: 'Please leave this field empty',
    fr: 'Laissez ce champ vide',
    it: 'Lasci vuoto questo campo',
  },
  privacy: {
    de: 'Wir brauchen Ihre Angaben nur für die Antwort. Bis Sie senden, bleibt der Text auf diesem Gerät.',
    en: 'We need your details only to reply. Until you send it, the text stays on this device.',
    fr: 'Vos données ne servent qu’à vous répondre. Jusqu’à l’envoi, le texte reste sur cet appareil.',
    it: 'I Suoi dati servono solo per risponderLe. Fino all’invio il testo resta su questo dispositivo.',
  },
  captcha: {
    de: 'Zum Schutz vor Spam löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe (Captcha). Sie müssen nichts tun.',
    en: 'To keep spam out, your browser solves a small puzzle in the background (a captcha). There’s nothing you need to do.',
    fr: 'Contre les messages indésirables, votre navigateur effectue un petit calcul en arrière-plan (captcha). Vous n’avez rien à faire.',
    it: 'Contro lo spam il Suo browser risolve un piccolo calcolo in background (captcha). Lei non deve fare nulla.',
  },
  privacyLink: {
    de: 'Zum Datenschutz',
    en: 'How we handle data',
    fr: 'Protection des données',
    it: 'Protezione dei dati',
  },
  send: { de: 'Nachricht senden', en: 'Send message', fr: 'Envoyer le message', it: 'Inviare il messaggio' },
  promise: { de: '{rule:answer}', en: '{rule:answer}', fr: '{rule:answer}', it: '{rule:answer}' },
  sending: { de: 'Wird gesendet …', en: 'Sending…', fr: 'Envoi en cours…', it: 'Invio in corso…' },
  /** Preloaded, because nothing can be fetched offline. */
  offline: {
    de: 'Sie sind offline. Ihr Text bleibt auf diesem Gerät. Senden Sie ihn, sobald Sie wieder Empfang haben.',
    en: 'You’re offline. Your text stays on this device. Send it once you’re back online.',
    fr: 'Vous êtes hors ligne. Votre texte reste sur cet appareil. Envoyez-le dès que vous avez de nouveau du réseau.',
    it: 'Manca la connessione. Il Suo testo resta su questo dispositivo. Lo invii appena ha di nuovo campo.',
  },
})
