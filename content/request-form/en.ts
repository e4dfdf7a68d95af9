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
  newsletter: 'I’d like to receive the newsletter, four times a year.',
  newsletterHint: 'You’ll first get an e-mail asking you to confirm. Unsubscribing takes one click.',
  terms: 'I’ve read the {link} and agree to them for this enquiry.',
  termsLink: 'terms and conditions',
  captcha:
    'To keep spam out, your browser solves a small puzzle in the background (a captcha). There’s nothing you need to do.',
  privacy: 'We use your details only to answer you. Until you send them, they stay on this device.',
  privacyLink: 'How we handle data',
  send: 'Send enquiry',
  sending: 'Sending…',
  noObligation: 'no obligation',
  offline:
    'You’re offline. What you’ve entered stays on this device. Send it as soon as you have a connection again.',
  problems: {
    too_long: 'Please keep this to {max} characters.',
    name: { required: 'Please give your name, so that we know how to address you.' },
    firstName: { required: 'Please give your first name.' },
    lastName: { required: 'Please give your last name.' },
    email: {
      required: 'Please give your e-mail address. We can’t reply without it.',
      invalid: 'This e-mail address isn’t complete. It should look like name@company.com.',
    },
    phone: { invalid: 'We can’t read this number. Digits, spaces and a plus at the start will do.' },
    terms: {
      required: 'Please confirm that you agree to the terms and conditions.',
      terms_changed:
        'The terms and conditions have changed since you opened this page. The link in the sentence shows what is new. Please tick the box again; everything else stays as you wrote it.',
    },
    day: {
      invalid: 'We can’t read this date. Please write it as {format}.',
      past: 'This day has passed. Please choose today or a later one.',
      too_far: 'Please choose a day within the next ten years.',
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
