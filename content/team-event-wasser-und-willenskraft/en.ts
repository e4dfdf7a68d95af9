import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Wasser & Willenskraft: a day by the river – Gratweg',
    description:
      'A day by the Lorze for teams in a demanding period: plan crossings, turn back in time. {francs:wasser-und-willenskraft} for up to 12 people.',
  },
  title: 'Wasser & Willens\u00adkraft',
  forWhom: 'For teams in a demanding period.',
  lead: 'In one day by the river Lorze you plan two crossings, look out for each other and decide together when to go on and when to turn back.',
  drawingAlt: 'Streamlines around stones in a river',
  place: 'By the Lorze, Cham',
  season: 'May–September',
  focus: 'Reading the situation, keeping each other safe, going on or turning back',
  take: { title: 'Afterwards it’s agreed how the team will know when to stop' },
  features: [
    {
      title: 'Reading',
      text: 'Where the water looks smooth, it’s often deep. You watch for ten minutes first and then choose the spot.',
    },
    {
      title: 'Keeping safe',
      text: 'Nobody goes alone. Those who keep watch from the bank do as much as those who stand in the water.',
    },
    {
      title: 'Going on or turning back',
      text: 'You settle beforehand how you’ll know it’s time to stop. At least once, the right thing is to turn back.',
    },
  ],
  expect: [
    {
      title: 'Reading the water',
      text: 'Where can you stand, where does it pull, and where is it better to stay out?',
    },
    { title: 'Planning the crossing', text: 'You plan a crossing and share out six roles.' },
    { title: 'Getting the load across', text: 'Everything for a meal reaches the other bank dry.' },
    {
      title: 'Review',
      text: 'By the fire you talk about when going on was right, and when turning back was.',
    },
  ],
  quote: '“Willpower is staying on the bank when everyone else is already in the water.”',
  schedule: {
    title: 'One river, six roles, two crossings',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'On the bank',
        text: 'Read the current, settle the rules, put on the equipment.',
      },
      { time: '10:15', title: 'Dry run', text: 'Signals and roles. Everyone is still dry.' },
      { time: '11:15', title: 'Short crossing', text: 'Short, knee-deep and watched from the bank.' },
      { time: '12:30', title: 'Lunch by the fire', text: 'Change your socks, have some soup.' },
      {
        time: '13:45',
        title: 'Long crossing',
        text: 'Everything for a meal has to reach the other bank dry.',
      },
      {
        time: '15:45',
        title: 'Talk by the fire',
        text: 'Who would have turned back sooner, and how did the team notice?',
      },
    ],
  },
  included: [
    'Always two guides',
    'Ropes, buoyancy aids and waders',
    'Soup, bread and tea',
    'A heated tent on the bank',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'All the equipment for the water is included.',
  meeting: 'Usually Cham station. From there we walk to the river together.',
  food: 'Soup, bread and tea from the fire.',
  safety:
    'We cross only when the river is calm, and only where the water is no more than knee-deep. Everyone in the water wears a buoyancy aid, and nobody is tied to a rope. Two guides are always by the water. If you can’t swim or don’t want to go in, you have a task on the bank.',
  bring: ['Shoes you don’t mind getting wet', 'A change of clothes and socks', 'Towel', 'Rain jacket'],
  own: {
    alt: 'Plan of a crossing: a river flowing from left to right, with six numbered places on its banks and in the water for the six roles.',
    flow: 'Current',
    roles: [
      { title: 'Leads', text: 'Keeps the whole crossing in view and says when to go.' },
      { title: 'Watches upstream', text: 'Calls out what the water brings.' },
      { title: 'Goes first', text: 'Looks for the next safe foothold.' },
      { title: 'Carries the load', text: 'Keeps it above the water and never goes alone.' },
      { title: 'Helps on the bank', text: 'Offers a hand where people step in and out.' },
      { title: 'Stands downstream', text: 'Is ready if somebody loses their footing.' },
    ],
    guides: 'Both guides are there for every crossing and can stop it at any time.',
  },
}

export default en
