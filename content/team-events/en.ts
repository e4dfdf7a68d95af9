import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Six team events outdoors – Gratweg',
    description:
      'Six team events in the woods and by the water, 4 hours to 1½ days, up to 30 people. From {price:team-events-from} for the whole group.',
  },
  title: 'Six outings, one team.',
  lead: 'Four hours to a day and a half, for groups of up to 30 people. In the woods, by the water, without a signal.',
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'No phone, no watch. What remains is the team.',
      alt: 'A tree trunk above the ground, its branching roots below',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'One flame, many hands, no matches.',
      alt: 'Campfire, drawn as a heat map with isolines',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Two groups, one map, one shared goal.',
      alt: 'Orienteering map with start, five controls and finish',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'Branches become a roof, colleagues become a crew.',
      alt: 'View from a shelter of woven branches onto hills and a low sun',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'Against the current, as a team.',
      alt: 'Streamlines around stones in a river',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Staying calm while everything spins.',
      alt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
    },
  },
  compare: {
    rule: 'Prices',
    title: 'How the prices work',
    event: 'Team event',
    paragraphs: [
      'Each price covers the whole group: the flat rate for up to 12 people; above that everyone pays the rate for the size of their group.',
      'Now and then a larger group pays less than a smaller one. That is intended, and stated on the event’s page.',
      'If your group is larger than the table allows for, we will send you a quote.',
    ],
  },
  dates: {
    rule: 'Dates',
    title: 'Come on your own first',
    text: 'On public dates you book individual places. Your team comes on a date of its own, which you suggest on the event’s page.',
    none: 'No public dates are scheduled at present.',
    calendar: 'See all dates',
  },
}

export default en
