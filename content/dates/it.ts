import type { Words } from './de.ts'

const it: Words = {
  left: { one: '{n} posto libero', other: '{n} posti liberi' },
  full: 'al completo',
  cancelled: 'annullato',
  running: 'in corso',
  free: 'gratuito',
  book: 'Prenotare',
  waitingList: 'Lista d’attesa',
}

export default it
