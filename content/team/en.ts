import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'The team – Gratweg',
    description:
      'Two people: the founder and managing director with an MSc in project management and a survival instructor certificate, and the administration.',
  },
  title: 'Two people, one office, plenty of woods.',
  lead: 'We are small. When you call, you speak to the person who will also come along.',
  drawingAlt: 'Schematic map of Lake Zug with contour lines',
  facts: [
    {
      label: 'Location',
      value: 'Cham, 47.18° N, 8.46° E, 418 m',
    },
    {
      label: 'Training',
      value: 'MSc in project management, survival instructor certificate',
    },
  ],
  members: [
    {
      role: 'Founder and managing director',
      text: 'MSc in project management and a certificate as survival instructor. Leads the projects and the courses, and so knows both kinds of fog.',
    },
    {
      role: 'Co-founder and administration',
      text: 'Keeps dates, bookings and invoices together and sees to it that the equipment comes back complete.',
    },
  ],
  sections: [
    {
      title: 'How we work',
      paragraphs: [
        'The same person leads the projects and the courses. What does not hold outdoors we do not use indoors either.',
      ],
    },
  ],
  actions: [
    {
      label: 'Get in touch',
      to: '/kontakt',
    },
    {
      label: 'What we hold to',
      to: '/philosophie',
    },
  ],
}

export default en
