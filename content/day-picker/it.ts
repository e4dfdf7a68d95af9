import type { Messages } from './de.ts'

const it: Messages = {
  format: 'GG.MM.AAAA',
  openRange: 'Scegliere il periodo nel calendario',
  openDay: 'Scegliere il giorno nel calendario',
  chooseStart: 'Scegliere l’inizio',
  chooseEnd: 'Scegliere la fine',
  chooseDay: 'Scegliere un giorno',
  previous: 'Mese precedente',
  next: 'Mese successivo',
  start: 'inizio',
  end: 'fine',
  today: 'oggi',
  clear: 'Cancellare',
  cancel: 'Annullare',
  apply: 'Confermare',
  keys: 'Tasti freccia: un giorno o una settimana. Pagina su e pagina giù: un mese. Invio: scegliere.',
}

export default it
