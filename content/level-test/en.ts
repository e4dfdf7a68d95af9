import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Which level suits me? – Gratweg',
    description:
      'Three questions about experience, distance and sleep: which survival course suits you, with price and next date. Nothing is stored.',
  },
  title: 'Which level suits me?',
  lead: 'Three questions, one recommendation. The most cautious answer counts. Nothing is stored: your answers are only in the address of this page.',
  questions: {
    experience: {
      question: 'How much experience do you have outdoors?',
      answers: [
        { name: 'None yet', text: 'walks and hikes' },
        { name: 'Some', text: 'I’ve done level 1 or slept outdoors' },
        { name: 'A lot', text: 'I’ve done level 2 or several overnight tours' },
      ],
    },
    walk: {
      question: 'How far do you like to walk in a day?',
      answers: [
        { name: 'Up to 6 km', text: '200 m of ascent on hiking trails (T1)' },
        { name: '6 to 10 km', text: 'up to 800 m of ascent on mountain trails (T2)' },
        { name: '10 km or more', text: 'mountain paths and pathless stretches (T3)' },
      ],
    },
    night: {
      question: 'How would you like to sleep?',
      answers: [
        { name: 'In my own bed', text: 'one day is enough for me' },
        { name: 'One night in a bivouac', text: 'under a tarp, with an hour on watch' },
        { name: 'Two nights outdoors', text: 'in a camp that the group builds itself' },
      ],
    },
  },
  wait: {
    title: 'Your recommendation appears here',
    text: 'as soon as you’ve answered all three questions.',
  },
  show: 'Show my level',
  yours: 'Your level',
  why: [
    'At least one of your answers points to level 1: you learn the essentials in a day and you’re home in the evening.',
    'You’re ready for a night outdoors, and at least one of your answers says: start with level 2.',
    'All three answers point to level 3: you plan the route and lead the group.',
  ],
  suggestion: 'Our suggestion',
  easier:
    'Your answers point to level {n}. We have no course at that level at the moment; this one is less demanding.',
  noCourse:
    'We have no course at this level at the moment, and the others are more demanding. Write to us and we’ll advise you.',
  write: 'Get in touch',
  detail: 'Level {n} in detail',
  next: 'Next date: {date}, {place}.',
  none: 'There’s no date with free places at the moment.',
  ask: 'Request a date',
  compare: 'Compare all levels',
}

export default en
