import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Klarer Kompass: survival training, level 3 – Gratweg',
    description:
      'Survival training for leaders with outdoor experience: plan a route, lead the group, be able to turn back. 2½ days, CHF 300.00 per person.',
  },
  title: 'Klarer Kompass',
  lead: 'Klarer Kompass means a clear compass. Your route, your decision, by map and bearing: we come along, you lead.',
  drawingAlt: 'Summit in midday light below a compass ring, a dashed trace leads up to it',
  facts: [
    {
      label: 'Duration',
      value: '2½ days',
    },
    {
      label: 'Price',
      value: 'CHF 300.00 per person',
    },
    {
      label: 'For whom',
      value: 'leaders with outdoor experience',
    },
    {
      label: 'Content',
      value: 'route, leadership, deciding under uncertainty',
    },
  ],
  sections: [
    {
      title: 'What you do',
      paragraphs: [
        'You plan the route on the map, hand out the tasks and lead the group. Responsibility rotates, and everyone leads a stretch.',
        'Along the way something changes: the weather, the time, someone gets tired. You decide whether to go on, and say why.',
      ],
    },
    {
      title: 'What you bring back to the office',
      paragraphs: [
        'After this course you know how you decide when information is missing. And how your decisions come across.',
      ],
    },
  ],
  actions: [
    {
      label: 'Book a place',
      note: 'CHF 300.00',
      to: '/buchen?serviceId=klarer-kompass',
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
