import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Feuer & Fokus, a team event outdoors – Gratweg',
    description:
      'One day of making fire as a team: order the tasks, settle the roles. Up to 12 people CHF 2’600.00 flat rate, then per person.',
  },
  title: 'Feuer & Fokus',
  lead: 'One team, one firesteel, wet wood. Whoever wants everything at once stays in the dark.',
  drawingAlt: 'Campfire, drawn as a heat map with isolines',
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
      value: 'project teams working on too much at once',
    },
    {
      label: 'Focus',
      value: 'priorities, roles, dealing with failed attempts',
    },
  ],
  sections: [
    {
      title: 'What to expect',
      paragraphs: [
        'First attempt: small groups, little explanation. Mostly smoke.',
        'Review at the cold ring: what did we try, what did we leave out, who did not speak?',
        'Second and third attempt: settle roles, share tinder, read the wind. Now it burns.',
        'A meal from the fire. Everyone takes one sentence back to the office.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: [
        'For teams that start fast and seldom finish. The exercise shows how tasks are ordered and roles assigned.',
      ],
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
      to: '/buchen?serviceId=feuer-und-fokus',
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
