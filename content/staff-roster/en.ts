import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Roster – Gratweg',
    description:
      'The roster of an event, to check people in: who is here, who is missing, who pays at the door. Opens offline too.',
  },
  title: 'Roster',
  back: 'To the event',
  open: 'Check in',
  loading: 'Loading the roster.',
  here: 'of {all} here',
  meter: '{here} of {all} people are here',
  kept: 'The roster stays on this device until {moment} and is then deleted. Ticks stay until they are sent.',
  filters: { label: 'Show', all: 'All', missing: 'Missing', paying: 'Pays', attention: 'Take care' },
  none: 'Nobody has booked yet.',
  noneOf: 'Nobody here.',
  strip: {
    offline: 'Offline since {time}.',
    waiting: { one: 'One tick is waiting.', other: '{n} ticks are waiting.' },
    nothingWaits: 'Everything has been sent.',
    early: 'You can check in from {day}.',
    signedOut: 'Your sign-in has expired. Ticks stay on this device until you sign in again.',
    signIn: 'Sign in',
    ofOthers: {
      one: 'One tick of another person is waiting here until they sign in.',
      other: '{n} ticks of another person are waiting here until they sign in.',
    },
    notLasting: 'This browser keeps nothing. Leave the page open until everything has been sent.',
    notReady: 'Without a network this page will not open again here. Leave it open.',
  },
  closed: {
    title: 'You can’t see this roster.',
    text: 'The event doesn’t exist, or it isn’t part of your role.',
  },
  unreachable: {
    title: 'The roster isn’t on this device.',
    text: 'It can’t be loaded without a network. Open it once with one, and it stays.',
    again: 'Try again',
  },
  row: {
    partly: '{here} here',
    settled: 'paid',
    later: 'pays later',
    door: '{amount} at the door',
    taken: '{amount} taken',
    tick: '{name} is here',
    person: 'Guest {n}',
  },
  details: {
    phone: 'Telephone',
    note: 'Remark',
    staffNote: 'Internal note',
    booking: 'Booking {number}',
    whoIsHere: 'Who is here',
  },
  door: {
    title: 'At the door',
    means: 'How',
    cash: 'Cash',
    twint: 'By TWINT',
    submit: 'Paid and here',
  },
  doubles: {
    twice: '{person} has been checked in more than once: {list}.',
    disagree: '{person} was taken off last; checked in by {list}.',
    money: 'Check the money: {list}. The office sees it too.',
    who: '{who} at {time}',
    taken: '{amount} {means} to {who}, {time}',
    you: 'you',
    somebody: 'somebody',
  },
  emergency: {
    open: 'Emergency',
    close: 'Close',
    title: 'In an emergency',
    rega: 'Rega, rescue by air',
    ambulance: 'Ambulance',
    europe: 'European emergency number',
    text: 'Guests’ telephone numbers are behind each name.',
  },
}

export default en
