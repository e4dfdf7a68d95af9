import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Project request – Gratweg',
    description:
      'Describe what you are planning: service, period, budget, team. We answer every project request within 24 hours.',
  },
  title: 'Project request',
  lead: 'Tell us what you are planning. You will have an answer within 24 hours.',
  drawingAlt: 'Schematic map of Lake Zug with contour lines',
  facts: [
    {
      label: 'Service',
      value:
        'project management, programme management, portfolio management, PMO, agile coaching, interim management, training and coaching, or other',
    },
    {
      label: 'Budget in CHF',
      value:
        'up to 10’000, 10’000–50’000, 50’000–100’000, 100’000–250’000, over 250’000 or an amount of your own',
    },
    {
      label: 'Team size',
      value: '1–5, 6–10, 11–20 or more than 20 people',
    },
    {
      label: 'Priority',
      value: 'low, medium, high or urgent',
    },
    {
      label: 'Industry',
      value: 'IT, finance and insurance, healthcare, manufacturing, consulting or other',
    },
    {
      label: 'Contract',
      value: 'fixed price, time and material or hybrid',
    },
  ],
  sections: [
    {
      title: 'What we need to know',
      paragraphs: [
        'Only three things are essential: the service you want, a few sentences about the project and your e-mail address.',
        'It also helps to have: period, budget, size of the team, industry, priority and type of contract. Leave open what you do not know.',
      ],
    },
    {
      title: 'What happens then',
      paragraphs: [
        'We read your request and answer within 24 hours: with questions, with a proposal for a call, or by saying that we are not the right people.',
      ],
    },
  ],
  actions: [
    {
      label: 'Write to us',
      note: 'within 24 hours',
      to: '/kontakt',
    },
    {
      label: 'See project management',
      to: '/projekt-management',
    },
  ],
}

export default en
