import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Aufbruch (Setting Out): survival course, level 1 – Gratweg',
    description:
      'A survival course for anyone who’d like to begin: fire, water, map. 1 day on the Zugerberg, from age 16, {francs:aufbruch} per person.',
  },
  lead: 'One day on the Zugerberg. You light a fire without a lighter, make water safe to drink and find your way with a map. No experience needed.',
  fit: {
    grade: {
      title: 'T1 means hiking',
      text: 'That’s how the hiking scale of the Swiss Alpine Club (SAC) puts it: well-made paths, flat or gently sloping. Comfortable shoes with a good tread are enough.',
    },
    enough: {
      title: 'You’re fit enough',
      text: 'if you can walk for two hours at a stretch. There are plenty of breaks during the day, and the group goes at the pace of the slowest person.',
    },
    instead: {
      title: 'Take level 2',
      text: 'if you’ve made a fire before and would like to stay out for a night: two days with a bivouac, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'A day outdoors, and you’re home in the evening',
    bands: [],
    facts: [
      {
        title: 'Food',
        text: 'There’s soup, bread and tea at lunchtime, vegetarian if you wish. Bring a snack for the morning. Please tell us about allergies when you book.',
      },
    ],
  },
  quote: '“The first time, all you get is smoke. The second time, you know why.”',
  quoteNote: 'The day is built around two attempts. What happens in between is the course.',
  programme: {
    title: 'One day, two attempts',
    days: [
      {
        name: 'Saturday',
        items: [
          {
            time: '09:00',
            title: 'Arrival',
            text: 'We look through the rucksacks and say what the day will ask of you, and what it won’t.',
          },
          {
            time: '09:45',
            title: 'Reading the terrain',
            text: 'Slope, wind, water, map. You point to where you are before we tell you.',
          },
          {
            time: '10:45',
            title: 'Fire, first attempt',
            text: 'Each on their own, with a fire steel and whatever the woods have to offer.',
          },
          {
            time: '12:15',
            title: 'Lunch',
            text: 'Soup, bread, tea. You eat even if you have no flame yet.',
          },
          {
            time: '13:15',
            title: 'Water',
            text: 'Finding it, filtering it, boiling it. At the end you drink what you’ve treated yourself.',
          },
          {
            time: '14:30',
            title: 'Fire, second attempt',
            text: 'Together, with roles shared out. Now it burns, and everyone knows why.',
          },
          {
            time: '15:30',
            title: 'A first decision',
            text: 'Two paths, too few facts, ten minutes. The group decides and sets off.',
          },
          {
            time: '16:15',
            title: 'Review',
            text: 'What held, and what was missing? You take notes by hand.',
          },
          { time: '17:00', title: 'Finish', text: 'Back at the meeting point.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Three things for the start of your next project',
    items: [
      {
        title: 'Start small',
        text: 'A spark, a blade of grass, a twig. Begin like that and you see early on whether it catches.',
      },
      {
        title: 'First, where you are',
        text: 'Detours begin with the belief that you know where you are. You check before you move.',
      },
      {
        title: 'Use the failed attempt',
        text: 'The first try nearly always fails. You turn it into an instruction rather than an excuse.',
      },
    ],
  },
  bring: [
    'Worn-in shoes with a good tread',
    'Waterproof jacket and trousers',
    'One warm layer, in summer too',
    'Long trousers that don’t mind a spark',
    'Water bottle, 1 litre',
    'A snack for the morning',
    'Sun cream, tick repellent, your own medication',
  ],
  provide: [
    'Fire steels and knives for everyone',
    'Maps, water filter and cooking pots',
    'A tarp against the rain',
    'Soup, bread and tea',
    'First-aid kit and emergency radio',
  ],
  safety: [
    {
      title: 'Knives and fire',
      text: 'We carve sitting down and well apart. There’s water beside every fire, and the ashes are cold before we leave.',
    },
  ],
  included: [
    'An instructor throughout the day',
    'Equipment and maps',
    'Soup, bread and tea',
    'Permission for the fire sites',
  ],
  order:
    'Aufbruch (Setting Out) is where it starts. Durchhaltevermögen (Endurance) comes next, if you’d like to stay out for a night.',
}

export default en
