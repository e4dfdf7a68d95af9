import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Book a place – Gratweg',
    description:
      'Book a place in a survival training or a team event: name the course, choose a date, receive a confirmation by e-mail.',
  },
  title: 'Book a place',
  lead: 'Tell us the course or event, the date and the number of people. Your booking stands once we have confirmed it by e-mail.',
  drawingAlt: 'Panorama from Cham to the south, across Lake Zug to the Rigi and the Alps',
  facts: [
    {
      label: 'Aufbruch',
      value: '1 day, CHF 200.00 per person',
    },
    {
      label: 'Durchhaltevermögen',
      value: '2 days with bivouac, CHF 250.00 per person',
    },
    {
      label: 'Klarer Kompass',
      value: '2½ days, CHF 300.00 per person',
    },
    {
      label: 'Team events',
      value: 'flat rate for up to 12 people, from CHF 1’400.00',
    },
  ],
  sections: [
    {
      title: 'How to book',
      paragraphs: [
        'Choose a date in the event calendar, or suggest one for your group.',
        'Send us the course, the date and the number of people. We check the places and confirm by e-mail.',
        'If a storm or thunderstorm warning is issued, we postpone. You keep your place.',
      ],
    },
  ],
  actions: [
    {
      label: 'Ask for a place',
      to: '/kontakt',
    },
    {
      label: 'See the event calendar',
      to: '/event-kalender',
    },
    {
      label: 'Give a voucher',
      to: '/shop',
    },
  ],
}

export default en
