import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Event in the calendar – Gratweg',
    description:
      'Date, place, meeting point, price and places left for a public course or event run by Gratweg.',
  },
  description:
    '{title}, {days}, {place}. Meeting point, price, places left and booking with Gratweg in Cham.',
  /** For whoever holds places and has not paid; {time} */
  open: {
    title: 'You have an open booking, held until {time}.',
    pay: 'Pay now',
    change: 'Change or release',
  },
  trail: 'You are here',
  sections: {
    about: 'What it’s about',
    takeHome: 'What you take home',
    programme: 'Programme',
    place: 'Place and meeting point',
  },
  end: 'End',
  usual: 'This is the usual programme. The times at the top apply.',
  weather: '{rule:weather}',
  labels: {
    weather: 'Weather',
    where: 'Where',
    lead: 'Led by',
    meetingPoint: 'Meeting point',
    price: 'Price',
    places: 'Places',
    decision: 'Minimum',
  },
  perPerson: '{price} per person',
  groupPrice: 'by group size',
  placesLeft: '{left} of {places} left',
  allTaken: 'all {places} taken, waiting list open',
  decision: '{n} people. We decide on {day}.',
  missing: {
    one: '{n} more person needed.',
    other: '{n} more people needed.',
  },
  reached: 'The minimum number has been reached.',
  cancelled: 'This event has been called off. Everyone who booked has been told.',
  movedTo: 'This event has been moved to {day}. Everyone who booked has been told.',
  newDate: 'See the new date',
  running: 'This event is under way.',
  over: 'This event is over.',
  about: 'Programme and packing list',
  save: 'Add to your calendar',
  manage: 'See the bookings, change the event',
  others: 'Other dates',
  noOthers: 'There are no other dates at the moment.',
  all: 'See the full calendar',
  unknown: {
    title: 'There’s no such event.',
    text: 'The address may be incomplete. You’ll find all open dates in the calendar.',
  },
}

export default en
