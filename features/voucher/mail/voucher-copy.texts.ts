import type { Language } from '#i18n/languages.ts'

type OfNews = Record<'copy' | 'replaced' | 'from_booking', string>

interface VoucherCopyTexts {
  subject: OfNews
  title: OfNews
  greeting: string
  /** {title}, {amount}, {date} */
  attached: OfNews
  /** What a voucher in place of a payment is; {number} */
  fromBooking: string
  oldIsVoid: string
  code: string
  questions: string
}

export const voucherCopyTexts: Record<Language, VoucherCopyTexts> = {
  de: {
    subject: {
      copy: 'Ihr Gutschein noch einmal',
      replaced: 'Ihr neuer Gutschein',
      from_booking: 'Ihr Gutschein',
    },
    title: {
      copy: 'Ihr Gutschein noch einmal',
      replaced: 'Ihr neuer Gutschein',
      from_booking: 'Ihr Gutschein',
    },
    greeting: 'Guten Tag',
    attached: {
      copy: 'Im Anhang liegt Ihr Gutschein: {title}, noch {amount}, gültig bis {date}.',
      replaced: 'Im Anhang liegt der Ersatz für Ihren Gutschein: {title}, noch {amount}, gültig bis {date}.',
      from_booking:
        'Im Anhang liegt der Gutschein, den Sie anstelle des bezahlten Betrags gewählt haben: {title}, {amount}, gültig bis {date}.',
    },
    fromBooking: 'Gutschein aus Buchung {number}',
    oldIsVoid: 'Der alte Code gilt nicht mehr. Bitte werfen Sie den alten Gutschein weg.',
    code: 'Der Code und wie Sie ihn einlösen, stehen auf dem PDF.',
    questions: 'Stimmt etwas nicht, antworten Sie auf diese E-Mail.',
  },
  en: {
    subject: { copy: 'Your voucher once more', replaced: 'Your new voucher', from_booking: 'Your voucher' },
    title: { copy: 'Your voucher once more', replaced: 'Your new voucher', from_booking: 'Your voucher' },
    greeting: 'Hello',
    attached: {
      copy: 'Your voucher is attached: {title}, {amount} left, valid until {date}.',
      replaced: 'The replacement for your voucher is attached: {title}, {amount} left, valid until {date}.',
      from_booking:
        'The voucher that you chose in place of what you paid is attached: {title}, {amount}, valid until {date}.',
    },
    fromBooking: 'voucher from booking {number}',
    oldIsVoid: 'The old code is no longer valid. Please throw the old voucher away.',
    code: 'The code and how to redeem it are in the PDF.',
    questions: 'If anything is wrong, just reply to this e-mail.',
  },
  fr: {
    subject: {
      copy: 'Votre bon, une nouvelle fois',
      replaced: 'Votre nouveau bon',
      from_booking: 'Votre bon',
    },
    title: { copy: 'Votre bon, une nouvelle fois', replaced: 'Votre nouveau bon', from_booking: 'Votre bon' },
    greeting: 'Bonjour',
    attached: {
      copy: 'Votre bon est joint à cet e-mail\u202f: {title}, reste {amount}, valable jusqu’au {date}.',
      replaced:
        'Le bon qui remplace le vôtre est joint à cet e-mail\u202f: {title}, reste {amount}, valable jusqu’au {date}.',
      from_booking:
        'Le bon que vous avez choisi à la place du montant payé est joint à cet e-mail\u202f: {title}, {amount}, valable jusqu’au {date}.',
    },
    fromBooking: 'bon issu de la réservation {number}',
    oldIsVoid: 'L’ancien code n’est plus valable. Merci de jeter l’ancien bon.',
    code: 'Le code et la marche à suivre figurent dans le PDF.',
    questions: 'Si quelque chose ne va pas, répondez simplement à cet e-mail.',
  },
  it: {
    subject: {
      copy: 'Il Suo buono, ancora una volta',
      replaced: 'Il Suo nuovo buono',
      from_booking: 'Il Suo buono',
    },
    title: {
      copy: 'Il Suo buono, ancora una volta',
      replaced: 'Il Suo nuovo buono',
      from_booking: 'Il Suo buono',
    },
    greeting: 'Buongiorno',
    attached: {
      copy: 'In allegato trova il Suo buono: {title}, restano {amount}, valido fino al {date}.',
      replaced:
        'In allegato trova il buono che sostituisce il Suo: {title}, restano {amount}, valido fino al {date}.',
      from_booking:
        'In allegato trova il buono che ha scelto al posto dell’importo pagato: {title}, {amount}, valido fino al {date}.',
    },
    fromBooking: 'buono della prenotazione {number}',
    oldIsVoid: 'Il vecchio codice non vale più. Getti pure il vecchio buono.',
    code: 'Il codice e come si usa si trovano nel PDF.',
    questions: 'Se qualcosa non va, risponda a questa e-mail.',
  },
}
