import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Wasser & Willenskraft, a team event outdoors – Gratweg',
    description:
      'A day by the water: plan crossings, secure each other, stay with it. Up to 12 people CHF 2’800.00 flat rate, 20 people at most.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'Against the current, with the team.',
  drawingAlt: 'Streamlines around stones in a river',
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
      value: 'teams in a demanding period',
    },
    {
      label: 'Focus',
      value: 'trust, securing each other, perseverance',
    },
  ],
  sections: [
    {
      title: 'What to expect',
      paragraphs: [
        'You read the water: where does it carry, where does it pull, where is it better to stay out?',
        'You plan a crossing and secure one another.',
        'You bring equipment to the other bank, dry.',
        'By the fire you talk about when carrying on was right, and when it was not.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: [
        'For teams that carry a lot and would like to feel again that they carry it together. Anyone who prefers to stay dry secures from the bank.',
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
      to: '/buchen?serviceId=wasser-und-willenskraft',
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
