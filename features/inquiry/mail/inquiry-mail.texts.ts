import { texts } from '#i18n/texts.ts'

export const inquiryMailTexts = texts({
  message: {
    /** {number} */
    subject: {
      de: 'Ihre Nachricht {number} ist angekommen',
      en: 'Your message {number} has arrived',
      fr: 'Votre message n°\u00a0{number} est bien arrivé',
      it: 'Il Suo messaggio n. {number} è arrivato',
    },
    title: {
      de: 'Ihre Nachricht ist angekommen.',
      en: 'Your message has arrived.',
      fr: 'Votre message est bien arrivé.',
      it: 'Il Suo messaggio è arrivato.',
    },
    /** {day}: with its weekday, {time} */
    promise: {
      de: 'Danke für Ihre Nachricht. Wir antworten spätestens am {day}, {time} Uhr.',
      en: 'Thank you for your message. We’ll reply by {time} on {day}.',
      fr: 'Merci de votre message. Nous vous répondrons au plus tard le {day} à {time}.',
      it: 'Grazie del Suo messaggio. Le rispondiamo entro {day}, ore {time}.',
    },
  },
  request: {
    subject: {
      de: 'Ihre Anfrage {number} ist angekommen',
      en: 'Your enquiry {number} has arrived',
      fr: 'Votre demande n°\u00a0{number} est bien arrivée',
      it: 'La Sua richiesta n. {number} è arrivata',
    },
    title: {
      de: 'Ihre Anfrage ist angekommen.',
      en: 'Your enquiry has arrived.',
      fr: 'Votre demande est bien arrivée.',
      it: 'La Sua richiesta è arrivata.',
    },
    promise: {
      de: 'Danke für Ihre Anfrage. Wir antworten spätestens am {day}, {time} Uhr.',
      en: 'Thank you for your enquiry. We’ll reply by {time} on {day}.',
      fr: 'Merci de votre demande. Nous vous répondrons au plus tard le {day} à {time}.',
      it: 'Grazie della Sua richiesta. Le rispondiamo entro {day}, ore {time}.',
    },
  },
  greeting: { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour,', it: 'Buongiorno' },
  number: { de: 'Nummer', en: 'Number', fr: 'Numéro', it: 'Numero' },
  phone: { de: 'Telefon', en: 'Phone', fr: 'Téléphone', it: 'Telefono' },
  withheld: {
    de: 'Ihren Text wiederholen wir hier nicht: Wir wissen noch nicht, ob diese E-Mail-Adresse Ihnen gehört.',
    en: 'We haven’t repeated your text here, because we don’t know yet whether this e-mail address is yours.',
    fr: 'Nous ne reprenons pas votre texte ici\u202f: nous ne savons pas encore si cette adresse e-mail est bien la vôtre.',
    it: 'Non riportiamo qui il Suo testo: non sappiamo ancora se questo indirizzo e-mail è Suo.',
  },
  reply: {
    de: 'Etwas vergessen? Antworten Sie einfach auf diese E-Mail.',
    en: 'Forgotten something? Just reply to this e-mail.',
    fr: 'Un oubli\u202f? Répondez simplement à cet e-mail.',
    it: 'Ha dimenticato qualcosa? Risponda semplicemente a questa e-mail.',
  },
  notYou: {
    de: 'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben. Sie müssen nichts tun.',
    en: 'Not from you? Then somebody else entered your address. There’s nothing you need to do.',
    fr: 'Vous ne nous avez pas écrit\u202f? Quelqu’un d’autre a donc indiqué votre adresse. Vous n’avez rien à faire.',
    it: 'Non ci ha scritto Lei? Allora qualcuno ha indicato il Suo indirizzo. Non deve fare nulla.',
  },
})
