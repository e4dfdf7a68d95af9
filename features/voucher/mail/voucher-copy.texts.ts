import type { Language } from '#i18n/languages.ts'

interface VoucherCopyTexts {
  subject: { copy: string; replaced: string }
  title: { copy: string; replaced: string }
  greeting: string
  /** {title}, {amount}, {date} */
  attached: { copy: string; replaced: string }
  oldIsVoid: string
  code: string
  questions: string
}

export const voucherCopyTexts: Record<Language, VoucherCopyTexts> = {
  de: {
    subject: { copy: 'Ihr Gutschein noch einmal', replaced: 'Ihr neuer Gutschein' },
    title: { copy: 'Ihr Gutschein noch einmal', replaced: 'Ihr neuer Gutschein' },
    greeting: 'Guten Tag',
    attached: {
      copy: 'Im Anhang liegt Ihr Gutschein: {title}, noch {amount}, gültig bis {date}.',
      replaced: 'Im Anhang liegt der Ersatz für Ihren Gutschein: {title}, noch {amount}, gültig bis {date}.',
    },
    oldIsVoid: 'Der alte Code gilt nicht mehr. Bitte werfen Sie den alten Gutschein weg.',
    code: 'Der Code und wie Sie ihn einlösen, stehen auf dem PDF.',
    questions: 'Stimmt etwas nicht, antworten Sie auf diese E-Mail.',
  },
  en: {
    subject: { copy: 'Your voucher once more', replaced: 'Your new voucher' },
    title: { copy: 'Your voucher once more', replaced: 'Your new voucher' },
    greeting: 'Hello',
    attached: {
      copy: 'Your voucher is attached: {title}, {amount} left, valid until {date}.',
      replaced: 'The replacement for your voucher is attached: {title}, {amount} left, valid until {date}.',
    },
    oldIsVoid: 'The old code is no longer valid. Please throw the old voucher away.',
    code: 'The code and how to redeem it are in the PDF.',
    questions: 'If anything is wrong, just reply to this e-mail.',
  },
  fr: {
    subject: { copy: 'Votre bon, une nouvelle fois', replaced: 'Votre nouveau bon' },
    title: { copy: 'Votre bon, une nouvelle fois', replaced: 'Votre nouveau bon' },
    greeting: 'Bonjour',
    attached: {
      copy: 'Votre bon est joint à cet e-mail\u202f: {title}, reste {amount}, valable jusqu’au {date}.',
      replaced:
        'Le bon qui remplace le vôtre est joint à cet e-mail\u202f: {title}, reste {amount}, valable jusqu’au {date}.',
    },
    oldIsVoid: 'L’ancien code n’est plus valable. Merci de jeter l’ancien bon.',
    code: 'Le code et la marche à suivre figurent dans le PDF.',
    questions: 'Si quelque chose ne va pas, répondez simplement à cet e-mail.',
  },
  it: {
    subject: { copy: 'Il Suo buono, ancora una volta', replaced: 'Il Suo nuovo buono' },
    title: { copy: 'Il Suo buono, ancora una volta', replaced: 'Il Suo nuovo buono' },
    greeting: 'Buongiorno',
    attached: {
      copy: 'In allegato trova il Suo buono: {title}, restano {amount}, valido fino al {date}.',
      replaced:
        'In allegato trova il buono che sostituisce il Suo: {title}, restano {amount}, valido fino al {date}.',
    },
    oldIsVoid: 'Il vecchio codice non vale più. Getti pure il vecchio buono.',
    code: 'Il codice e come si usa si trovano nel PDF.',
    questions: 'Se qualcosa non va, risponda a questa e-mail.',
  },
}
