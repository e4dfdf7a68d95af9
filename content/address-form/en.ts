import type { Messages } from './de.ts'

const en: Messages = {
  email: 'E-mail',
  trap: 'Please leave this field empty',
  sending: 'Sending…',
  captcha:
    'To keep spam out, your browser solves a small puzzle in the background (a captcha). There’s nothing you need to do.',
  problems: {
    required: 'Please give your e-mail address.',
    invalid: 'This e-mail address isn’t complete. It should look like name@company.com.',
    too_long: 'This e-mail address is too long. Please check that nothing is in it twice.',
  },
  notices: {
    failed: 'That didn’t go through. Your address is still here. Please send it again.',
    unanswered: 'The server hasn’t answered. You can safely send it again.',
    too_many: 'A lot of requests have just come from your connection. Please try again in an hour.',
    offline: 'You’re offline. Send it once you’re back online.',
  },
}

export default en
