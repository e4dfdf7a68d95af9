import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Six team events outdoors – Gratweg',
    description:
      'Six team events in the woods and by the water, 4 hours to 1½ days, up to 30 people. From CHF 1’300.00 for the whole group.',
  },
  title: 'Six outings, one team.',
  lead: 'Four hours to a day and a half, for groups of up to 30 people. In the woods, by the water, without a signal.',
  drawingAlt: 'Streamlines around stones in a river',
  facts: [
    {
      label: 'Duration',
      value: '4 hours to 1½ days',
    },
    {
      label: 'Up to 12 people',
      value: 'from CHF 1’400.00 flat rate',
    },
    {
      label: '13–20 people',
      value: 'from CHF 100.00 per person',
    },
    {
      label: '21–30 people',
      value: 'from CHF 90.00 per person, for three of the outings',
    },
  ],
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'No phone, no watch. What remains is the team.',
      facts: '4 hours, up to 12 people CHF 1’400.00 flat rate',
      link: 'Back to the Roots in detail',
      alt: 'A tree trunk above the ground, its branching roots below',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'One flame, many hands, no matches.',
      facts: '1 day, up to 12 people CHF 2’600.00 flat rate',
      link: 'Feuer & Fokus in detail',
      alt: 'Campfire, drawn as a heat map with isolines',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Two groups, one map, one shared goal.',
      facts: '1½ days with bivouac, up to 12 people CHF 3’900.00 flat rate',
      link: 'Orientierungspunkt in detail',
      alt: 'Orienteering map with start, five controls and finish',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'Branches become a roof, people become a rope team.',
      facts: '1 day, up to 12 people CHF 2’800.00 flat rate',
      link: 'Shelter-Bau in detail',
      alt: 'View from a shelter of woven branches onto hills and a low sun',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'Against the current, with the team.',
      facts: '1 day, up to 12 people CHF 2’800.00 flat rate',
      link: 'Wasser & Willenskraft in detail',
      alt: 'Streamlines around stones in a river',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Staying calm while everything spins.',
      facts: '1 day, up to 12 people CHF 2’600.00 flat rate',
      link: 'Survival Mindset in detail',
      alt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
    },
  },
  sections: [
    {
      title: 'How we price',
      paragraphs: [
        'Each price covers the whole group: the flat rate for up to 12 people, the rate per person from 13 to 20 and from 21 to 30 people.',
        'We run Orientierungspunkt, Shelter-Bau and Wasser & Willenskraft with 20 people at most. For larger groups, please ask us.',
        'Now and then a larger group pays less than a smaller one. That is intended, and stated with the outing.',
      ],
    },
  ],
  actions: [
    {
      label: 'Ask for an outing',
      to: '/kontakt',
    },
    {
      label: 'See the dates',
      to: '/event-kalender',
    },
  ],
}

export default en
