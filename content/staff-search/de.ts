const de = {
  open: 'Suchen',
  label: 'Suche',
  placeholder: 'Name, Nummer, Telefon oder Befehl',
  close: 'Schliessen',
  hits: 'Treffer',
  commands: 'Tun',
  found: {
    one: '{n}\u00a0Treffer',
    other: '{n}\u00a0Treffer',
  },
  none: 'Nichts gefunden für «{q}».',
  short: 'Ab zwei Zeichen wird gesucht.',
  failed: 'Die Suche antwortet gerade nicht.',
  kinds: {
    customer: 'Person',
    booking: 'Buchung',
    order: 'Bestellung',
    voucher: 'Gutschein',
    request: 'Anfrage',
    quote: 'Offerte',
    invoice: 'Rechnung',
    event: 'Anlass',
    command: 'Befehl',
  },
  bookings: {
    one: '{n}\u00a0Buchung',
    other: '{n}\u00a0Buchungen',
  },
  orders: {
    one: '{n}\u00a0Bestellung',
    other: '{n}\u00a0Bestellungen',
  },
  unnamed: 'ohne Namen',
  from: 'von {name}',
  /** For whom a voucher is. */
  to: 'für {name}',
  rest: 'Rest {amount}',
  standing: {
    valid: 'gültig',
    blocked: 'gesperrt',
    suspended: 'Rückerstattung läuft',
    used_up: 'eingelöst',
    lapsed: 'abgelaufen',
    voided: 'ungültig',
    replaced: 'ersetzt',
  },
  telephone: 'Am Telefon buchen',
  telephoneFor: 'Am Telefon buchen für {name}',
  go: 'Gehen zu {part}',
  keys: {
    choose: 'wählen',
    open: 'öffnen',
    tab: 'neuer Tab',
    only: 'nur Befehle',
    close: 'zu',
  },
  lookup: {
    label: 'Wer ruft an? Name, Telefon oder E-Mail',
    hint: 'Wer schon bei uns war, ist mit Enter eingetragen.',
    new: 'Neu: {text}',
    list: 'Bekannte',
  },
}

export default de
export type Messages = typeof de
