import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Feuer & Fokus, a team event outdoors – Gratweg',
    description:
      'One day of making fire as a team: order the tasks, settle the roles. Up to 12 people {price:feuer-und-fokus} flat rate, then per person.',
  },
  title: 'Feuer & Fokus',
  lead: 'Fire and focus: one team, one fire steel, wet wood. Try everything at once and you stay in the dark.',
  drawingAlt: 'Campfire, drawn as a heat map with isolines',
  place: 'Woods by Lake Zug',
  season: 'all year',
  focus: 'Priorities, roles, dealing with failed attempts',
  about: {
    title: 'Sort first, then light',
    text: 'Wet wood burns when tinder, shavings and air come together in the right order. If one is missing, it smokes. Your team gets a fire steel, a knife and three attempts. After each we look at what was lacking.',
  },
  features: [
    { title: 'Priorities', text: 'Tinder first, the big branch last. Change the order and you start again.' },
    {
      title: 'Roles',
      text: 'One person lights, two feed, one watches the wind. Everyone else fetches wood, and dry wood at that.',
    },
    {
      title: 'Failed attempts',
      text: 'Two of the three attempts may fail. We write down why and change one thing.',
    },
  ],
  expect: [
    'You gather wood that is too wet and are asked to light it.',
    'You talk about smoke: what was tried, what was missing, who said nothing.',
    'You share out the roles before the next spark flies.',
    'You eat what has cooked on your own fire.',
  ],
  forWhom: 'For teams that start fast and seldom finish. No experience needed; patience helps.',
  quote: '“A fire needs three things. So does a team: fuel, air and someone who does not walk away.”',
  schedule: {
    title: 'One day, three attempts',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Arrival',
        text: 'We gather wood and put the phones away. Nobody knows it all yet.',
      },
      { time: '10:00', title: 'First attempt', text: 'Small groups, little explanation. Mostly smoke.' },
      {
        time: '11:15',
        title: 'Review round the cold fire',
        text: 'What did we try, what did we leave out, who did not speak?',
      },
      {
        time: '12:15',
        title: 'Cold lunch',
        text: 'Bread, cheese, water. It gets warm once something burns.',
      },
      {
        time: '13:15',
        title: 'Second and third attempt',
        text: 'Settle roles, share tinder, read the wind. Now it burns.',
      },
      {
        time: '15:30',
        title: 'Food and findings',
        text: 'Soup from the fire. Everyone takes one sentence back to the office.',
      },
      { time: '16:30', title: 'Putting it out', text: 'Water, stir, feel. Done means the ash is cold.' },
    ],
  },
  included: [
    'One guide, two for 13 people or more',
    'Fire steel, knife and tinder for everyone',
    'Lunch, soup and tea',
    'A roof of tarps when it rains',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Wood, fire steel and food are included in the price.',
  bring: 'Sturdy shoes, a rain jacket, clothes that may smell of smoke',
  safety:
    'We light fires only where they are allowed. During a fire ban we postpone, or you choose another event at no cost.',
}

export default en
