import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Usare un buono',
  label: 'Codice del buono',
  optional: '(facoltativo)',
  hint: 'Paga fin dove basta. Quel che avanza resta sul buono.',
  quoteHint: 'Paga fin dove basta; il resto va in fattura.',
  submit: 'Usare',
  working: 'Verifica in corso…',
  done: 'Il buono è stato conteggiato.',
  paid: 'Di cui con buono',
  problems: {
    invalid: 'Inserisca il codice stampato sul buono.',
    voucher_unknown: 'Nessun buono ha questo codice. È stampato sul buono, in gruppi di quattro caratteri.',
    voucher_blocked: 'Questo buono è bloccato. Ci contatti, per favore.',
    voucher_voided: 'Questo buono non è più valido. Chieda alla persona che lo ha acquistato.',
    voucher_used_up: 'Su questo buono non resta più nulla.',
    voucher_lapsed: 'Questo buono è scaduto. Ci contatti, per favore.',
    voucher_test: 'Un buono di prova non paga nulla.',
    voucher_for_course: 'Questo buono vale per un corso. Qui contano solo i buoni per un importo.',
    nothing_due: 'Qui non c’è nulla da pagare.',
    too_many_requests: 'Sono stati molti tentativi. Attenda dieci minuti.',
    failed: 'Non ci è arrivato. Riprovi, per favore; conta una volta sola.',
  },
}

export default it
