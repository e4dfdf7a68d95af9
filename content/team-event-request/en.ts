import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Request a team event – Gratweg',
    description:
      'A team event on a date of your own: which event, how many people, which day and where. We check it and reply within 24 hours.',
  },
  title: 'Request a team event',
  lead: 'You suggest a day, we check it and reply within 24 hours. Until then it costs nothing and commits you to nothing.',
  label: 'Request for a team event',
  parts: {
    group: 'What, and with whom?',
    day: 'When and where?',
    occasion: 'What is it about?',
    contact: 'Your details',
  },
  event: 'Team event',
  choose: 'Please choose',
  people: 'Number of people',
  less: 'One person fewer',
  more: 'One person more',
  wished: 'Date you have in mind',
  wishedHint: 'One day is enough. Give a second date and we will look at the days in between.',
  from: 'Day, or earliest',
  to: 'Latest',
  alternative: 'Alternative date',
  alternativeHint: 'In case the first one is not possible.',
  place: 'Place or region',
  placeHint:
    'Where are you based, or where would you like to go? Otherwise we suggest somewhere on Lake Zug.',
  occasion: 'Occasion',
  occasionHint: 'For example: a new team, the end of a project, an away day.',
  note: 'What should we know?',
  noteHint: 'Languages, bad knees, vertigo, who is vegetarian, how long you can stay.',
  priceLabel: 'Price',
  chooseEvent: 'Choose an event and the price appears here.',
  allIn: 'The price for the whole group. It holds once we have confirmed the day.',
  problems: {
    serviceId: { required: 'Please choose one of the six events.' },
    people: {
      required: 'Please estimate how many you are.',
      invalid: 'Please enter a whole number, at least 1.',
      too_many: 'For more than {max} people, please send us an e-mail.',
    },
  },
}

export default en
