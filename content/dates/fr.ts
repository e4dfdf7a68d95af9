import type { Messages } from './de.ts'

const fr: Messages = {
  left: { one: '{n} place libre', other: '{n} places libres' },
  full: 'complet',
  cancelled: 'annulée',
  movedTo: 'reportée au {day}',
  running: 'en cours',
  free: 'gratuit',
  freeCancellation: 'Vous pouvez annuler sans frais jusqu’au début.',
  book: 'Réserver',
  waitingList: 'Liste d’attente',
}

export default fr
