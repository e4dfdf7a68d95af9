import type { Language } from '#i18n/languages.ts'

/** Words of the sender's copy. The owner's notice is German only and has its own. */
export interface InquiryMailTexts {
  /** {number} */
  subject: string
  title: string
  greeting: string
  /** {day}, {time} */
  promise: string
  number: string
  topic: string
  name: string
  yourWords: string
  /** Heading of the files' names. */
  files: string
  /** What to do when something is wrong with it. */
  reply: string
  /** For somebody whose address a stranger entered. */
  notYou: string
}

export const inquiryMailTexts: Record<Language, InquiryMailTexts> = {
  de: {
    subject: 'Ihre Nachricht {number} ist angekommen',
    title: 'Ihre Nachricht ist angekommen.',
    greeting: 'Guten Tag',
    promise: 'Danke für Ihre Nachricht. Wir antworten bis {day}, {time} Uhr.',
    number: 'Nummer',
    topic: 'Thema',
    name: 'Name',
    yourWords: 'Das haben Sie geschrieben',
    files: 'Angekommene Dateien',
    reply: 'Etwas vergessen? Antworten Sie einfach auf diese Nachricht.',
    notYou: 'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben. Sie müssen nichts tun.',
  },
  en: {
    subject: 'Your message {number} has arrived',
    title: 'Your message has arrived.',
    greeting: 'Hello',
    promise: 'Thank you for your message. We will reply by {time} on {day}.',
    number: 'Number',
    topic: 'Subject',
    name: 'Name',
    yourWords: 'What you wrote',
    files: 'Files we received',
    reply: 'Forgotten something? Just reply to this e-mail.',
    notYou: 'Not from you? Then somebody has entered your address. There is nothing you need to do.',
  },
  fr: {
    subject: 'Votre message n°\u00a0{number} est bien arrivé',
    title: 'Votre message est bien arrivé.',
    greeting: 'Bonjour,',
    promise: 'Merci de votre message. Nous répondons au plus tard le {day} à {time}.',
    number: 'Numéro',
    topic: 'Sujet',
    name: 'Nom',
    yourWords: 'Vous avez écrit',
    files: 'Fichiers reçus',
    reply: 'Un oubli\u202f? Répondez simplement à cet e-mail.',
    notYou:
      'Vous ne nous avez pas écrit\u202f? Quelqu’un a donc indiqué votre adresse. Vous n’avez rien à faire.',
  },
  it: {
    subject: 'Il Suo messaggio n. {number} è arrivato',
    title: 'Il Suo messaggio è arrivato.',
    greeting: 'Buongiorno',
    promise: 'Grazie del Suo messaggio. Termine per la nostra risposta: {day}, ore {time}.',
    number: 'Numero',
    topic: 'Argomento',
    name: 'Nome',
    yourWords: 'Che cosa ci ha scritto',
    files: 'File ricevuti',
    reply: 'Ha dimenticato qualcosa? Risponda semplicemente a questo messaggio.',
    notYou: 'Non ci ha scritto Lei? Allora qualcuno ha indicato il Suo indirizzo. Non deve fare nulla.',
  },
}
