import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Survival Mindset, a team event outdoors – Gratweg',
    description:
      'A day of deciding under pressure, with a calm review. Up to 12 people {price:survival-mindset} flat rate, 30 people at most.',
  },
  title: 'Survival Mindset',
  lead: 'Staying calm while everything spins.',
  drawingAlt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
  place: 'Woods by Lake Zug',
  season: 'all year',
  focus: 'Deciding under pressure, changing roles, review',
  about: {
    title: 'Calm can be practised',
    text: 'Three situations, each less clear than the last. Information comes late, and not all of it is true. Your team decides anyway. Afterwards we look at how the decision came about, not only whether it was right.',
  },
  features: [
    { title: 'A pattern', text: 'Stop, look, think, act. Four words you can recall even under pressure.' },
    {
      title: 'Other roles',
      text: 'Those who usually lead listen. Those who usually keep quiet decide. Neither feels familiar.',
    },
    {
      title: 'Reviewing',
      text: 'We separate the decision from its outcome. Even a good decision can go wrong.',
    },
  ],
  expect: [
    'You learn a pattern of four words.',
    'You apply it three times, from simple to confusing.',
    'You take on a role that is usually somebody else’s.',
    'The review is calm and concrete: one habit that stays and one that goes.',
  ],
  forWhom: 'For teams that have to decide even while the picture is still blurred.',
  quote: '“The eye of the storm is quiet. You only have to stop spinning with it.”',
  schedule: {
    title: 'One pattern, three situations',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'The pattern',
        text: 'Four words, practised on a simple case until they stick.',
      },
      { time: '10:00', title: 'First situation', text: 'A missing person, a good map, enough time.' },
      { time: '11:15', title: 'Review', text: 'Who knew what, and since when?' },
      {
        time: '12:15',
        title: 'Lunch',
        text: 'Soup by the fire. Nobody talks about the situation, which is an exercise too.',
      },
      { time: '13:15', title: 'Second situation', text: 'Two reports contradict each other. Roles change.' },
      { time: '14:30', title: 'Third situation', text: 'One report comes too late, another is wrong.' },
      { time: '15:45', title: 'Agreements', text: 'Each person writes down one sentence, the team three.' },
    ],
  },
  included: [
    'One guide, two for 13 people or more',
    'Cards with the pattern for everyone',
    'Soup, bread and tea',
    'A roof of tarps when it rains',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Material for all three situations is included in the price.',
  bring: 'Sturdy shoes, a rain jacket, something to write with',
  safety: 'The pressure comes from the task, not from danger. Anyone can leave a situation at any time.',
}

export default en
