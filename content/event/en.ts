import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Event in the calendar – Gratweg',
    description: 'Date, place, meeting point, price and places left of a public course or event by Gratweg.',
  },
  description:
    '{title}, {days}, {place}. Meeting point, price, places left and booking with Gratweg in Cham.',
  trail: 'You are here',
  labels: {
    where: 'Where',
    meetingPoint: 'Meeting point',
    price: 'Price',
    places: 'Places',
    decision: 'Takes place',
  },
  perPerson: '{price} per person',
  groupPrice: 'by size of the group',
  placesLeft: '{left} of {places} left',
  allTaken: 'all {places} taken, waiting list open',
  decision: 'from {n} people, decided on {day}',
  missing: {
    one: '{n} more booking and it takes place.',
    other: '{n} more bookings and it takes place.',
  },
  reached: 'The minimum number has been reached.',
  cancelled: 'This event has been cancelled. Everyone who booked has been told.',
  running: 'This event is under way.',
  over: 'This event is over.',
  about: 'Programme and packing list',
  save: 'Add to your calendar',
  others: 'Further dates',
  noOthers: 'No further date is planned at present.',
  all: 'To the whole calendar',
  unknown: {
    title: 'There is no such event.',
    text: 'The address may be incomplete. The calendar has every date that is open.',
  },
}

export default en
