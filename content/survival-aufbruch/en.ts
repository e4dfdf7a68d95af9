import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Aufbruch: survival training, level 1 – Gratweg',
    description:
      'Survival training for everyone who wants to begin: fire, water, reading the terrain. 1 day, CHF 200.00 per person.',
  },
  title: 'Aufbruch',
  lead: 'Aufbruch means setting out. You make fire, find water and read the terrain before it reads you.',
  drawingAlt: 'Morning sun above a lake, a pale path in the foreground',
  facts: [
    {
      label: 'Duration',
      value: '1 day',
    },
    {
      label: 'Price',
      value: 'CHF 200.00 per person',
    },
    {
      label: 'For whom',
      value: 'everyone who wants to begin, alone or as a team',
    },
    {
      label: 'Content',
      value: 'fire, water, finding your way, first decisions',
    },
  ],
  sections: [
    {
      title: 'What you do',
      paragraphs: [
        'You gather tinder, start a flame and keep it alive. The first attempt mostly smokes, and that is part of it.',
        'You look for water and make it safe to drink. You compare the map with what lies before you and work out for yourself where you are.',
      ],
    },
    {
      title: 'What you bring back to the office',
      paragraphs: [
        'Once you have started with wet wood, you plan the next project start differently: smaller, drier, with something in reserve.',
      ],
    },
  ],
  actions: [
    {
      label: 'Book a place',
      note: 'CHF 200.00',
      to: '/buchen?serviceId=aufbruch',
    },
    {
      label: 'See the dates',
      to: '/event-kalender',
    },
    {
      label: 'Give it as a voucher',
      to: '/shop',
    },
  ],
}

export default en
