import type { Words } from './de.ts'

const en: Words = {
  left: { one: '{n} left', other: '{n} left' },
  full: 'fully booked',
  cancelled: 'cancelled',
  running: 'under way',
  free: 'free of charge',
  book: 'Book a spot',
  waitingList: 'Waiting list',
}

export default en
