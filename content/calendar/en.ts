import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Event calendar – Gratweg',
    description:
      'Gratweg’s public dates: survival courses and team events with single places to book. For your team, your own date on request.',
  },
  title: 'Event calendar',
  lead: 'Courses and events with single places to book. For your whole team, request a date of your own.',
  ownDate: 'Request a date',
  empty: 'No public events are planned at present. Please check back soon.',
  emptyMonth: 'There’s nothing planned for this month.',
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
    label: 'Key',
    teamEvent: 'Team event',
    info: 'Information evening',
  },
  add: {
    label: 'Add event',
    signInTitle: 'Please sign in',
    signInText: 'You have to be signed in to add an event.',
    signIn: 'Sign in',
    signInHint: 'Open the page to sign in.',
    failed: 'This couldn’t be loaded. Please try again.',
  },
  notes: {
    date: {
      title: 'No date that suits you?',
      text: 'For groups we’ll look at a separate date. Tell us your preferred date and the number of people. {rule:answer}',
      link: 'Request a date',
    },
    gift: {
      title: 'Give a voucher',
      text: 'The person who receives it picks the date. {rule:voucherValidity}',
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
