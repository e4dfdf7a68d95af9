import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'The map ends here – Gratweg',
    description:
      'Error 404: this page doesn’t exist, or no longer does. Three ways lead back: to the home page, the calendar and the contact page.',
  },
  kicker: 'Error 404. Coordinates unknown.',
  titleLines: ['The map', 'ends here.'],
  lead: 'The page you’re looking for lies beyond this sheet. If you lose your way, go back to the last point you knew.',
  meant: 'Perhaps you meant',
  signs: {
    label: 'Ways back',
    home: 'Cham, home page',
    homeNote: '418 m',
    calendar: 'Event calendar',
    calendarNote: 'all dates',
    contact: 'Contact',
    contactNote: 'a question',
  },
  drawingAlt: 'The edge of a map sheet: the red route runs off the paper into nothing.',
}

export default en
