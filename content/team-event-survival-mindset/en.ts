import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Survival Mindset, a team event outdoors – Gratweg',
    description:
      'A day of deciding under pressure, with a calm review. Up to 12 people CHF 2’600.00 flat rate, 30 people at most.',
  },
  title: 'Survival Mindset',
  lead: 'Staying calm while everything spins.',
  drawingAlt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
  facts: [
    {
      label: 'Duration',
      value: '1 day',
    },
    {
      label: 'Up to 12 people',
      value: 'CHF 2’600.00 flat rate',
    },
    {
      label: '13–20 people',
      value: 'CHF 200.00 per person',
    },
    {
      label: '21–30 people',
      value: 'CHF 180.00 per person',
    },
    {
      label: 'For whom',
      value: 'leadership teams and teams on call or in crisis roles',
    },
    {
      label: 'Focus',
      value: 'calm, situational awareness, deciding on little information',
    },
  ],
  sections: [
    {
      title: 'What to expect',
      paragraphs: [
        'You learn a simple pattern: stop, look, think, act.',
        'You apply it in three situations, each less clear than the last.',
        'Roles change. Those who usually lead listen.',
        'The review is calm and concrete: one habit that stays and one that goes.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: ['For teams that have to decide even while the picture is still blurred.'],
    },
    {
      title: 'Price',
      paragraphs: [
        'The price covers the whole group: a flat rate for up to 12 people, from 13 people the same amount for each person.',
        'Cheaper from 21 people: 21 people pay CHF 3’780.00, 20 people CHF 4’000.00.',
        'For more than 30 people there is no fixed price. Please ask us.',
      ],
    },
  ],
  actions: [
    {
      label: 'Ask for a date',
      note: 'from CHF 2’600.00',
      to: '/buchen?serviceId=survival-mindset',
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
