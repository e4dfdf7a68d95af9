import { texts } from '#i18n/texts.ts'

export const voucherGiftTexts = texts({
  /** {sender} */
  subject: {
    de: 'Ein Gutschein von {sender}',
    en: 'A gift voucher from {sender}',
    fr: 'Un bon cadeau de la part de {sender}',
    it: 'Un buono regalo da parte di {sender}',
  },
  subjectWithoutSender: {
    de: 'Ein Gutschein für Sie',
    en: 'A gift voucher for you',
    fr: 'Un bon cadeau pour vous',
    it: 'Un buono regalo per Lei',
  },
  title: {
    de: 'Ein Gutschein für Sie',
    en: 'A gift voucher for you',
    fr: 'Un bon cadeau pour vous',
    it: 'Un buono regalo per Lei',
  },
  /** {name} */
  greeting: { de: 'Guten Tag {name}', en: 'Dear {name}', fr: 'Bonjour {name}', it: 'Buongiorno {name}' },
  greetingWithoutName: { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour', it: 'Buongiorno' },
  /** {sender}, {title}, {amount} */
  given: {
    de: '{sender} schenkt Ihnen diesen Gutschein: {title}, {amount}.',
    en: '{sender} is giving you this voucher: {title}, {amount}.',
    fr: '{sender} vous offre ce bon\u202f: {title}, {amount}.',
    it: '{sender} Le regala questo buono: {title}, {amount}.',
  },
  /** {title}, {amount} */
  givenWithoutSender: {
    de: 'Sie bekommen diesen Gutschein geschenkt: {title}, {amount}.',
    en: 'You have been given this voucher: {title}, {amount}.',
    fr: 'On vous offre ce bon\u202f: {title}, {amount}.',
    it: 'Le è stato regalato questo buono: {title}, {amount}.',
  },
  /** {date} */
  validUntil: {
    de: 'Gültig bis {date}.',
    en: 'Valid until {date}.',
    fr: 'Valable jusqu’au {date}.',
    it: 'Valido fino al {date}.',
  },
  attached: {
    de: 'Er liegt als PDF bei. Darauf stehen der Code und wie Sie ihn einlösen.',
    en: 'It is attached as a PDF, with the code and how to redeem it.',
    fr: 'Vous le trouvez en PDF dans cet e-mail, avec le code et la marche à suivre.',
    it: 'Lo trova allegato in PDF, con il codice e come si usa.',
  },
  /** Why this mail came. */
  why: {
    de: 'Sie bekommen diese E-Mail, weil beim Kauf des Gutscheins Ihre Adresse angegeben wurde. Für anderes verwenden wir sie nicht.',
    en: 'You are getting this e-mail because your address was given when the voucher was bought. We use it for nothing else.',
    fr: 'Vous recevez cet e-mail parce que votre adresse a été indiquée à l’achat du bon. Nous ne l’utilisons pour rien d’autre.',
    it: 'Riceve questa e-mail perché all’acquisto del buono è stato indicato il Suo indirizzo. Non lo usiamo per altro.',
  },
})
