import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Wasser & Willenskraft, a team event outdoors – Gratweg',
    description:
      'A day by the water: plan crossings, hold the rope, see it through. Up to 12 people {price:wasser-und-willenskraft} flat rate, 20 people at most.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'Water and willpower: against the current, as a team.',
  drawingAlt: 'Streamlines around stones in a river',
  place: 'By the river Lorze',
  season: 'May–September',
  focus: 'Reading the situation, safety on the rope, carrying on or turning back',
  about: {
    title: 'Read first, then step in',
    text: 'The river is knee-deep, cold and faster than it looks. Your team plans a crossing, keeps everyone on a rope and brings the kit across dry. At least once, the right thing is to turn back.',
  },
  features: [
    {
      title: 'Reading',
      text: 'Where the water looks smooth, it is deep. Ten minutes of looking save an hour.',
    },
    {
      title: 'Holding the rope',
      text: 'Nobody goes alone. Whoever holds the rope on the bank carries as much as whoever stands in the water.',
    },
    {
      title: 'Carrying on or turning back',
      text: 'We settle beforehand how we will know it is time to stop. In the water it is too late for that.',
    },
  ],
  expect: [
    'You read the water: where does it carry, where does it pull, where is it better to stay out?',
    'You plan a crossing and keep each other safe on the rope.',
    'You bring the kit to the other bank, dry.',
    'By the fire you talk about when carrying on was right, and when it was not.',
  ],
  forWhom:
    'For teams that carry a lot and would like to feel again that they carry it together. Anyone who prefers to stay dry holds the rope.',
  quote: '“Willpower is staying on the bank when everyone else is already in the water.”',
  schedule: {
    title: 'One river, two crossings',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'On the bank', text: 'Read the current, settle the rules, put on the gear.' },
      { time: '10:15', title: 'Dry run', text: 'Rope, signals, roles. Everyone is still dry.' },
      {
        time: '11:15',
        title: 'Short crossing',
        text: 'Short, knee-deep, roped. Now you know how the water feels.',
      },
      { time: '12:30', title: 'Lunch by the fire', text: 'Change socks, eat soup.' },
      {
        time: '13:45',
        title: 'Long crossing',
        text: 'Everything for a meal has to reach the other bank dry.',
      },
      {
        time: '15:45',
        title: 'Talk by the fire',
        text: 'Who would have turned back sooner, and who said so?',
      },
    ],
  },
  included: [
    'Two guides, always',
    'Ropes, buoyancy aids and waders',
    'Soup, bread and tea',
    'A heated tent on the bank',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'All the gear for the water is included in the price.',
  bring: 'Shoes that may get wet, a change of clothes, a towel',
  safety:
    'Only those who can swim go into the water. We go when the river is calm; if it is in flood, we postpone.',
}

export default en
