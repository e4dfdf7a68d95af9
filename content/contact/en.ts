import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Contact us – Gratweg',
    description:
      'Address, phone, e-mail and opening hours of Gratweg in Cham, Switzerland. We answer project requests within 24 hours.',
  },
  title: 'Where are you heading?',
  lead: 'Write us two sentences: where you are and where you want to go. Or give us a call.',
  drawingAlt: 'Schematic map of Lake Zug with contour lines',
  facts: [
    {
      label: 'Address',
      value: '{company}, {street}, {city}',
    },
    {
      label: 'Phone',
      value: '{phone}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
  ],
  mail: 'Write an e-mail',
  call: 'Call us',
  sections: [
    {
      title: 'For a project',
      paragraphs: [
        'Tell us about the project, the period and the scope. We answer project requests within 24 hours.',
      ],
    },
    {
      title: 'For a course or a team event',
      paragraphs: ['Tell us the course or event, the number of people and two or three possible dates.'],
    },
  ],
  actions: [
    {
      label: 'Request a project',
      note: 'within 24 hours',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'See the event calendar',
      to: '/event-kalender',
    },
    {
      label: 'Go to the shop',
      to: '/shop',
    },
  ],
}

export default en
