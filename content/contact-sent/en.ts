import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Received – Gratweg',
    description:
      'Your message or request has reached Gratweg: its number, when we will reply and what happens next.',
  },
  message: {
    number: 'Message {number}',
    title: 'Your message has arrived.',
    read: 'One of us reads your message, not a machine.',
  },
  request: {
    number: 'Request {number}',
    title: 'Your request has arrived.',
    read: 'One of us reads your request, not a machine.',
  },
  lead: 'We will reply by {time} on {day}.',
  copied: 'A confirmation with this number is on its way to {email}.',
  notCopied: 'There is no confirmation by e-mail this time. Please make a note of the number.',
  next: 'What happens next',
  steps: [
    'We write back to the address you gave, within 24 hours.',
    'If nothing arrives, look in the spam folder. Or give us a ring and quote the number.',
  ],
  unknown: {
    title: 'We cannot find this message.',
    lead: 'The link is incomplete or does not match any message. If you have just sent one, there is a confirmation in your inbox.',
  },
  toContact: 'Back to the contact page',
  toCalendar: 'See the event calendar',
}

export default en
