import type { Messages } from './de.ts'

const en: Messages = {
  left: { one: '{n} left', other: '{n} left' },
  full: 'fully booked',
  cancelled: 'cancelled',
  movedTo: 'moved to {day}',
  running: 'under way',
  free: 'free of charge',
  freeCancellation: 'You can cancel free of charge until the event begins.',
  book: 'Book a spot',
  waitingList: 'Waiting list',
}

export default en
