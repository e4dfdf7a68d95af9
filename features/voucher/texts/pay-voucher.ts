import { texts } from '#i18n/texts.ts'

/** Paying by voucher of an invoice, a booking or an accepted quote. */
export default texts({
  title: { de: 'Gutschein einlösen', en: 'Use a voucher', fr: 'Utiliser un bon', it: 'Usare un buono' },
  label: { de: 'Gutscheincode', en: 'Voucher code', fr: 'Code du bon', it: 'Codice del buono' },
  optional: { de: '(freiwillig)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
  hint: {
    de: 'Er bezahlt, so weit er reicht. Was übrig ist, bleibt auf ihm.',
    en: 'It pays as far as it goes. What is left stays on it.',
    fr: 'Il paie autant qu’il peut. Ce qui reste demeure sur le bon.',
    it: 'Paga fin dove basta. Quel che avanza resta sul buono.',
  },
  /** When a quote is accepted. */
  quoteHint: {
    de: 'Er bezahlt, so weit er reicht; den Rest stellen wir in Rechnung.',
    en: 'It pays as far as it goes; we invoice the rest.',
    fr: 'Il paie autant qu’il peut\u202f; nous facturons le reste.',
    it: 'Paga fin dove basta; il resto va in fattura.',
  },
  submit: { de: 'Einlösen', en: 'Use it', fr: 'Utiliser', it: 'Usare' },
  working: { de: 'Wird geprüft …', en: 'Checking …', fr: 'Vérification en cours…', it: 'Verifica in corso…' },
  done: {
    de: 'Der Gutschein ist angerechnet.',
    en: 'The voucher has been applied.',
    fr: 'Le bon est déduit.',
    it: 'Il buono è stato conteggiato.',
  },
  /** Of an invoice. */
  paid: {
    de: 'Davon mit Gutschein',
    en: 'Of this by voucher',
    fr: 'Dont payé par bon',
    it: 'Di cui con buono',
  },
  problems: {
    invalid: {
      de: 'Bitte geben Sie den Code ein, der auf dem Gutschein steht.',
      en: 'Please enter the code printed on the voucher.',
      fr: 'Veuillez saisir le code qui figure sur le bon.',
      it: 'Inserisca il codice stampato sul buono.',
    },
    voucher_unknown: {
      de: 'Einen Gutschein mit diesem Code gibt es nicht. Er steht auf dem Gutschein, in Gruppen zu vier Zeichen.',
      en: 'There’s no voucher with this code. It’s printed on the voucher, in groups of four characters.',
      fr: 'Aucun bon ne porte ce code. Il figure sur le bon, par groupes de quatre caractères.',
      it: 'Nessun buono ha questo codice. È stampato sul buono, in gruppi di quattro caratteri.',
    },
    voucher_blocked: {
      de: 'Dieser Gutschein ist gesperrt. Bitte melden Sie sich bei uns.',
      en: 'This voucher is blocked. Please get in touch with us.',
      fr: 'Ce bon est bloqué. Veuillez prendre contact avec nous.',
      it: 'Questo buono è bloccato. Ci contatti, per favore.',
    },
    voucher_voided: {
      de: 'Dieser Gutschein gilt nicht mehr. Bitte fragen Sie die Person, die ihn gekauft hat.',
      en: 'This voucher is no longer valid. Please ask the person who bought it.',
      fr: 'Ce bon n’est plus valable. Veuillez demander à la personne qui l’a acheté.',
      it: 'Questo buono non è più valido. Chieda alla persona che lo ha acquistato.',
    },
    voucher_used_up: {
      de: 'Auf diesem Gutschein ist nichts mehr übrig.',
      en: 'There is nothing left on this voucher.',
      fr: 'Il ne reste plus rien sur ce bon.',
      it: 'Su questo buono non resta più nulla.',
    },
    voucher_lapsed: {
      de: 'Dieser Gutschein ist abgelaufen. Bitte melden Sie sich bei uns.',
      en: 'This voucher has expired. Please get in touch with us.',
      fr: 'Ce bon est échu. Veuillez prendre contact avec nous.',
      it: 'Questo buono è scaduto. Ci contatti, per favore.',
    },
    voucher_test: {
      de: 'Ein Testgutschein bezahlt nichts.',
      en: 'A test voucher pays for nothing.',
      fr: 'Un bon de test ne paie rien.',
      it: 'Un buono di prova non paga nulla.',
    },
    voucher_for_course: {
      de: 'Dieser Gutschein gilt für einen Kurs. Hier zählen nur Gutscheine über einen Betrag.',
      en: 'This voucher is for a course. Only vouchers for an amount count here.',
      fr: 'Ce bon est valable pour un stage. Seuls les bons d’un montant comptent ici.',
      it: 'Questo buono vale per un corso. Qui contano solo i buoni per un importo.',
    },
    nothing_due: {
      de: 'Hier ist nichts offen.',
      en: 'Nothing is due here.',
      fr: 'Il n’y a rien à payer ici.',
      it: 'Qui non c’è nulla da pagare.',
    },
    too_many_requests: {
      de: 'Das waren viele Versuche. Bitte warten Sie zehn Minuten.',
      en: 'That was a lot of attempts. Please wait ten minutes.',
      fr: 'Cela fait beaucoup d’essais. Veuillez attendre dix minutes.',
      it: 'Sono stati molti tentativi. Attenda dieci minuti.',
    },
    failed: {
      de: 'Das ist nicht angekommen. Bitte versuchen Sie es noch einmal; es zählt nur einmal.',
      en: 'That didn’t reach us. Please try again; it counts only once.',
      fr: 'Cela ne nous est pas parvenu. Veuillez réessayer\u202f; cela ne compte qu’une fois.',
      it: 'Non ci è arrivato. Riprovi, per favore; conta una volta sola.',
    },
  },
})
