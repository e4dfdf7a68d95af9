import type { Messages } from './de.ts'

const en: Messages = {
  events: {
    'back-to-the-roots': { duration: '4 hours', goal: 'Getting to know each other in a new or merged team' },
    'feuer-und-fokus': {
      duration: '1 day',
      goal: 'Settling priorities and roles when a lot is going on at once',
    },
    orientierungspunkt: {
      duration: '1½ days with a bivouac',
      goal: 'Working together better across several sites',
    },
    'shelter-bau': { duration: '1 day', goal: 'Planning and finishing something across departments' },
    'wasser-und-willenskraft': {
      duration: '1 day',
      goal: 'Pacing yourselves and holding together in a demanding period',
    },
    'survival-mindset': {
      duration: '1 day',
      goal: 'Deciding calmly under pressure, for leadership and crisis teams',
    },
  },
  position: 'Team event {n} of {of}',
  facts: {
    duration: 'Duration',
    group: 'Group',
    place: 'Place',
    season: 'Season',
    focus: 'Focus',
  },
  upTo: 'up to {n} people',
  people: '{from}–{to} people',
  more: '{n}+ people',
  flat: 'flat rate',
  perPerson: 'per person',
  onRequest: 'Request a quote',
  book: 'Request a date',
  priceUpTo: '{price} for up to {n} people',
  take: 'What your team takes home',
  expect: 'What to expect',
  schedule: {
    rule: 'How it runs',
    end: 'End',
    note: 'The times are an example. We agree the start with you.',
  },
  prices: {
    rule: 'Price and request',
    title: '{price} for up to {n} people',
    columns: { group: 'Group', price: 'Price', example: 'Example' },
    example: '{n} people: {price}',
    note: 'Final prices in Swiss francs, for the whole group.',
    cheaper: 'Cheaper with {n} people: {n} people pay {price}, {fewer} people {fewerPrice}.',
  },
  configurator: {
    title: 'How many of you are there?',
    count: 'Number of people',
    slider: 'Number of people, slider',
    people: { one: '{n} person', other: '{n} people' },
    total: { one: 'for {n} person', other: 'for {n} people' },
    perHead: '{price} per person',
    perHeadAbout: 'about {price} per person',
    flat: 'Flat rate up to {n} people',
    cheaper: 'Cheaper with {n} people: {n} people pay {price}.',
    over: 'For more than {n} people there’s no fixed price. We’ll send you a quote.',
    invalid: 'Please enter a whole number, 1 or more.',
  },
  sheet: { link: 'One page as a PDF, to forward', people: '{n} people', quote: 'quote' },
  included: 'Included',
  notIncluded: 'Not included',
  place: {
    rule: 'Place and practical details',
    meeting: 'Meeting point',
    travel: 'Getting there',
    food: 'Food',
    weather: 'Weather',
    weatherRule: '{rule:weather}',
    fireBan: 'Fire ban',
    fireBanRule: '{rule:fireBan}',
    fireBanFocusRule: '{rule:fireBanFocus}',
    safety: 'Safety',
    bring: 'Packing list',
    language: 'Language',
    cancelling: 'Cancelling',
    confirmed:
      'We confirm the meeting point and the place with the date. If you’d prefer another place, ask in your request.',
    diet: 'Vegetarian, vegan or an allergy: please mention it in your request.',
    languages: 'German. If you’d like English, French or Italian, ask in your request.',
    schematic: 'Schematic. Not for navigation.',
    station: '{place} station',
    terms: 'Terms and conditions',
  },
  maps: {
    cham: {
      alt: 'Schematic map: Cham station on Lake Zug, the Städtlerwald woods to the north-west, the river Lorze to the north',
      travel:
        'Cham is on the S1 line between Zug and Lucerne: about 6 minutes from Zug, about 30 from Lucerne, about 40 from Zurich main station with a change in Zug. Please check the timetable.',
    },
    immensee: {
      alt: 'Schematic map: Immensee station on Lake Zug, the Chiemenwald woods on the peninsula to the north-east',
      travel:
        'Immensee is on the S3 line between Lucerne and Arth-Goldau: about 25 minutes from Lucerne, about 35 from Zug and about 60 from Zurich main station with a change in Arth-Goldau. Please check the timetable.',
    },
    walchwil: {
      alt: 'Schematic map: Walchwil station on the eastern shore of Lake Zug, the Walchwilerberg above it',
      travel:
        'Walchwil is on the S2 line: about 15 minutes from Zug, about 50 from Lucerne and from Zurich main station with a change in Zug. Please check the timetable.',
    },
    zugerberg: {
      alt: 'Schematic map: the lower station of the Zugerberg funicular at Schönegg, south-east of Zug, the Zugerberg above it',
      travel:
        'About 15 minutes by bus from Zug station to Schönegg. Zug is about 25 minutes from Zurich main station and from Lucerne. Please check the timetable.',
    },
  },
  dates: {
    rule: 'Single places',
    title: 'Try an event yourself first',
    text: 'On these dates you book single places in a mixed group. For your whole team, request a date of your own.',
    none: 'No public dates are scheduled for this event at present.',
    failed: 'The public dates can’t be loaded right now. You’ll find them in the event calendar.',
    calendar: 'See the event calendar',
  },
  others: 'Other team events',
  ask: 'Ask a question',
}

export default en
