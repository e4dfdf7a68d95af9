import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Back to the Roots: team event for new teams – Gratweg',
    description:
      'Four hours in the woods: new teams get to know each other by carving, making fire and cooking. {francs:back-to-the-roots} for up to 12 people.',
  },
  title: 'Back to the Roots',
  forWhom: 'For new or newly merged teams.',
  lead: 'In four hours everyone gets to know each other: carving, making fire and cooking, with no phones and no watches.',
  drawingAlt: 'Five trees stand apart above the ground; below it their roots form a single net',
  place: 'Städtlerwald woods, Cham',
  season: 'all year',
  focus: 'Getting to know each other, attention, conversation',
  take: { title: 'Afterwards everyone knows who they’re working with' },
  features: [
    {
      title: 'Paying attention',
      text: 'Without a screen you notice sooner who’s cold, who’s hesitating and who has already started.',
    },
    {
      title: 'Talking to each other',
      text: 'If you need something, you walk over and ask. At the end you all talk about who took on what.',
    },
    {
      title: 'Working with your hands',
      text: 'Carving, making fire, cooking soup: simple skills that we show you. Nobody hands out the jobs; the team sorts that out.',
    },
  ],
  expect: [
    { title: 'Setting off', text: 'A short walk without talking. After that everyone listens better.' },
    { title: 'Gathering and carving', text: 'You sort wood by thickness, and everyone carves a spoon.' },
    { title: 'A task to share', text: 'Water, fire, soup, seats: the team shares out the work.' },
    { title: 'Eating', text: 'There’s soup from the pot, eaten with your own spoon.' },
  ],
  quote: '“Without a watch, a task takes as long as it takes.”',
  schedule: {
    title: 'Two times, and no clock in between',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'At the edge of the woods',
        text: 'Everyone puts phone and watch in a bag. Only the guide keeps the time.',
      },
    ],
  },
  included: [
    'A guide; a second person joins us for groups of 13 or more',
    'Knives, pot and fire steel to use',
    'Soup, bread and tea',
    'A roof of tarps when it rains',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Knives and pots are on loan. The spoon is yours to keep.',
  meeting: 'Usually Cham station. From there we walk to the Städtlerwald woods together.',
  food: 'Soup, bread and tea from the fire.',
  safety:
    'Carving is done sitting down and well apart, after an introduction. The guide carries a first-aid kit and a phone. If you don’t want to do something, you can leave it out.',
  bring: ['Sturdy shoes', 'Rain jacket', 'A warm layer'],
  own: {
    end: {
      title: 'By the fire',
      text: 'You talk about what got done by itself and what was left undone. Then the phones and watches come back.',
    },
    before: 'In your hand: nothing.',
    after: 'In your hand: a spoon you carved yourself.',
  },
}

export default en
