import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Received – Gratweg',
    description:
      'Your message or enquiry has reached Gratweg: its number, when we’ll reply and what happens next.',
  },
  message: {
    number: 'Message {number}',
    title: 'Your message has arrived.',
    read: 'Your message will be read by one of us, not by a machine.',
  },
  request: {
    number: 'Enquiry {number}',
    title: 'Your enquiry has arrived.',
    read: 'Your enquiry will be read by one of us, not by a machine.',
  },
  lead: 'We’ll reply by {time} on {day}.',
  copied: 'A confirmation with this number is on its way to {email}.',
  notCopied: 'We’re not sending a confirmation by e-mail this time. Please make a note of the number.',
  quote: {
    title: 'Your quote is already here.',
    text: 'A binding price for the date you’d like, as a page and as a PDF. We only have to confirm the date, by {time} on {day} at the latest.',
    open: 'See the quote',
  },
  next: 'What happens next',
  steps: [
    'Our reply will come by e-mail, to the address you gave.',
    'If nothing has arrived by then, please check your spam folder, or give us a ring and quote the number.',
  ],
  unknown: {
    title: 'We can’t find this message.',
    lead: 'The link is incomplete or doesn’t match any message. If you’ve just sent one, you’ll find a confirmation in your inbox.',
  },
  toContact: 'Go to the contact page',
  toCalendar: 'See the event calendar',
}

export default en
