import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Back to the Roots, a team event outdoors – Gratweg',
    description:
      'Four hours in the woods without phone or watch. Up to 12 people {price:back-to-the-roots} flat rate, larger groups per person.',
  },
  title: 'Back to the Roots',
  lead: 'No phone, no watch. What remains is the team.',
  drawingAlt: 'A tree trunk above the ground, its branching roots below',
  place: 'Woods by Lake Zug',
  season: 'all year',
  focus: 'Attention, conversation, simple work with the hands',
  about: {
    title: 'Four hours that nobody measures',
    text: 'At the edge of the woods everyone hands in phone and watch. After that there is wood, knives, a pot and a task that is nobody’s job. Before long no one knows what time it is. Instead, everyone hears who says what, and when.',
  },
  features: [
    {
      title: 'Paying attention',
      text: 'Without a screen you notice sooner who is cold, who hesitates and who has already started.',
    },
    {
      title: 'Talking to each other',
      text: 'If you need something, you walk over and ask. There is no sending a message.',
    },
    {
      title: 'Working with your hands',
      text: 'Carving, lighting a fire, cooking soup. The work is simple. Agreeing on it is harder.',
    },
  ],
  expect: [
    'You put phones and watches in a bag and set off.',
    'You gather, carve and cook with what is there.',
    'You share out the work yourselves, or you do not.',
    'At the end you talk about who took on what, and why.',
  ],
  forWhom: 'For teams that write a lot and talk little. No experience needed.',
  quote: '“Without a watch, a task takes as long as it takes.”',
  schedule: {
    title: 'An afternoon in the woods',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'Handing in',
        text: 'Phones and watches go into a bag. Only the guide keeps the time.',
      },
      {
        time: '13:45',
        title: 'Setting off',
        text: 'A short walk without talking. After that everyone listens better.',
      },
      {
        time: '14:15',
        title: 'Gathering and carving',
        text: 'Sort wood by thickness. Everyone carves a spoon.',
      },
      {
        time: '15:15',
        title: 'A task without an owner',
        text: 'Water, fire, soup, seats. Nobody hands out the work.',
      },
      { time: '16:30', title: 'Eating', text: 'Soup from the pot, with your own spoon.' },
      {
        time: '17:00',
        title: 'Talk by the fire',
        text: 'What got done by itself, and what was left undone? Then the watches come back.',
      },
    ],
  },
  included: [
    'One guide, two for 13 people or more',
    'Knives, pot and fire steel',
    'Soup, bread and tea',
    'A roof of tarps when it rains',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Knives and pots are on loan. The spoon is yours to keep.',
  bring: 'Sturdy shoes, a rain jacket, a warm layer',
  safety: 'Carving is done sitting down and well apart. The guide carries a first-aid kit and a phone.',
}

export default en
