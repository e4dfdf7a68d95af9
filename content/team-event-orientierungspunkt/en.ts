import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Orientierungspunkt, a team event outdoors – Gratweg',
    description:
      'A day and a half with map, compass and bivouac. Up to 12 people {price:orientierungspunkt} flat rate, equipment included, up to 20 people.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'A point to steer by: two groups, one map, one shared goal. In between, a night in a bivouac.',
  drawingAlt: 'Orienteering map with start, five controls and finish',
  place: 'Zugerberg',
  season: 'April–October',
  focus: 'Orientation, coordination, joint decisions',
  about: {
    title: 'Two groups, half the information each',
    text: 'You set off in two groups. Each has some of the controls on its map and does not know what the other lacks. There are three meetings on the way. If all you do is transmit, you will not arrive.',
  },
  features: [
    {
      title: 'Orientation',
      text: 'Map, compass, pacing. Find your own position first, then ask about theirs.',
    },
    { title: 'Coordination', text: 'Three meetings of ten minutes each. You say what matters first.' },
    {
      title: 'Joint decisions',
      text: 'In the morning there is only one route left. Everyone has to walk it, so everyone has to choose it.',
    },
  ],
  expect: [
    'You split into two groups and agree how you will communicate.',
    'You look for five controls and know only some of them.',
    'In the evening you set up the bivouac and review the day by the fire.',
    'In the morning you walk the last stretch together.',
  ],
  forWhom: 'For teams that work in several places towards one goal. Nobody should mind a night outdoors.',
  quote: '“Half a map is not the problem. Taking it for the whole one is.”',
  schedule: {
    title: 'A day and a half, five controls',
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
        text: 'Three meetings on the way. Lunch from the pack.',
      },
      {
        time: '16:30',
        title: 'Bivouac',
        text: 'Pitch the tarps, fetch water, cook. Everyone is together again.',
      },
      { time: '20:00', title: 'Review by the fire', text: 'Where did we share, where did we merely assume?' },
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
  priceNote: 'All equipment is included in the price.',
  bring: 'Walking boots, rainwear, warm clothes for the night, lunch for the first day',
  safety:
    'Each group carries a sealed phone and an emergency plan. The guides always know where both groups are.',
}

export default en
