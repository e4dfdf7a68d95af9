import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Event in the calendar – Gratweg',
    description:
      'Date, place, meeting point, price and places left for a public course or event run by Gratweg.',
  },
  description:
    '{title}, {days}, {place}. Meeting point, price, places left and booking with Gratweg in Cham.',
  trail: 'You are here',
  labels: {
    where: 'Where',
    meetingPoint: 'Meeting point',
    price: 'Price',
    places: 'Places',
    decision: 'Goes ahead',
  },
  perPerson: '{price} per person',
  groupPrice: 'by group size',
  placesLeft: '{left} of {places} left',
  allTaken: 'all {places} taken, waiting list open',
  decision: 'with {n} people or more, decided on {day}',
  missing: {
    one: '{n} more person and it goes ahead.',
    other: '{n} more people and it goes ahead.',
  },
  reached: 'The minimum number has been reached.',
  cancelled: 'This event has been cancelled. Everyone who booked has been told.',
  running: 'This event is under way.',
  over: 'This event is over.',
  about: 'Programme and packing list',
  save: 'Add to your calendar',
  manage: 'See the bookings, change the event',
  others: 'Other dates',
  noOthers: 'No other dates are planned at present.',
  all: 'See the full calendar',
  unknown: {
    title: 'There is no such event.',
    text: 'The address may be incomplete. The calendar has every date still open.',
  },
}

export default en
