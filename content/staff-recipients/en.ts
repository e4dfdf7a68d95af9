import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Who gets what',
  notify: 'Announce it: {counts}',
  mails: { one: '{n} e-mail', other: '{n} e-mails' },
  calls: { one: '{n} call', other: '{n} calls' },
  silent: 'Don’t announce it',
  silentHint:
    'Calendars and pages show the change all the same, and the history says that nobody was notified. Guests may still cancel free of charge.',
  nobody: 'Nobody gets an e-mail.',
  anyway: 'Goes out all the same',
  toCall: 'Without an e-mail address, please call: {names}.',
  submitSilent: 'Save without announcing',
  doneSilent: 'Saved. Nobody was notified.',
  moveRequest: {
    move: 'Move to the day they asked for …',
    title: 'Move to the day they asked for?',
    text: '{name} would like {day}. The event moves to that day, at the same time and place, and the wish is settled.',
    submit: 'Move and announce',
    done: 'The event has been moved.',
    over: 'There is nothing left to decide about this wish for another date.',
  },
}

export default en
