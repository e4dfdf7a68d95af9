import type { Messages } from './de.ts'

const en: Messages = {
  label: 'Message to us',
  name: 'Your name or company',
  optional: '(optional)',
  email: 'E-mail',
  topic: 'What’s it about?',
  topics: {
    open: 'Not sure yet',
    project: 'A project or programme',
    survival: 'A survival course',
    team_event: 'A team event',
    shop: 'A voucher or an order',
    other: 'Something else',
  },
  message: 'Your message',
  messagePlaceholder: 'For example what you have in mind, a preferred date, the number of people',
  newsletter: 'The newsletter, four times a year',
  newsletterNote: 'You confirm with a link we e-mail you. Unsubscribing takes one click.',
  trap: 'Please leave this field empty',
  privacy: 'We need your details only to reply. Until you send it, the text stays on this device.',
  captcha:
    'To keep spam out, your browser solves a small puzzle in the background (a captcha). There’s nothing you need to do.',
  privacyLink: 'How we handle data',
  send: 'Send message',
  promise: '{rule:answer}',
  sending: 'Sending…',
  offline: 'You’re offline. Your text stays on this device. Send it once you’re back online.',
}

export default en
