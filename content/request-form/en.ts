import type { Messages } from './de.ts'

const en: Messages = {
  optional: '(optional)',
  open: 'Not specified',
  name: 'First and last name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  email: 'E-mail',
  phone: 'Telephone',
  trap: 'Please leave this field empty',
  newsletter: 'I would like to receive the newsletter, four times a year.',
  newsletterHint: 'You will first get an e-mail asking you to confirm. Unsubscribing takes one click.',
  terms: 'I have read the {link} and agree to them.',
  termsLink: 'terms and conditions',
  captcha: 'A captcha keeps bots out. Your browser solves it by itself.',
  privacy: 'We use your details only to answer you. Until you send them, they stay on this device.',
  privacyLink: 'How we handle data',
  send: 'Send request',
  sending: 'Sending…',
  promise: 'reply within 24 hours',
  offline:
    'You are offline. What you have entered stays on this device. Send it as soon as you have a connection again.',
  problems: {
    too_long: 'Please keep this to {max} characters.',
    name: { required: 'Please give your name, so that we know whom to address.' },
    firstName: { required: 'Please give your first name.' },
    lastName: { required: 'Please give your last name.' },
    email: {
      required: 'Please give your e-mail address. Without it we cannot reply.',
      invalid: 'This e-mail address is not complete. It should look like name@company.com.',
    },
    phone: { invalid: 'We cannot read this number. Digits, spaces and a plus at the start will do.' },
    terms: { required: 'Please confirm that you agree to the terms and conditions.' },
    day: {
      invalid: 'We cannot read this date. Please write it as {format}.',
      past: 'This day has passed. Please choose today or a later one.',
      too_far: 'Ten years ahead at most, please. Our calendar goes no further.',
      before_start: 'The end is before the start. Did you mean {day}?',
    },
  },
  mail: {
    terms: 'Terms and conditions',
    agreed: 'agreed',
    newsletter: 'Newsletter',
    wanted: 'requested, still to be confirmed',
    notWanted: 'not requested',
  },
}

export default en
