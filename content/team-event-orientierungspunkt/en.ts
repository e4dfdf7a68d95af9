import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Orientierungspunkt, a team event outdoors – Gratweg',
    description:
      'A day and a half with map, compass and bivouac. Up to 12 people CHF 3’900.00 flat rate, material included, up to 20 people.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Two groups, one map, one shared goal. In between, a night in the bivouac.',
  drawingAlt: 'Orienteering map with start, five controls and finish',
  facts: [
    {
      label: 'Duration',
      value: '1½ days with bivouac',
    },
    {
      label: 'Up to 12 people',
      value: 'CHF 3’900.00 flat rate',
    },
    {
      label: '13–20 people',
      value: 'CHF 310.00 per person',
    },
    {
      label: 'Largest group',
      value: '20 people',
    },
    {
      label: 'Equipment',
      value: 'included',
    },
    {
      label: 'For whom',
      value: 'leadership teams and project teams in several places',
    },
    {
      label: 'Focus',
      value: 'navigation, coordination, joint decisions',
    },
  ],
  sections: [
    {
      title: 'What to expect',
      paragraphs: [
        'You split into two groups and agree how you will communicate.',
        'Each group holds only part of the information. Those who share it arrive.',
        'In the evening you set up the bivouac and review the day by the fire.',
        'In the morning you walk the last stretch together.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: [
        'For teams that work in several places towards one goal. Nobody should mind a night outdoors.',
      ],
    },
    {
      title: 'Price',
      paragraphs: [
        'The price covers the whole group: a flat rate for up to 12 people, from 13 people the same amount for each person.',
        'Material is included.',
        'For more than 20 people there is no fixed price. Please ask us.',
      ],
    },
  ],
  actions: [
    {
      label: 'Ask for a date',
      note: 'from CHF 3’900.00',
      to: '/buchen?serviceId=orientierungspunkt',
    },
    {
      label: 'All six outings',
      to: '/team-events',
    },
    {
      label: 'Ask a question',
      to: '/kontakt',
    },
  ],
}

export default en
