const de = {
  left: { one: '{n} frei', other: '{n} frei' },
  full: 'ausgebucht',
  cancelled: 'abgesagt',
  /** {day} */
  movedTo: 'verschoben auf den {day}',
  running: 'läuft',
  free: 'gratis',
  freeCancellation: 'Stornieren können Sie kostenlos, bis der Anlass beginnt.',
  book: 'Platz buchen',
  waitingList: 'Warteliste',
}

export default de
export type Messages = typeof de
