import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Event calendar – Gratweg',
    description:
      'Gratweg’s public courses and events: survival training and team events with their dates. Team events also on a day of your choice.',
  },
  title: 'Event calendar',
  lead: 'All public courses and events. We run team events on the day of your choice.',
  empty: 'No public events are planned at present. Please check back soon.',
  emptyMonth: 'Nothing is planned for this month.',
  showAll: 'Show all events',
  loadFailed: 'Could not load calendar events. Please try again later.',
  view: {
    label: 'View',
    list: 'List',
    month: 'Month',
  },
  filter: {
    label: 'By kind of event',
    all: 'All',
    info: 'Information evenings',
  },
  months: {
    label: 'Period',
    today: 'Today',
    previous: 'Previous month',
    next: 'Next month',
  },
  count: {
    one: '{n} date',
    other: '{n} dates',
  },
  later: 'Later dates',
  grid: {
    keys: 'The arrow keys change the day, Page Up and Page Down the month, Enter opens the event.',
    more: '{n} more',
    goesOn: 'continued',
  },
  legend: {
    label: 'Marks in the calendar',
    teamEvent: 'Team event',
    info: 'Information evening',
  },
  add: {
    label: 'Add event',
    signInTitle: 'Please sign in',
    signInText: 'You have to be signed in to add an event.',
    signIn: 'Sign in',
    signInHint: 'Open the page to sign in.',
    failed: 'This could not be loaded. Please try again.',
  },
  notes: {
    date: {
      title: 'No date that suits you?',
      text: 'For groups we arrange a separate date. Tell us how many you are and when it would suit you.',
      link: 'Suggest a date',
    },
    gift: {
      title: 'A gift without a date',
      text: 'The person who receives it picks the day. Vouchers are valid for ten years.',
      link: 'Vouchers in the shop',
    },
    feed: {
      title: 'In your own calendar',
      text: 'Subscribe, and new dates, changes and cancellations appear on your own device.',
      link: 'Subscribe to the calendar',
      file: 'Download as a file (.ics)',
    },
  },
}

export default en
