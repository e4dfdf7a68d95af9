import type { Language } from '#i18n/languages.ts'

interface VoucherGiftTexts {
  /** {sender} */
  subject: string
  subjectWithoutSender: string
  title: string
  /** {name} */
  greeting: string
  greetingWithoutName: string
  /** {sender}, {title}, {amount} */
  given: string
  /** {title}, {amount} */
  givenWithoutSender: string
  /** {date} */
  validUntil: string
  attached: string
  /** Why this mail came. */
  why: string
}

export const voucherGiftTexts: Record<Language, VoucherGiftTexts> = {
  de: {
    subject: 'Ein Gutschein von {sender}',
    subjectWithoutSender: 'Ein Gutschein für Sie',
    title: 'Ein Gutschein für Sie',
    greeting: 'Guten Tag {name}',
    greetingWithoutName: 'Guten Tag',
    given: '{sender} schenkt Ihnen diesen Gutschein: {title}, {amount}.',
    givenWithoutSender: 'Sie bekommen diesen Gutschein geschenkt: {title}, {amount}.',
    validUntil: 'Gültig bis {date}.',
    attached: 'Er liegt als PDF bei. Darauf stehen der Code und wie Sie ihn einlösen.',
    why: 'Sie bekommen diese E-Mail, weil beim Kauf des Gutscheins Ihre Adresse angegeben wurde. Für anderes verwenden wir sie nicht.',
  },
  en: {
    subject: 'A gift voucher from {sender}',
    subjectWithoutSender: 'A gift voucher for you',
    title: 'A gift voucher for you',
    greeting: 'Dear {name}',
    greetingWithoutName: 'Hello',
    given: '{sender} is giving you this voucher: {title}, {amount}.',
    givenWithoutSender: 'You have been given this voucher: {title}, {amount}.',
    validUntil: 'Valid until {date}.',
    attached: 'It is attached as a PDF, with the code and how to redeem it.',
    why: 'You are getting this e-mail because your address was given when the voucher was bought. We use it for nothing else.',
  },
  fr: {
    subject: 'Un bon cadeau de la part de {sender}',
    subjectWithoutSender: 'Un bon cadeau pour vous',
    title: 'Un bon cadeau pour vous',
    greeting: 'Bonjour {name}',
    greetingWithoutName: 'Bonjour',
    given: '{sender} vous offre ce bon\u202f: {title}, {amount}.',
    givenWithoutSender: 'On vous offre ce bon\u202f: {title}, {amount}.',
    validUntil: 'Valable jusqu’au {date}.',
    attached: 'Vous le trouvez en PDF dans cet e-mail, avec le code et la marche à suivre.',
    why: 'Vous recevez cet e-mail parce que votre adresse a été indiquée à l’achat du bon. Nous ne l’utilisons pour rien d’autre.',
  },
  it: {
    subject: 'Un buono regalo da parte di {sender}',
    subjectWithoutSender: 'Un buono regalo per Lei',
    title: 'Un buono regalo per Lei',
    greeting: 'Buongiorno {name}',
    greetingWithoutName: 'Buongiorno',
    given: '{sender} Le regala questo buono: {title}, {amount}.',
    givenWithoutSender: 'Le è stato regalato questo buono: {title}, {amount}.',
    validUntil: 'Valido fino al {date}.',
    attached: 'Lo trova allegato in PDF, con il codice e come si usa.',
    why: 'Riceve questa e-mail perché all’acquisto del buono è stato indicato il Suo indirizzo. Non lo usiamo per altro.',
  },
}
