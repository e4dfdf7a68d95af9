import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Orientierungspunkt: for teams on several sites – Gratweg',
    description:
      'A day and a half with map, compass and bivouac for teams spread over several sites. {francs:orientierungspunkt} for up to 12 people, bivouac equipment included.',
  },
  title: 'Orientierungs\u00adpunkt',
  forWhom: 'For teams spread over several sites.',
  lead: 'A day and a half with map, compass and bivouac: two groups who can only find the finish together. You go home with three agreements on working together.',
  drawingAlt: 'Orienteering map with start, five controls and finish',
  place: 'Zugerberg',
  season: 'April–October',
  focus: 'Orientation, coordination, joint decisions',
  take: { title: 'Afterwards the team has three agreements that hold across sites' },
  features: [
    {
      title: 'Orientation',
      text: 'Find your own position first, then ask about the other group’s: with map, compass and pacing.',
    },
    {
      title: 'Coordination',
      text: 'Three meetings of ten minutes each. The groups practise saying what matters first, and asking when something isn’t clear.',
    },
    {
      title: 'Joint decisions',
      text: 'On the second day there’s only one route left. Everyone walks it, so everyone chooses it.',
    },
  ],
  expect: [
    { title: 'Two groups', text: 'Each settles how it decides and who talks to the other.' },
    {
      title: 'Two halves of a map',
      text: 'Each group knows only some of the controls. A group that only talks and never listens won’t find the finish.',
    },
    {
      title: 'A night in a bivouac',
      text: 'We bring tarps, mats and sleeping bags. You need no experience.',
    },
    { title: 'The last stretch', text: 'You look for the fifth control and the finish together.' },
  ],
  quote: '“Half a map is not the problem. Taking it for the whole one is.”',
  schedule: {
    title: 'Four controls apart, the fifth together',
    end: '12:00',
    rows: [
      {
        day: 'First day',
        time: '09:00',
        title: 'Map and compass',
        text: 'Reading the map, taking a bearing, counting paces.',
      },
      { time: '10:15', title: 'Two groups', text: 'Each settles how it decides and who talks to the other.' },
      {
        time: '11:00',
        title: 'Controls one to four',
        text: 'Three meetings on the way. Lunch from the rucksack.',
      },
      {
        time: '16:30',
        title: 'Bivouac',
        text: 'Pitch the tarps, fetch water, cook. Everyone is together again.',
      },
      {
        time: '20:00',
        title: 'Review by the fire',
        text: 'What did we share, and what did we merely assume?',
      },
      {
        day: 'Second day',
        time: '07:00',
        title: 'Breakfast and breaking camp',
        text: 'Dry the tarps, pack up, leave nothing behind.',
      },
      { time: '08:30', title: 'Control five and finish', text: 'One decision, one route, all together.' },
      { time: '11:00', title: 'Agreements', text: 'Three of them, for working in several places.' },
    ],
  },
  included: [
    'Two guides, at night too',
    'Maps, compasses and head torches',
    'Tarps, mats and sleeping bags',
    'Supper, breakfast and tea',
  ],
  notIncluded: 'The group’s travel, lunch on the first day, insurance',
  priceNote: 'The bivouac equipment is included.',
  meeting: 'Usually the lower station of the Zugerberg funicular, Schönegg.',
  food: 'Supper, breakfast and tea are included. Please bring your own lunch for the first day.',
  safety:
    'Each group carries a sealed phone and an emergency plan. The guides always know where both groups are, and stay in the camp all night.',
  bring: [
    'Rucksack, 40 to 60 litres',
    'Boots that cover the ankle',
    'Waterproof jacket and trousers',
    'Two warm layers, hat, gloves',
    'Dry clothes and socks for the night',
    'Water bottle, 1 litre',
    'Mug, bowl, spoon',
    'Lunch for the first day',
    'Toothbrush, your own medication',
    'Sun cream and tick repellent',
  ],
  own: {
    maps: [
      { title: 'Map of group A', text: 'Controls 1 and 3' },
      { title: 'Map of group B', text: 'Controls 2 and 4' },
    ],
    alt: '{title}: the same area with start and finish, showing only {text}.',
  },
}

export default en
