import type { Language } from '#i18n/languages.ts'

interface Opening {
  /** {number} */
  subject: string
  title: string
  /** {day}: with its weekday, {time} */
  promise: string
}

/** Of the sender's confirmation; the owner's notice is German only. */
export interface InquiryMailTexts {
  message: Opening
  request: Opening
  greeting: string
  number: string
  phone: string
  withheld: string
  reply: string
  notYou: string
}

export const inquiryMailTexts: Record<Language, InquiryMailTexts> = {
  de: {
    message: {
      subject: 'Ihre Nachricht {number} ist angekommen',
      title: 'Ihre Nachricht ist angekommen.',
      promise: 'Danke für Ihre Nachricht. Wir antworten spätestens am {day}, {time} Uhr.',
    },
    request: {
      subject: 'Ihre Anfrage {number} ist angekommen',
      title: 'Ihre Anfrage ist angekommen.',
      promise: 'Danke für Ihre Anfrage. Wir antworten spätestens am {day}, {time} Uhr.',
    },
    greeting: 'Guten Tag',
    number: 'Nummer',
    phone: 'Telefon',
    withheld:
      'Ihren Text wiederholen wir hier nicht: Wir wissen noch nicht, ob diese E-Mail-Adresse Ihnen gehört.',
    reply: 'Etwas vergessen? Antworten Sie einfach auf diese E-Mail.',
    notYou: 'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben. Sie müssen nichts tun.',
  },
  en: {
    message: {
      subject: 'Your message {number} has arrived',
      title: 'Your message has arrived.',
      promise: 'Thank you for your message. We’ll reply by {time} on {day}.',
    },
    request: {
      subject: 'Your enquiry {number} has arrived',
      title: 'Your enquiry has arrived.',
      promise: 'Thank you for your enquiry. We’ll reply by {time} on {day}.',
    },
    greeting: 'Hello',
    number: 'Number',
    phone: 'Phone',
    withheld:
      'We haven’t repeated your text here, because we don’t know yet whether this e-mail address is yours.',
    reply: 'Forgotten something? Just reply to this e-mail.',
    notYou: 'Not from you? Then somebody else entered your address. There’s nothing you need to do.',
  },
  fr: {
    message: {
      subject: 'Votre message n°\u00a0{number} est bien arrivé',
      title: 'Votre message est bien arrivé.',
      promise: 'Merci de votre message. Nous vous répondrons au plus tard le {day} à {time}.',
    },
    request: {
      subject: 'Votre demande n°\u00a0{number} est bien arrivée',
      title: 'Votre demande est bien arrivée.',
      promise: 'Merci de votre demande. Nous vous répondrons au plus tard le {day} à {time}.',
    },
    greeting: 'Bonjour,',
    number: 'Numéro',
    phone: 'Téléphone',
    withheld:
      'Nous ne reprenons pas votre texte ici\u202f: nous ne savons pas encore si cette adresse e-mail est bien la vôtre.',
    reply: 'Un oubli\u202f? Répondez simplement à cet e-mail.',
    notYou:
      'Vous ne nous avez pas écrit\u202f? Quelqu’un d’autre a donc indiqué votre adresse. Vous n’avez rien à faire.',
  },
  it: {
    message: {
      subject: 'Il Suo messaggio n. {number} è arrivato',
      title: 'Il Suo messaggio è arrivato.',
      promise: 'Grazie del Suo messaggio. Le rispondiamo entro {day}, ore {time}.',
    },
    request: {
      subject: 'La Sua richiesta n. {number} è arrivata',
      title: 'La Sua richiesta è arrivata.',
      promise: 'Grazie della Sua richiesta. Le rispondiamo entro {day}, ore {time}.',
    },
    greeting: 'Buongiorno',
    number: 'Numero',
    phone: 'Telefono',
    withheld: 'Non riportiamo qui il Suo testo: non sappiamo ancora se questo indirizzo e-mail è Suo.',
    reply: 'Ha dimenticato qualcosa? Risponda semplicemente a questa e-mail.',
    notYou: 'Non ci ha scritto Lei? Allora qualcuno ha indicato il Suo indirizzo. Non deve fare nulla.',
  },
}
