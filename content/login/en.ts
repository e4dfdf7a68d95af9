import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Sign in – Gratweg',
    description:
      'Only the owners of Gratweg hold accounts. Visitors need none for the shop, the calendar or a request.',
  },
  title: 'Sign in',
  lead: 'Accounts here are for the owners only. You need none.',
  drawingAlt: 'Accessory cord in a coil, drawing',
  facts: [
    {
      label: 'Accounts',
      value: 'for the owners, by invitation',
    },
    {
      label: 'Visitors',
      value: 'no account, no password',
    },
  ],
  sections: [
    {
      title: 'What you do without an account',
      paragraphs: [
        'You buy in the shop, look at the calendar and write to us. Confirmations and vouchers arrive by e-mail.',
      ],
    },
    {
      title: 'A question about an order?',
      paragraphs: ['Write to us with the number from your confirmation. We need nothing more.'],
    },
  ],
  actions: [
    {
      label: 'Go to the shop',
      to: '/shop',
    },
    {
      label: 'See the event calendar',
      to: '/event-kalender',
    },
    {
      label: 'Get in touch',
      to: '/kontakt',
    },
  ],
}

export default en
