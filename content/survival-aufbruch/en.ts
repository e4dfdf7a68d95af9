import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Aufbruch: survival training, level 1 – Gratweg',
    description:
      'Survival training for anyone who wants to begin: fire, water, reading the terrain. 1 day, {price:aufbruch} per person.',
  },
  lead: 'Aufbruch means setting out. A day on the Zugerberg with fire steel and map: by evening you know what you can do and what you had only read about.',
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
            text: 'We look through the packs and say what the day will ask of you, and what it will not.',
          },
          {
            time: '09:45',
            title: 'Reading the terrain',
            text: 'Slope, wind, water, map. You point to where you are before we tell you.',
          },
          {
            time: '10:45',
            title: 'Fire, first attempt',
            text: 'Each on their own, with a fire steel and whatever the wood has to offer.',
          },
          {
            time: '12:15',
            title: 'Lunch',
            text: 'Soup, bread, tea. Those without a flame are fed all the same.',
          },
          {
            time: '13:15',
            title: 'Water',
            text: 'Finding it, filtering it, boiling it. At the end you drink what you have treated yourself.',
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
          { time: '17:00', title: 'Finish', text: 'Back at the stop.' },
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
    'Long trousers that do not mind a spark',
    'Water bottle, 1 litre',
    'A snack for the morning',
    'Sun cream, tick repellent, your own medication',
  ],
  provide: [
    'Fire steels and knives for everyone',
    'Maps, water filter and cooking gear',
    'A tarp against the rain',
    'Soup, bread and tea',
    'First-aid kit and emergency radio',
  ],
  safety: [
    {
      title: 'Knives and fire',
      text: 'Carving is done sitting down and well apart. There is water beside every fire, and by evening the ashes are cold.',
    },
  ],
  included: [
    'A guide throughout the day',
    'Equipment and maps',
    'Soup, bread and tea',
    'Permission for the fire sites',
  ],
  order: 'This is the start. Durchhaltevermögen comes next, should you want to stay out for a night.',
}

export default en
