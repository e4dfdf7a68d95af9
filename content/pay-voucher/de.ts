/** Paying by voucher of an invoice, a booking or an accepted quote. */
const de = {
  title: 'Gutschein einlösen',
  label: 'Gutscheincode',
  optional: '(freiwillig)',
  hint: 'Er bezahlt, so weit er reicht. Was übrig ist, bleibt auf ihm.',
  /** When a quote is accepted. */
  quoteHint: 'Er bezahlt, so weit er reicht; den Rest stellen wir in Rechnung.',
  submit: 'Einlösen',
  working: 'Wird geprüft …',
  done: 'Der Gutschein ist angerechnet.',
  /** Of an invoice. */
  paid: 'Davon mit Gutschein',
  problems: {
    invalid: 'Bitte geben Sie den Code ein, der auf dem Gutschein steht.',
    voucher_unknown:
      'Einen Gutschein mit diesem Code gibt es nicht. Er steht auf dem Gutschein, in Gruppen zu vier Zeichen.',
    voucher_blocked: 'Dieser Gutschein ist gesperrt. Bitte melden Sie sich bei uns.',
    voucher_voided: 'Dieser Gutschein gilt nicht mehr. Bitte fragen Sie die Person, die ihn gekauft hat.',
    voucher_used_up: 'Auf diesem Gutschein ist nichts mehr übrig.',
    voucher_lapsed: 'Dieser Gutschein ist abgelaufen. Bitte melden Sie sich bei uns.',
    voucher_test: 'Ein Testgutschein bezahlt nichts.',
    voucher_for_course: 'Dieser Gutschein gilt für einen Kurs. Hier zählen nur Gutscheine über einen Betrag.',
    nothing_due: 'Hier ist nichts offen.',
    too_many_requests: 'Das waren viele Versuche. Bitte warten Sie zehn Minuten.',
    failed: 'Das ist nicht angekommen. Bitte versuchen Sie es noch einmal; es zählt nur einmal.',
  },
}

export default de
export type Messages = typeof de
