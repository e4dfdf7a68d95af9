import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Feuer & Fokus: settle priorities and roles – Gratweg',
    description:
      'A day for project teams: make fire from wet wood, and settle priorities and roles along the way. {francs:feuer-und-fokus} for up to 12 people.',
  },
  title: 'Feuer & Fokus',
  forWhom: 'For project teams with a lot going on at once.',
  lead: 'In one day you make fire from wet wood, and settle priorities and roles along the way.',
  drawingAlt: 'Campfire, drawn as a heat map with isolines',
  place: 'Städtlerwald woods, Cham',
  season: 'all year',
  focus: 'Priorities, roles, dealing with failed attempts',
  take: { title: 'Afterwards it’s clear what comes first and who does it' },
  features: [
    {
      title: 'Priorities',
      text: 'Tinder, shavings, wood: it only burns in that order. Afterwards you ask the same question about your project.',
    },
    {
      title: 'Roles',
      text: 'One person lights the fire, two feed it, one watches the wind, the others fetch more wood. The team decides who does what.',
    },
    {
      title: 'Failed attempts',
      text: 'Two of the three attempts are allowed to fail. After each you change one thing, not everything.',
    },
  ],
  expect: [
    { title: 'Wet wood', text: 'You gather what the woods provide and make fire with it.' },
    { title: 'Three attempts', text: 'After each you talk about what was missing and what to change.' },
    { title: 'Clear roles', text: 'Before the second attempt the team decides who does what.' },
    { title: 'Soup from the fire', text: 'You eat what has cooked on your own fire.' },
  ],
  quote: '“A fire needs three things. So does a team: fuel, air and someone who doesn’t walk away.”',
  schedule: {
    title: 'One day, three attempts',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Arrival', text: 'We gather wood and put the phones away.' },
      { time: '10:00', title: 'First attempt', text: 'In small groups, with little explanation.' },
      { time: '11:15', title: 'Review', text: 'What was missing, and what do we change?' },
      { time: '12:15', title: 'Lunch', text: 'Bread, cheese and water.' },
      {
        time: '13:15',
        title: 'Two more attempts',
        text: 'Settle the roles, share the tinder, watch the wind.',
      },
      {
        time: '15:30',
        title: 'Food and findings',
        text: 'Soup from the fire, and everyone takes one sentence back to the office.',
      },
      {
        time: '16:30',
        title: 'Putting it out',
        text: 'Pour water, stir and hold your hand over it until the ash is cold.',
      },
    ],
  },
  included: [
    'A guide; a second person joins us for groups of 13 or more',
    'Fire steel, knife and tinder for everyone',
    'Lunch, soup and tea',
    'A roof of tarps when it rains',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Wood, equipment and food are included.',
  meeting: 'Usually Cham station. From there we walk to the Städtlerwald woods together.',
  food: 'Bread and cheese at midday, soup from your own fire in the afternoon.',
  safety:
    'We light fires only where they’re allowed, and douse them until the ash is cold. The guide carries a first-aid kit and a phone.',
  bring: ['Sturdy shoes', 'Rain jacket', 'Clothes you don’t mind smelling of smoke'],
  own: {
    alt: 'Heat through the day: smoke at the first attempt in the morning, a flicker after lunch, a fire in the afternoon, cold ash at the end.',
    attempts: ['First attempt: smoke', 'Second: a flicker', 'Third: it burns'],
  },
}

export default en
