import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Back to the Roots, a team event outdoors – Gratweg',
    description:
      'Four hours in the woods without phone or watch. Up to 12 people CHF 1’400.00 flat rate, larger groups per person.',
  },
  title: 'Back to the Roots',
  lead: 'No phone, no watch. What remains is the team.',
  drawingAlt: 'A tree trunk above the ground, its branching roots below',
  facts: [
    {
      label: 'Duration',
      value: '4 hours',
    },
    {
      label: 'Up to 12 people',
      value: 'CHF 1’400.00 flat rate',
    },
    {
      label: '13–20 people',
      value: 'CHF 100.00 per person',
    },
    {
      label: '21–30 people',
      value: 'CHF 90.00 per person',
    },
    {
      label: 'For whom',
      value: 'teams that are new or newly put together',
    },
    {
      label: 'Focus',
      value: 'attention, conversation, simple tasks',
    },
  ],
  sections: [
    {
      title: 'What to expect',
      paragraphs: [
        'You put phones and watches in a bag and set off.',
        'You gather, carve and cook with what is there.',
        'You solve a task that is nobody’s job.',
        'At the end you talk about who took on what, and why.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: ['For teams that write a lot and talk little. No previous knowledge is needed.'],
    },
    {
      title: 'Price',
      paragraphs: [
        'The price covers the whole group: a flat rate for up to 12 people, from 13 people the same amount for each person.',
        'Cheaper from 13 people: 13 people pay CHF 1’300.00, 12 people CHF 1’400.00.',
        'Likewise from 21 people: 21 people pay CHF 1’890.00, 20 people CHF 2’000.00.',
        'For more than 30 people there is no fixed price. Please ask us.',
      ],
    },
  ],
  actions: [
    {
      label: 'Ask for a date',
      note: 'from CHF 1’300.00',
      to: '/buchen?serviceId=back-to-the-roots',
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
