import { texts } from '#i18n/texts.ts'

/**
 * Money of a booking, on its page, in its mails and in the back office. All placeholders are amounts except {code},
 * {level} and {n}.
 */
export default texts({
  paid: {
    de: 'Bezahlt haben Sie {paid}.',
    en: 'You paid {paid}.',
    fr: 'Vous avez payé {paid}.',
    it: 'Ha pagato {paid}.',
  },
  paidPartly: {
    de: 'Bezahlt haben Sie {paid}, davon {voucher} mit einem Gutschein.',
    en: 'You paid {paid}, of which {voucher} with a voucher.',
    fr: 'Vous avez payé {paid}, dont {voucher} avec un bon.',
    it: 'Ha pagato {paid}, di cui {voucher} con un buono.',
  },
  paidByVoucher: {
    de: 'Bezahlt haben Sie {paid} mit einem Gutschein.',
    en: 'You paid {paid} with a voucher.',
    fr: 'Vous avez payé {paid} avec un bon.',
    it: 'Ha pagato {paid} con un buono.',
  },
  kept: {
    de: 'Davon behalten wir {kept} als Stornogebühr nach den Geschäftsbedingungen.',
    en: 'Of this we keep {kept} as the cancellation fee under the terms and conditions.',
    fr: 'Nous en gardons {kept} à titre de frais d’annulation selon les conditions générales.',
    it: 'Ne tratteniamo {kept} come spese di annullamento secondo le condizioni generali.',
  },
  /** Nothing paid yet. */
  fee: {
    de: 'Es fällt eine Stornogebühr von {due} an, wie in den Geschäftsbedingungen beschrieben.',
    en: 'A cancellation fee of {due} applies, as set out in the terms and conditions.',
    fr: 'Des frais d’annulation de {due} s’appliquent, selon les conditions générales.',
    it: 'Si applicano spese di annullamento di {due}, secondo le condizioni generali.',
  },
  /** Partly paid. */
  due: {
    de: 'Die Stornogebühr beträgt {fee}; {due} davon sind noch zu bezahlen.',
    en: 'The cancellation fee is {fee}, of which {due} is still to be paid.',
    fr: 'Les frais d’annulation s’élèvent à {fee}, dont {due} restent à payer.',
    it: 'Le spese di annullamento sono di {fee}, di cui {due} ancora da pagare.',
  },
  refunded: {
    de: '{amount} sind zurückerstattet. Auf Ihrem Konto erscheinen sie in einigen Tagen.',
    en: 'We’ve refunded {amount}. It should reach your account in a few days.',
    fr: 'Nous vous avons remboursé {amount}. Le montant apparaîtra sur votre compte dans quelques jours.',
    it: 'Le abbiamo rimborsato {amount}. L’importo compare sul Suo conto fra qualche giorno.',
  },
  /** {n}: days */
  refund: {
    de: '{amount} erstatten wir innert {n} Tagen mit demselben Zahlungsmittel zurück.',
    en: 'We’ll refund {amount} within {n} days, the way you paid.',
    fr: 'Nous vous remboursons {amount} dans les {n} jours, par le même moyen de paiement.',
    it: 'Le rimborsiamo {amount} entro {n} giorni, con lo stesso mezzo di pagamento.',
  },
  failed: {
    de: '{amount} konnten wir noch nicht zurückerstatten. Wir kümmern uns darum und melden uns bei Ihnen.',
    en: 'We haven’t been able to refund {amount} yet. We’re looking into it and will contact you.',
    fr: 'Nous n’avons pas encore pu vous rembourser {amount}. Nous nous en occupons et vous contacterons.',
    it: 'Non abbiamo ancora potuto rimborsarLe {amount}. Ce ne occupiamo e La contatteremo.',
  },
  /** A dispute is open. */
  contested: {
    de: 'Ihre Bank klärt die Zahlung; bis sie entschieden hat, erstatten wir nichts zurück.',
    en: 'Your bank is looking into the payment; until it has decided, we can’t refund anything.',
    fr: 'Votre banque examine le paiement\u202f; tant qu’elle n’a pas décidé, nous ne remboursons rien.',
    it: 'La Sua banca sta verificando il pagamento; finché non ha deciso, non possiamo rimborsare nulla.',
  },
  /** Where a fee is kept or due: what may still happen. */
  ifReplaced: {
    de: 'Rückt jemand von der Warteliste nach, geben wir die Stornogebühr für diesen Platz zurück.',
    en: 'If somebody from the waiting list takes the place, we give back the cancellation fee for it.',
    fr: 'Si quelqu’un de la liste d’attente prend la place, nous rendons les frais d’annulation correspondants.',
    it: 'Se qualcuno della lista d’attesa prende il posto, restituiamo le relative spese di annullamento.',
  },
  /** Chosen instead of a refund. */
  credited: {
    de: 'Für {amount} haben Sie einen Gutschein erhalten.',
    en: 'You have received a voucher for {amount}.',
    fr: 'Vous avez reçu un bon de {amount}.',
    it: 'Ha ricevuto un buono di {amount}.',
  },
  /** Lost dispute. */
  withdrawn: {
    de: '{amount} hat Ihre Bank zurückgeholt.',
    en: 'Your bank has taken back {amount}.',
    fr: 'Votre banque a repris {amount}.',
    it: 'La Sua banca ha ripreso {amount}.',
  },
  /** After a move, on another date: {counts} of the money and the voucher, {voucher} the latter. */
  carried: {
    de: 'Was Sie bezahlt haben, {counts}, gilt für das neue Datum.',
    en: 'What you paid, {counts}, counts for the new date.',
    fr: 'Ce que vous avez payé, soit {counts}, vaut pour la nouvelle date.',
    it: 'Quanto ha pagato, cioè {counts}, vale per la nuova data.',
  },
  carriedPartly: {
    de: 'Was Sie bezahlt haben, {counts}, davon {voucher} mit einem Gutschein, gilt für das neue Datum.',
    en: 'What you paid, {counts}, of which {voucher} by voucher, counts for the new date.',
    fr: 'Ce que vous avez payé, soit {counts}, dont {voucher} avec un bon, vaut pour la nouvelle date.',
    it: 'Quanto ha pagato, cioè {counts}, di cui {voucher} con un buono, vale per la nuova data.',
  },
  carriedByVoucher: {
    de: 'Was Sie mit einem Gutschein bezahlt haben, {counts}, gilt für das neue Datum.',
    en: 'What you paid by voucher, {counts}, counts for the new date.',
    fr: 'Ce que vous avez payé avec un bon, soit {counts}, vaut pour la nouvelle date.',
    it: 'Quanto ha pagato con un buono, cioè {counts}, vale per la nuova data.',
  },
  /** After a change for a fee. */
  feeIncluded: {
    de: 'Für aufgegebene Plätze fällt nach den Geschäftsbedingungen eine Stornogebühr von {fee} an; sie ist im Preis enthalten.',
    en: 'For places given up a cancellation fee of {fee} applies under the terms and conditions; the price includes it.',
    fr: 'Pour les places abandonnées, des frais d’annulation de {fee} s’appliquent selon les conditions générales\u202f; le prix les comprend.',
    it: 'Per i posti lasciati si applicano spese di annullamento di {fee} secondo le condizioni generali; il prezzo le comprende.',
  },
  /** Cancelled where no money moved. */
  nothing: {
    de: 'Sie haben nichts bezahlt, und es bleibt nichts zu bezahlen.',
    en: 'You’ve paid nothing, and there’s nothing to pay.',
    fr: 'Vous n’avez rien payé et ne nous devez rien.',
    it: 'Non ha pagato nulla e non ci deve nulla.',
  },
  /** {code}: the last four characters */
  voucher: {
    valueBack: {
      de: 'Gutschein …{code}: {back} sind wieder gutgeschrieben. Er ist jetzt {worth} wert.',
      en: 'Voucher …{code}: {back} has been credited again. It’s now worth {worth}.',
      fr: 'Bon …{code}\u202f: {back} y sont de nouveau crédités. Il vaut maintenant {worth}.',
      it: 'Buono …{code}: {back} sono stati riaccreditati. Ora vale {worth}.',
    },
    valueWorth: {
      de: 'Gutschein …{code}: Er ist jetzt {worth} wert.',
      en: 'Voucher …{code}: it’s now worth {worth}.',
      fr: 'Bon …{code}\u202f: il vaut maintenant {worth}.',
      it: 'Buono …{code}: ora vale {worth}.',
    },
    valueKept: {
      de: 'Gutschein …{code}: Er deckt die Stornogebühr. Auf ihn kommt nichts zurück.',
      en: 'Voucher …{code}: it covers the cancellation fee. Nothing is credited back to it.',
      fr: 'Bon …{code}\u202f: il couvre les frais d’annulation. Rien n’y est recrédité.',
      it: 'Buono …{code}: copre le spese di annullamento. Non vi viene riaccreditato nulla.',
    },
    courseBack: {
      de: 'Kursgutschein …{code}: Er gilt wieder für einen Platz in einem Kurs der Stufe {level}.',
      en: 'Course voucher …{code}: it’s valid again for one place on a level {level} course.',
      fr: 'Bon pour un stage …{code}\u202f: il est de nouveau valable pour une place dans un stage de niveau {level}.',
      it: 'Buono per un corso …{code}: è di nuovo valido per un posto in un corso di livello {level}.',
    },
    courseKept: {
      de: 'Kursgutschein …{code}: Er deckt die Stornogebühr und bleibt eingelöst. Ein Kursgutschein kommt nur als Ganzes zurück.',
      en: 'Course voucher …{code}: it covers the cancellation fee and stays redeemed. A course voucher is only ever returned whole.',
      fr: 'Bon pour un stage …{code}\u202f: il couvre les frais d’annulation et reste utilisé. Un bon pour un stage n’est rendu qu’en entier.',
      it: 'Buono per un corso …{code}: copre le spese di annullamento e resta utilizzato. Un buono per un corso viene restituito solo intero.',
    },
    used: {
      de: 'Gutschein …{code}: Er war wieder gutgeschrieben und ist seither eingelöst.',
      en: 'Voucher …{code}: it was credited again and has been redeemed since.',
      fr: 'Bon …{code}\u202f: il avait été recrédité et a été utilisé depuis.',
      it: 'Buono …{code}: era stato riaccreditato ed è stato poi utilizzato.',
    },
    voided: {
      de: 'Gutschein …{code}: Er ist ungültig, weil sein Kaufpreis zurückerstattet ist. Auf ihn kommt nichts zurück.',
      en: 'Voucher …{code}: it’s void, because its price has been refunded. Nothing is credited back to it.',
      fr: 'Bon …{code}\u202f: il n’est plus valable, car son prix a été remboursé. Rien n’y est recrédité.',
      it: 'Buono …{code}: non è più valido, perché il prezzo è stato rimborsato. Non vi viene riaccreditato nulla.',
    },
    suspended: {
      de: 'Gutschein …{code}: Er gilt nicht, weil sein Kaufpreis gerade zurückerstattet wird. Auf ihn kommt nichts zurück, ausser die Rückerstattung scheitert.',
      en: 'Voucher …{code}: it isn’t valid, because its price is being refunded. Nothing is credited back to it unless that refund fails.',
      fr: 'Bon …{code}\u202f: il n’est pas valable, car son prix est en cours de remboursement. Rien n’y est recrédité, sauf si ce remboursement échoue.',
      it: 'Buono …{code}: non è valido, perché il prezzo è in corso di rimborso. Non vi viene riaccreditato nulla, salvo che il rimborso non riesca.',
    },
    expired: {
      de: 'Gutschein …{code}: Er ist abgelaufen und lässt sich nicht mehr einlösen.',
      en: 'Voucher …{code}: it has expired and can no longer be redeemed.',
      fr: 'Bon …{code}\u202f: il est échu et ne peut plus être utilisé.',
      it: 'Buono …{code}: è scaduto e non si può più utilizzare.',
    },
  },
  /** Before a cancellation is confirmed. */
  before: {
    free: {
      de: 'Heute stornieren Sie kostenlos.',
      en: 'Today you can cancel free of charge.',
      fr: 'Aujourd’hui, vous annulez sans frais.',
      it: 'Oggi può annullare senza spese.',
    },
    kept: {
      de: 'Stornieren Sie heute, behalten wir nach den Geschäftsbedingungen {kept} von den bezahlten {paid}.',
      en: 'If you cancel today, we keep {kept} of the {paid} paid, under the terms and conditions.',
      fr: 'Si vous annulez aujourd’hui, nous gardons {kept} des {paid} payés, selon les conditions générales.',
      it: 'Se annulla oggi, secondo le condizioni generali tratteniamo {kept} dei {paid} pagati.',
    },
    fee: {
      de: 'Stornieren Sie heute, fällt nach den Geschäftsbedingungen eine Stornogebühr von {due} an.',
      en: 'If you cancel today, a cancellation fee of {due} applies under the terms and conditions.',
      fr: 'Si vous annulez aujourd’hui, des frais de {due} s’appliquent selon les conditions générales.',
      it: 'Se annulla oggi, secondo le condizioni generali si applicano spese di {due}.',
    },
    due: {
      de: 'Die Stornogebühr beträgt {fee}; {due} davon sind noch zu bezahlen.',
      en: 'The cancellation fee is {fee}, of which {due} is still to be paid.',
      fr: 'Les frais d’annulation s’élèvent à {fee}, dont {due} restent à payer.',
      it: 'Le spese di annullamento sono di {fee}, di cui {due} ancora da pagare.',
    },
    refund: {
      de: '{amount} erstatten wir innert {n} Tagen mit demselben Zahlungsmittel zurück.',
      en: 'We’ll refund {amount} within {n} days, the way you paid.',
      fr: 'Nous vous remboursons {amount} dans les {n} jours, par le même moyen de paiement.',
      it: 'Le rimborsiamo {amount} entro {n} giorni, con lo stesso mezzo di pagamento.',
    },
    voucher: {
      valueBack: {
        de: 'Auf den Gutschein …{code} kommen {back} zurück. Er ist danach {worth} wert.',
        en: '{back} will be credited back to voucher …{code}. It will then be worth {worth}.',
        fr: '{back} seront recrédités sur le bon …{code}. Il vaudra alors {worth}.',
        it: 'Sul buono …{code} vengono riaccreditati {back}. Poi varrà {worth}.',
      },
      courseBack: {
        de: 'Der Kursgutschein …{code} gilt danach wieder für einen Platz in einem Kurs der Stufe {level}.',
        en: 'Course voucher …{code} will then be valid again for one place on a level {level} course.',
        fr: 'Le bon pour un stage …{code} sera de nouveau valable pour une place dans un stage de niveau {level}.',
        it: 'Il buono per un corso …{code} sarà di nuovo valido per un posto in un corso di livello {level}.',
      },
    },
  },
  /** Under the price, of a booking that stands. */
  feeLine: {
    de: 'davon Stornogebühr',
    en: 'of which cancellation fee',
    fr: 'dont frais d’annulation',
    it: 'di cui spese di annullamento',
  },
  lines: {
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    byVoucher: {
      de: 'davon mit Gutschein',
      en: 'of which by voucher',
      fr: 'dont avec un bon',
      it: 'di cui con buono',
    },
    kept: {
      de: 'Einbehalten (Stornogebühr)',
      en: 'Kept (cancellation fee)',
      fr: 'Retenu (frais d’annulation)',
      it: 'Trattenuto (spese di annullamento)',
    },
    refunded: { de: 'Zurückerstattet', en: 'Refunded', fr: 'Remboursé', it: 'Rimborsato' },
    withdrawn: {
      de: 'Von der Bank zurückgeholt',
      en: 'Taken back by the bank',
      fr: 'Repris par la banque',
      it: 'Ripreso dalla banca',
    },
    refund: { de: 'Wird zurückerstattet', en: 'To be refunded', fr: 'À rembourser', it: 'Da rimborsare' },
    credited: {
      de: 'Als neuer Gutschein',
      en: 'As a new voucher',
      fr: 'Sous forme de nouveau bon',
      it: 'Come nuovo buono',
    },
    onHold: {
      de: 'Wartet auf den Entscheid der Bank',
      en: 'Waiting for the bank’s decision',
      fr: 'En attente de la décision de la banque',
      it: 'In attesa della decisione della banca',
    },
    failed: {
      de: 'Rückerstattung gescheitert',
      en: 'Refund failed',
      fr: 'Échec du remboursement',
      it: 'Rimborso non riuscito',
    },
    voucherBack: {
      de: 'Zurück auf dem Gutschein',
      en: 'Back on the voucher',
      fr: 'Recrédité sur le bon',
      it: 'Riaccreditato sul buono',
    },
    voucherLost: {
      de: 'Gutschein ungültig, kommt nicht zurück',
      en: 'Voucher void, not returned',
      fr: 'Bon non valable, rien n’est rendu',
      it: 'Buono non valido, nessun riaccredito',
    },
    due: { de: 'Noch zu bezahlen', en: 'Still to pay', fr: 'Reste à payer', it: 'Ancora da pagare' },
  },
})
