import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Survival Mindset: deciding under pressure – Gratweg',
    description:
      'One day, three emergency scenarios: your team practises deciding calmly under pressure. {francs:survival-mindset} for up to 12 people.',
  },
  title: 'Survival Mindset',
  forWhom: 'For leadership teams and teams that decide under pressure.',
  lead: 'One day, three emergency scenarios: your team practises deciding calmly, and then talks about how the decision came about.',
  drawingAlt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
  place: 'Walchwilerberg',
  season: 'all year',
  focus: 'Deciding under pressure, changing roles, review',
  take: { title: 'Afterwards the team has a pattern that holds under pressure' },
  features: [
    {
      title: 'A pattern',
      text: 'Stop, look, think, act: four words you can recall even under pressure.',
    },
    {
      title: 'Other roles',
      text: 'If you usually lead, you listen. If you usually listen, you decide. Both change how you see the others’ work.',
    },
    {
      title: 'Reviewing',
      text: 'We separate the decision from its outcome. Even a good decision can end badly.',
    },
  ],
  expect: [
    { title: 'Four words', text: 'You practise the pattern on a simple case until it sticks.' },
    { title: 'Three scenarios', text: 'From simple to confusing, with information that comes late.' },
    { title: 'Another role', text: 'You take on a role that’s usually somebody else’s.' },
    {
      title: 'A calm review',
      text: 'Concrete, and with no marks given: one habit that stays and one that you change.',
    },
  ],
  quote: '“The eye of the storm is quiet. You only have to stop spinning with it.”',
  schedule: {
    title: 'Three scenarios, each with more options',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'The pattern', text: 'Four words, practised on a simple case.' },
      { time: '10:00', title: 'First scenario', text: 'A missing person, a good map, enough time.' },
      { time: '11:15', title: 'Review', text: 'Who knew what, and when?' },
      { time: '12:15', title: 'Lunch', text: 'Soup by the fire. The scenario can wait.' },
      { time: '13:15', title: 'Second scenario', text: 'Two clues contradict each other. Roles change.' },
      { time: '14:30', title: 'Third scenario', text: 'One clue comes too late, another is wrong.' },
      { time: '15:45', title: 'Agreements', text: 'Each person writes down one sentence, the team three.' },
    ],
  },
  included: [
    'A guide; a second person joins us for groups of 13 or more',
    'Cards with the pattern for everyone',
    'Soup, bread and tea',
    'A roof of tarps when it rains',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'The material for all three scenarios is included.',
  meeting: 'Usually Walchwil station. Our confirmation says how we get up to the Walchwilerberg from there.',
  food: 'Soup, bread and tea from the fire.',
  safety:
    'The pressure comes from the task, not from danger. Anyone can leave a scenario at any time. The guide carries a first-aid kit and a phone.',
  bring: ['Sturdy shoes', 'Rain jacket', 'A warm layer', 'Something to write with'],
  own: {
    clock: 'Starts at {time}',
    scenarios: [
      {
        title: 'A missing person',
        given: 'A good map, enough time.',
        question: 'What comes first?',
        ways: ['Search ourselves', 'Call for help'],
      },
      {
        title: 'Two clues contradict each other',
        given: 'Less time, other roles.',
        question: 'Which do we follow?',
        ways: ['The first', 'The second', 'Check both'],
      },
      {
        title: 'One clue is wrong, one comes too late',
        given: 'The decision has already been made.',
        question: 'What now?',
        ways: ['Stick to it', 'Decide again', 'Split up', 'Turn back'],
      },
    ],
    review:
      'Afterwards, whichever way you went: who knew what, and when, and how did the decision come about?',
  },
}

export default en
