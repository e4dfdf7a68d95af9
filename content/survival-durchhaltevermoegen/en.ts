import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Durchhaltevermögen: survival, level 2 – Gratweg',
    description:
      'Survival training with a night in the bivouac: camp, warmth, pacing yourself. 2 days with bivouac, CHF 250.00 per person.',
  },
  title: 'Durchhalte\u00advermögen',
  lead: 'Durchhaltevermögen means endurance. One night in the bivouac: sleep, warmth and good humour run short, and you see how a group decides.',
  drawingAlt: 'Tent and fire by a lake, the stars circling the pole star above',
  facts: [
    {
      label: 'Duration',
      value: '2 days with bivouac',
    },
    {
      label: 'Price',
      value: 'CHF 250.00 per person',
    },
    {
      label: 'For whom',
      value: 'anyone with some first experience outdoors',
    },
    {
      label: 'Content',
      value: 'camp, warmth, food, pacing yourself',
    },
  ],
  sections: [
    {
      title: 'What you do',
      paragraphs: [
        'You choose a camp site, rig the tarp and cook over the fire. Then you divide the night into watches.',
        'On the second day you go on with little sleep and solve tasks that would have been easy on the first.',
      ],
    },
    {
      title: 'What you bring back to the office',
      paragraphs: [
        'Long projects seldom fail on the first day. You learn to plan rests before they are needed, and to say so when strength runs out.',
      ],
    },
  ],
  actions: [
    {
      label: 'Book a place',
      note: 'CHF 250.00',
      to: '/buchen?serviceId=durchhaltevermoegen',
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
