import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'The newsletter – Gratweg',
    description:
      'Four letters a year from Gratweg: upcoming dates, one thing we’ve learnt, news from the shop. One click, and they stop.',
  },
  kind: 'The newsletter',
  title: 'A letter each season',
  lead: 'Four times a year we write down what’s coming up and what we’ve learnt. Three minutes to read, no more.',
  label: 'Subscribe to the newsletter',
  consent:
    'You agree that we may send the newsletter to this address four times a year. You confirm with a link in an e-mail, and you can unsubscribe at any time with one click.',
  privacyLink: 'Privacy',
  send: 'Subscribe to the newsletter',
  inside: 'What’s in it',
  topics: [
    'Upcoming dates, before the places are gone.',
    'One thing we learnt in the woods or on a project, and what it means for your work.',
    'News from the shop and our notes, when there’s any.',
  ],
  never: 'What you’ll never find in it: other people’s advertising. We don’t pass your address on.',
  sent: {
    meta: {
      title: 'Link on its way – Gratweg',
      description:
        'The link to confirm the Gratweg newsletter is on its way. The first letter comes only once you’ve confirmed.',
    },
    title: 'Over to your inbox.',
    lead: 'In a few minutes you’ll get an e-mail with a link. You’re on the list only once you’ve confirmed.',
    hint: 'Nothing there? Look in your spam folder. An address gets no more than two such e-mails a day, so that nobody can fill a stranger’s inbox.',
    home: 'Go to the home page',
  },
  confirm: {
    meta: {
      title: 'Confirm the newsletter – Gratweg',
      description: 'Confirm here with one click that you’d like to receive the Gratweg newsletter.',
    },
    open: { title: 'One more click.', lead: 'The newsletter will be sent to {address}. Is that right?' },
    action: 'Yes, subscribe me',
    confirmed: {
      title: 'You’re on the list.',
      lead: 'The next letter goes to {address}. Each one has a link to unsubscribe.',
    },
    expired: {
      title: 'This link has expired.',
      lead: 'It was valid for seven days. Subscribe again and you’ll get a new one.',
    },
    unknown: {
      title: 'We don’t know this link.',
      lead: 'Part of it may be missing, or the details have already been deleted. Subscribe again and you’ll get a new one.',
    },
    again: 'Subscribe to the newsletter',
    calendar: 'See the event calendar',
  },
  leave: {
    meta: {
      title: 'Unsubscribe from the newsletter – Gratweg',
      description:
        'Unsubscribe from the Gratweg newsletter here with one click, or subscribe again if you change your mind.',
    },
    subscribed: {
      title: 'No more newsletters?',
      lead: 'At present they go to {address}.',
      action: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'Unsubscribed.',
      lead: 'No more newsletters will go to {address}. We’ll delete the address in {days} days.',
      action: 'Subscribe again after all',
    },
    unknown: {
      title: 'There’s nothing to unsubscribe from.',
      lead: 'This link doesn’t match any address: the address has already been deleted, or part of the link is missing.',
    },
  },
}

export default en
