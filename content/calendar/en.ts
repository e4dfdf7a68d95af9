import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Event calendar – Gratweg',
    description:
      'Public courses and events by Gratweg: survival training and team events with their dates. Team events also on a day of your choice.',
  },
  title: 'Event calendar',
  lead: 'All public courses and events. We hold team events on the day of your choice.',
  drawingAlt: 'Panorama from Cham to the south, across Lake Zug to the Rigi and the Alps',
  upcoming: 'Coming events',
  empty: 'No public events are planned at present. Please look in again soon.',
  loadFailed: 'Could not load calendar events. Please try again later.',
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
  ],
  sections: [
    {
      title: 'No date that suits?',
      paragraphs: [
        'For groups we set a separate date. Tell us how many you are and when it would suit you.',
        'A gift needs no date: vouchers are valid for ten years.',
      ],
    },
  ],
  actions: [
    {
      label: 'Suggest a date',
      to: '/kontakt',
    },
    {
      label: 'See the three levels',
      to: '/survival-training',
    },
    {
      label: 'Vouchers in the shop',
      to: '/shop',
    },
  ],
}

export default en
