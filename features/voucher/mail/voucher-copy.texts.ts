import { texts } from '#i18n/texts.ts'

export const voucherCopyTexts = texts({
  subject: {
    copy: {
      de: 'Ihr Gutschein noch einmal',
      en: 'Your voucher once more',
      fr: 'Votre bon, une nouvelle fois',
      it: 'Il Suo buono, ancora una volta',
    },
    replaced: {
      de: 'Ihr neuer Gutschein',
      en: 'Your new voucher',
      fr: 'Votre nouveau bon',
      it: 'Il Suo nuovo buono',
    },
    from_booking: { de: 'Ihr Gutschein', en: 'Your voucher', fr: 'Votre bon', it: 'Il Suo buono' },
  },
  title: {
    copy: {
      de: 'Ihr Gutschein noch einmal',
      en: 'Your voucher once more',
      fr: 'Votre bon, une nouvelle fois',
      it: 'Il Suo buono, ancora una volta',
    },
    replaced: {
      de: 'Ihr neuer Gutschein',
      en: 'Your new voucher',
      fr: 'Votre nouveau bon',
      it: 'Il Suo nuovo buono',
    },
    from_booking: { de: 'Ihr Gutschein', en: 'Your voucher', fr: 'Votre bon', it: 'Il Suo buono' },
  },
  greeting: { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour', it: 'Buongiorno' },
  /** {title}, {amount}, {date} */
  attached: {
    copy: {
      de: 'Im Anhang liegt Ihr Gutschein: {title}, noch {amount}, gültig bis {date}.',
      en: 'Your voucher is attached: {title}, {amount} left, valid until {date}.',
      fr: 'Votre bon est joint à cet e-mail\u202f: {title}, reste {amount}, valable jusqu’au {date}.',
      it: 'In allegato trova il Suo buono: {title}, restano {amount}, valido fino al {date}.',
    },
    replaced: {
      de: 'Im Anhang liegt der Ersatz für Ihren Gutschein: {title}, noch {amount}, gültig bis {date}.',
      en: 'The replacement for your voucher is attached: {title}, {amount} left, valid until {date}.',
      fr: 'Le bon qui remplace le vôtre est joint à cet e-mail\u202f: {title}, reste {amount}, valable jusqu’au {date}.',
      it: 'In allegato trova il buono che sostituisce il Suo: {title}, restano {amount}, valido fino al {date}.',
    },
    from_booking: {
      de: 'Im Anhang liegt der Gutschein, den Sie anstelle des bezahlten Betrags gewählt haben: {title}, {amount}, gültig bis {date}.',
      en: 'The voucher that you chose in place of what you paid is attached: {title}, {amount}, valid until {date}.',
      fr: 'Le bon que vous avez choisi à la place du montant payé est joint à cet e-mail\u202f: {title}, {amount}, valable jusqu’au {date}.',
      it: 'In allegato trova il buono che ha scelto al posto dell’importo pagato: {title}, {amount}, valido fino al {date}.',
    },
  },
  /** What a voucher in place of a payment is; {number} */
  fromBooking: {
    de: 'Gutschein aus Buchung {number}',
    en: 'voucher from booking {number}',
    fr: 'bon issu de la réservation {number}',
    it: 'buono della prenotazione {number}',
  },
  oldIsVoid: {
    de: 'Der alte Code gilt nicht mehr. Bitte werfen Sie den alten Gutschein weg.',
    en: 'The old code is no longer valid. Please throw the old voucher away.',
    fr: 'L’ancien code n’est plus valable. Merci de jeter l’ancien bon.',
    it: 'Il vecchio codice non vale più. Getti pure il vecchio buono.',
  },
  code: {
    de: 'Der Code und wie Sie ihn einlösen, stehen auf dem PDF.',
    en: 'The code and how to redeem it are in the PDF.',
    fr: 'Le code et la marche à suivre figurent dans le PDF.',
    it: 'Il codice e come si usa si trovano nel PDF.',
  },
  questions: {
    de: 'Stimmt etwas nicht, antworten Sie auf diese E-Mail.',
    en: 'If anything is wrong, just reply to this e-mail.',
    fr: 'Si quelque chose ne va pas, répondez simplement à cet e-mail.',
    it: 'Se qualcosa non va, risponda a questa e-mail.',
  },
})
