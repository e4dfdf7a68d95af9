import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Shelter-Bau, a team event outdoors – Gratweg',
    description:
      'One day, one roof of branches and leaves, built by the whole team. Up to 12 people CHF 2’800.00 flat rate, 20 people at most.',
  },
  title: 'Shelter-Bau',
  lead: 'Branches become a roof, people become a rope team.',
  drawingAlt: 'View from a shelter of woven branches onto hills and a low sun',
  facts: [
    {
      label: 'Duration',
      value: '1 day',
    },
    {
      label: 'Up to 12 people',
      value: 'CHF 2’800.00 flat rate',
    },
    {
      label: '13–20 people',
      value: 'CHF 215.00 per person',
    },
    {
      label: 'Largest group',
      value: '20 people',
    },
    {
      label: 'For whom',
      value: 'teams that want to build something and finish it',
    },
    {
      label: 'Focus',
      value: 'planning, dividing work, testing whether it holds',
    },
  ],
  sections: [
    {
      title: 'What to expect',
      paragraphs: [
        'You choose the spot: ground, wind, dead wood overhead.',
        'You draw a plan and share out the work.',
        'You build: frame, wickerwork, leaves. The plan changes along the way.',
        'At the end, water comes from above. Then you see where it leaks.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: [
        'For teams from different departments working on the same thing. No craft skills needed, sturdy shoes are.',
      ],
    },
    {
      title: 'Price',
      paragraphs: [
        'The price covers the whole group: a flat rate for up to 12 people, from 13 people the same amount for each person.',
        'Cheaper from 13 people: 13 people pay CHF 2’795.00, 12 people CHF 2’800.00.',
        'For more than 20 people there is no fixed price. Please ask us.',
      ],
    },
  ],
  actions: [
    {
      label: 'Ask for a date',
      note: 'from CHF 2’795.00',
      to: '/buchen?serviceId=shelter-bau',
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
