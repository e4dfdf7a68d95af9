import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Team events outdoors around Lake Zug – Gratweg',
    description:
      'Team events in the woods and by the water around Lake Zug, 4 hours to 1½ days, on your date. Flat rates from {francs:team-events-from} for up to 12 people.',
  },
  title: 'Team events outdoors',
  lead: 'For teams and companies: events in the woods and by the water around Lake Zug, on your date. 4 hours to 1½ days, for up to 20 or 30 people depending on the event. Flat rates from {francs:team-events-from} for up to 12 people.',
  sign: { label: 'Request a date', condition: 'up to 12 people', note: 'from {francs:team-events-from}' },
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      alt: 'Three trees stand apart above the ground; below it their roots form a single net',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      alt: 'Campfire, drawn as a heat map with isolines',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      alt: 'Orienteering map with start, five controls and finish',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      alt: 'View from a shelter of woven branches onto hills and a low sun',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      alt: 'Streamlines around stones in a river',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      alt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
    },
  },
  goals: {
    title: 'Which event for which goal?',
    goal: 'Your goal',
    event: 'Team event',
    people: '{n} people',
    quote: 'Quote',
    note: 'Final prices for the whole group. For 13 people or more we charge per person, so 13 can cost less than 12. “Quote”: for groups above an event’s maximum we work out a price for you.',
  },
  steps: {
    rule: 'How it works',
    title: 'Three steps to your day',
    items: [
      {
        title: 'Request',
        text: 'Choose an event, a date and the number of people, and see the price straight away. {rule:noObligation}',
      },
      {
        title: 'Confirm',
        text: '{rule:answer} If everything works out, we confirm date, place and price by e-mail.',
      },
      {
        title: 'Go',
        text: 'You have the packing list and the meeting point by e-mail. Severe weather warning: new date or your money back.',
      },
    ],
  },
  dates: {
    rule: 'Single places',
    title: 'Try an event yourself first',
    text: 'On these dates you book single places in a mixed group. For your whole team, request a date of your own on the event’s page.',
    none: 'No public dates are scheduled at present.',
    calendar: 'See all dates',
  },
}

export default en
