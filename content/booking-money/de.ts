/**
 * Money of a booking, on its page, in its mails and in the back office. All placeholders are amounts except {code},
 * {level} and {n}.
 */
const de = {
  paid: 'Bezahlt haben Sie {paid}.',
  paidPartly: 'Bezahlt haben Sie {paid}, davon {voucher} mit einem Gutschein.',
  paidByVoucher: 'Bezahlt haben Sie {paid} mit einem Gutschein.',
  kept: 'Davon behalten wir {kept} als Stornogebühr nach den Geschäftsbedingungen.',
  /** Nothing paid yet. */
  fee: 'Es fällt eine Stornogebühr von {due} an, wie in den Geschäftsbedingungen beschrieben.',
  /** Partly paid. */
  due: 'Die Stornogebühr beträgt {fee}; {due} davon sind noch zu bezahlen.',
  refunded: '{amount} sind zurückerstattet. Auf Ihrem Konto erscheinen sie in einigen Tagen.',
  /** {n}: days */
  refund: '{amount} erstatten wir innert {n} Tagen mit demselben Zahlungsmittel zurück.',
  failed: '{amount} konnten wir noch nicht zurückerstatten. Wir kümmern uns darum und melden uns bei Ihnen.',
  /** A dispute is open. */
  contested: 'Ihre Bank klärt die Zahlung; bis sie entschieden hat, erstatten wir nichts zurück.',
  /** Where a fee is kept or due: what may still happen. */
  ifReplaced: 'Rückt jemand von der Warteliste nach, geben wir die Stornogebühr für diesen Platz zurück.',
  /** Chosen instead of a refund. */
  credited: 'Für {amount} haben Sie einen Gutschein erhalten.',
  /** Lost dispute. */
  withdrawn: '{amount} hat Ihre Bank zurückgeholt.',
  /** After a move, on another date: {counts} of the money and the voucher, {voucher} the latter. */
  carried: 'Was Sie bezahlt haben, {counts}, gilt für das neue Datum.',
  carriedPartly:
    'Was Sie bezahlt haben, {counts}, davon {voucher} mit einem Gutschein, gilt für das neue Datum.',
  carriedByVoucher: 'Was Sie mit einem Gutschein bezahlt haben, {counts}, gilt für das neue Datum.',
  /** After a change for a fee. */
  feeIncluded:
    'Für aufgegebene Plätze fällt nach den Geschäftsbedingungen eine Stornogebühr von {fee} an; sie ist im Preis enthalten.',
  /** Cancelled where no money moved. */
  nothing: 'Sie haben nichts bezahlt, und es bleibt nichts zu bezahlen.',
  /** {code}: the last four characters */
  voucher: {
    valueBack: 'Gutschein …{code}: {back} sind wieder gutgeschrieben. Er ist jetzt {worth} wert.',
    valueWorth: 'Gutschein …{code}: Er ist jetzt {worth} wert.',
    valueKept: 'Gutschein …{code}: Er deckt die Stornogebühr. Auf ihn kommt nichts zurück.',
    courseBack: 'Kursgutschein …{code}: Er gilt wieder für einen Platz in einem Kurs der Stufe {level}.',
    courseKept:
      'Kursgutschein …{code}: Er deckt die Stornogebühr und bleibt eingelöst. Ein Kursgutschein kommt nur als Ganzes zurück.',
    used: 'Gutschein …{code}: Er war wieder gutgeschrieben und ist seither eingelöst.',
    voided:
      'Gutschein …{code}: Er ist ungültig, weil sein Kaufpreis zurückerstattet ist. Auf ihn kommt nichts zurück.',
    suspended:
      'Gutschein …{code}: Er gilt nicht, weil sein Kaufpreis gerade zurückerstattet wird. Auf ihn kommt nichts zurück, ausser die Rückerstattung scheitert.',
    expired: 'Gutschein …{code}: Er ist abgelaufen und lässt sich nicht mehr einlösen.',
  },
  /** Before a cancellation is confirmed. */
  before: {
    free: 'Heute stornieren Sie kostenlos.',
    kept: 'Stornieren Sie heute, behalten wir nach den Geschäftsbedingungen {kept} von den bezahlten {paid}.',
    fee: 'Stornieren Sie heute, fällt nach den Geschäftsbedingungen eine Stornogebühr von {due} an.',
    due: 'Die Stornogebühr beträgt {fee}; {due} davon sind noch zu bezahlen.',
    refund: '{amount} erstatten wir innert {n} Tagen mit demselben Zahlungsmittel zurück.',
    voucher: {
      valueBack: 'Auf den Gutschein …{code} kommen {back} zurück. Er ist danach {worth} wert.',
      courseBack:
        'Der Kursgutschein …{code} gilt danach wieder für einen Platz in einem Kurs der Stufe {level}.',
    },
  },
  /** Under the price, of a booking that stands. */
  feeLine: 'davon Stornogebühr',
  lines: {
    paid: 'Bezahlt',
    byVoucher: 'davon mit Gutschein',
    kept: 'Einbehalten (Stornogebühr)',
    refunded: 'Zurückerstattet',
    withdrawn: 'Von der Bank zurückgeholt',
    refund: 'Wird zurückerstattet',
    credited: 'Als neuer Gutschein',
    onHold: 'Wartet auf den Entscheid der Bank',
    failed: 'Rückerstattung gescheitert',
    voucherBack: 'Zurück auf dem Gutschein',
    voucherLost: 'Gutschein ungültig, kommt nicht zurück',
    due: 'Noch zu bezahlen',
  },
}

export default de
export type Messages = typeof de
