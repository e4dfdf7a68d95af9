import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Aufbruch: survival training, level 1 – Gratweg',
    description:
      'Survival training for anyone who wants to begin: fire, water, reading the terrain. 1 day, CHF 200.00 per person.',
  },
  lead: 'Aufbruch means setting out. You make fire, find water and read the terrain before it reads you.',
  quote: '“The first time it only smokes. The second time you know why.”',
  quoteNote: 'The day is built around two attempts. What happens in between is the course.',
  programme: {
    title: 'One day, two attempts',
    days: [
      {
        name: 'Saturday',
        items: [
          {
            time: '09:00',
            title: 'Arriving',
            text: 'We look into the packs and say what the day will ask of you, and what it will not.',
          },
          {
            time: '09:45',
            title: 'Reading the terrain',
            text: 'Slope, wind, water, map. You point to where you are before we tell you.',
          },
          {
            time: '10:45',
            title: 'Fire, first attempt',
            text: 'Each on their own, with a firesteel and whatever the wood has to offer.',
          },
          {
            time: '12:15',
            title: 'Lunch',
            text: 'Soup, bread, tea. Those without a flame are fed all the same.',
          },
          {
            time: '13:15',
            title: 'Water',
            text: 'Finding it, filtering it, boiling it. In the end you drink what you have treated yourself.',
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
            title: 'Looking back',
            text: 'What held, and what was missing? Notes are taken by hand.',
          },
          { time: '17:00', title: 'End', text: 'Back at the stop.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Three things for your next project start',
    items: [
      {
        title: 'Start small',
        text: 'Tinder first, then twigs, then wood. Begin like that and you notice early whether it catches.',
      },
      {
        title: 'First, where you are',
        text: 'Detours begin with the belief that you know where you stand. You check before you move.',
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
    'Long trousers that do not mind a spark',
    'Water bottle, 1 litre',
    'Something to eat for the morning',
    'Sun cream, tick repellent, your own medication',
  ],
  provide: [
    'Firesteels and knives for everyone',
    'Maps, water filter and cooking gear',
    'A tarp against the rain',
    'Soup, bread and tea',
    'First-aid kit and emergency radio',
  ],
  safety: [
    {
      title: 'Knives and fire',
      text: 'Carving is done sitting down and at a distance. Water stands beside every fire, and by evening the ashes are cold.',
    },
  ],
  included: [
    'Guiding throughout the day',
    'Equipment and maps',
    'Soup, bread and tea',
    'Permission for the fire sites',
  ],
  order: 'This is the start. Durchhaltevermögen comes next, should you want to stay out for a night.',
}

export default en
