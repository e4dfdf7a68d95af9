import type { Messages } from './de.ts'

const it: Messages = {
  open: 'Cercare',
  label: 'Ricerca',
  placeholder: 'Nome, numero, telefono o comando',
  close: 'Chiudere',
  hits: 'Risultati',
  commands: 'Fare',
  found: {
    one: '{n}\u00a0risultato',
    other: '{n}\u00a0risultati',
  },
  none: 'Nessun risultato per «{q}».',
  short: 'La ricerca comincia da due caratteri.',
  failed: 'La ricerca in questo momento non risponde.',
  kinds: {
    customer: 'Persona',
    booking: 'Prenotazione',
    order: 'Ordine',
    voucher: 'Buono',
    request: 'Richiesta',
    quote: 'Offerta',
    invoice: 'Fattura',
    event: 'Evento',
    command: 'Comando',
  },
  bookings: {
    one: '{n}\u00a0prenotazione',
    other: '{n}\u00a0prenotazioni',
  },
  orders: {
    one: '{n}\u00a0ordine',
    other: '{n}\u00a0ordini',
  },
  unnamed: 'senza nome',
  from: 'da {name}',
  /** For whom a voucher is. */
  to: 'per {name}',
  rest: 'restano {amount}',
  standing: {
    valid: 'valido',
    blocked: 'bloccato',
    suspended: 'rimborso in corso',
    used_up: 'riscattato',
    lapsed: 'scaduto',
    voided: 'nullo',
    replaced: 'sostituito',
  },
  telephone: 'Prenotare per telefono',
  telephoneFor: 'Prenotare per telefono per {name}',
  go: 'Andare a {part}',
  keys: {
    choose: 'scegliere',
    open: 'aprire',
    tab: 'nuova scheda',
    only: 'solo comandi',
    close: 'chiudere',
  },
  lookup: {
    label: 'Chi chiama? Nome, telefono o e-mail',
    hint: 'Chi è già stato da noi si inserisce con Enter.',
    new: 'Nuovo: {text}',
    list: 'Persone conosciute',
  },
}

export default it
