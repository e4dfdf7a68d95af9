import type { Messages } from './de.ts'

const it: Messages = {
  left: { one: '{n} posto libero', other: '{n} posti liberi' },
  full: 'al completo',
  cancelled: 'annullato',
  movedTo: 'spostato, nuova data: {day}',
  running: 'in corso',
  free: 'gratuito',
  freeCancellation: 'Può annullare senza spese fino all’inizio.',
  book: 'Prenotare',
  waitingList: 'Lista d’attesa',
}

export default it
