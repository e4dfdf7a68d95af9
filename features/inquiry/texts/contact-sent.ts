import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Angekommen – Gratweg',
      en: 'Received – Gratweg',
      fr: 'Bien reçu – Gratweg',
      it: 'Arrivato – Gratweg',
    },
    description: {
      de: 'Ihre Nachricht oder Anfrage an Gratweg ist angekommen: Nummer, Zeitpunkt der Antwort und was als Nächstes geschieht.',
      en: 'Your message or enquiry has reached Gratweg: its number, when we’ll reply and what happens next.',
      fr: 'Votre message ou votre demande est bien arrivé chez Gratweg\u202f: le numéro, le délai de réponse et la suite.',
      it: 'Il Suo messaggio o la Sua richiesta è arrivata a Gratweg: il numero, entro quando rispondiamo e che cosa succede ora.',
    },
  },
  message: {
    number: {
      de: 'Nachricht {number}',
      en: 'Message {number}',
      fr: 'Message n°\u00a0{number}',
      it: 'Messaggio n. {number}',
    },
    title: {
      de: 'Ihre Nachricht ist angekommen.',
      en: 'Your message has arrived.',
      fr: 'Votre message est bien arrivé.',
      it: 'Il Suo messaggio è arrivato.',
    },
    read: {
      de: 'Jemand von uns liest Ihre Nachricht, kein Automat.',
      en: 'Your message will be read by one of us, not by a machine.',
      fr: 'Une personne lit votre message, pas une machine.',
      it: 'Una persona legge il Suo messaggio, non una macchina.',
    },
  },
  /** Project or team event. */
  request: {
    number: {
      de: 'Anfrage {number}',
      en: 'Enquiry {number}',
      fr: 'Demande n°\u00a0{number}',
      it: 'Richiesta n. {number}',
    },
    title: {
      de: 'Ihre Anfrage ist angekommen.',
      en: 'Your enquiry has arrived.',
      fr: 'Votre demande est bien arrivée.',
      it: 'La Sua richiesta è arrivata.',
    },
    read: {
      de: 'Jemand von uns liest Ihre Anfrage, kein Automat.',
      en: 'Your enquiry will be read by one of us, not by a machine.',
      fr: 'Une personne lit votre demande, pas une machine.',
      it: 'Una persona legge la Sua richiesta, non una macchina.',
    },
  },
  /** {day}: with its weekday, an office day */
  lead: {
    de: 'Wir antworten spätestens am {day}, {time} Uhr.',
    en: 'We’ll reply by {time} on {day}.',
    fr: 'Nous vous répondrons au plus tard le {day} à {time}.',
    it: 'Le rispondiamo entro {day}, ore {time}.',
  },
  /** {email}: masked. */
  copied: {
    de: 'Eine Bestätigung mit dieser Nummer geht an {email}.',
    en: 'A confirmation with this number is on its way to {email}.',
    fr: 'Une confirmation avec ce numéro part à l’adresse {email}.',
    it: 'Una conferma con questo numero va a {email}.',
  },
  /** Captcha not solved, or the address's daily limit reached. */
  notCopied: {
    de: 'Diesmal senden wir keine Bestätigung per E-Mail. Bitte notieren Sie sich die Nummer.',
    en: 'We’re not sending a confirmation by e-mail this time. Please make a note of the number.',
    fr: 'Cette fois, vous ne recevrez pas de confirmation par e-mail. Notez bien le numéro.',
    it: 'Questa volta non inviamo nessuna conferma per e-mail. Annoti il numero.',
  },
  quote: {
    title: {
      de: 'Ihre Offerte ist schon da.',
      en: 'Your quote is already here.',
      fr: 'Votre offre est déjà là.',
      it: 'La Sua offerta è già qui.',
    },
    text: {
      de: 'Ein verbindlicher Preis für Ihr Wunschdatum, als Seite und als PDF. Nur das Datum bestätigen wir noch, spätestens am {day}, {time} Uhr.',
      en: 'A binding price for the date you’d like, as a page and as a PDF. We only have to confirm the date, by {time} on {day} at the latest.',
      fr: 'Un prix ferme pour la date souhaitée, en page et en PDF. Il nous reste à confirmer la date, au plus tard le {day} à {time}.',
      it: 'Un prezzo vincolante per la data desiderata, come pagina e in PDF. Dobbiamo solo confermare la data, al più tardi {day}, ore {time}.',
    },
    open: { de: 'Offerte ansehen', en: 'See the quote', fr: 'Voir l’offre', it: 'Vedere l’offerta' },
  },
  next: { de: 'Wie es weitergeht', en: 'What happens next', fr: 'La suite', it: 'I prossimi passi' },
  steps: [
    {
      de: 'Unsere Antwort kommt per E-Mail an die Adresse, die Sie angegeben haben.',
      en: 'Our reply will come by e-mail, to the address you gave.',
      fr: 'Notre réponse vous parviendra par e-mail, à l’adresse que vous avez indiquée.',
      it: 'La nostra risposta arriva per e-mail all’indirizzo che ha indicato.',
    },
    {
      de: 'Kommt bis dahin nichts an, sehen Sie bitte im Spam-Ordner nach, oder rufen Sie an und nennen Sie die Nummer.',
      en: 'If nothing has arrived by then, please check your spam folder, or give us a ring and quote the number.',
      fr: 'Si rien n’arrive d’ici là, regardez dans le courrier indésirable, ou appelez-nous en indiquant le numéro.',
      it: 'Se entro allora non arriva nulla, controlli la posta indesiderata oppure ci telefoni indicando il numero.',
    },
  ],
  unknown: {
    title: {
      de: 'Diese Nachricht finden wir nicht.',
      en: 'We can’t find this message.',
      fr: 'Nous ne trouvons pas ce message.',
      it: 'Non troviamo questo messaggio.',
    },
    lead: {
      de: 'Der Link ist unvollständig oder gehört zu keiner Nachricht. Haben Sie eben eine gesendet, so liegt eine Bestätigung in Ihrem Postfach.',
      en: 'The link is incomplete or doesn’t match any message. If you’ve just sent one, you’ll find a confirmation in your inbox.',
      fr: 'Le lien est incomplet ou ne correspond à aucun message. Si vous venez d’en envoyer un, vous en avez la confirmation par e-mail.',
      it: 'Il link è incompleto o non appartiene a nessun messaggio. Se ne ha appena inviato uno, trova la conferma nella Sua posta.',
    },
  },
  toContact: { de: 'Zum Kontakt', en: 'Go to the contact page', fr: 'Nous contacter', it: 'Contattarci' },
  toCalendar: {
    de: 'Zum Event-Kalender',
    en: 'See the event calendar',
    fr: 'Voir l’agenda',
    it: 'Vedere il calendario',
  },
})
