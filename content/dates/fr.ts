import type { Messages } from './de.ts'

const fr: Messages = {
  left: { one: '{n} place libre', other: '{n} places libres' },
  full: 'complet',
  cancelled: 'annulée',
  running: 'en cours',
  free: 'gratuit',
  book: 'Réserver',
  waitingList: 'Liste d’attente',
}

export default fr
