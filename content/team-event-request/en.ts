import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Request a date for your team – Gratweg',
    description:
      'A team event on your date: which event, how many people, which day and where. {rule:noObligation} {rule:answer}',
  },
  title: 'Request a date for your team',
  lead: 'You suggest a day and we check whether it’s free. {rule:answer} {rule:noObligation}',
  label: 'Request for a date',
  parts: {
    group: 'What, and with whom?',
    day: 'When and where?',
    occasion: 'What’s the occasion?',
    contact: 'Your details',
  },
  event: 'Team event',
  choose: 'Please choose',
  people: 'Number of people',
  less: 'One person fewer',
  more: 'One person more',
  wished: 'Preferred date',
  wishedHint: 'One day is enough. Give a second date and we’ll look at the days in between.',
  from: 'Day, or earliest',
  to: 'Latest',
  alternative: 'Alternative date',
  alternativeHint: 'In case the first one isn’t possible.',
  closedDay: 'We’re not out on {day}. Feel free to choose another day, or we’ll suggest one.',
  place: 'Place or region',
  placeHint: 'Leave it open and we’ll suggest a place on Lake Zug. We’re happy to look into another one.',
  occasion: 'Occasion',
  occasionHint: 'For example: a new team, the end of a project, an away day.',
  note: 'What should we know?',
  noteHint:
    'For example: languages, vegetarian food, the aim of the day, when you need to be back. Please don’t mention anyone’s health by name: we’ll talk about that later.',
  send: 'Send request',
  priceLabel: 'Price',
  chooseEvent: 'Choose an event and the price appears here.',
  allIn: 'The price for the whole group. Your date is booked only once we’ve confirmed it.',
  box: {
    title: 'Request a date',
    day: 'Preferred date',
    more: 'Phone, place, comments',
    atOnce:
      'Give a date and you get the binding quote at once, also as a PDF. Only the date still needs our yes.',
    all: 'Add the occasion, files or several days',
  },
  problems: {
    serviceId: {
      required: 'Please choose an event.',
      invalid: 'We no longer offer this event. Please choose another one.',
    },
    people: {
      required: 'Please say roughly how many of you there are.',
      invalid: 'Please enter a whole number, at least 1.',
      too_many: 'For more than {max} people, please send us an e-mail.',
    },
  },
}

export default en
