import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'The newsletter – Gratweg',
    description:
      'Four letters a year from Gratweg: the next dates, one thing from practice, news from the shop. One click, and they stop.',
  },
  kind: 'The newsletter',
  title: 'A letter each season',
  lead: 'Four times a year we write down what is coming and what we have learned. Three minutes to read, no more.',
  label: 'Order the newsletter',
  consent:
    'You agree that we send the newsletter to this address four times a year. You confirm it by a link in an e-mail, and you can leave at any time with one click.',
  privacyLink: 'Privacy',
  send: 'Order the newsletter',
  inside: 'What is in it',
  topics: [
    'The next dates, before the places are gone.',
    'One thing we learned in the forest or on a project, and what it means for your work.',
    'News from the shop and the field notes, when there is any.',
  ],
  never: 'What is never in it: advertising by others. We do not pass the address on.',
  sent: {
    meta: {
      title: 'Link on its way – Gratweg',
      description:
        'The link to confirm the Gratweg newsletter is on its way. The first letter comes only once you have confirmed.',
    },
    title: 'Over to your inbox.',
    lead: 'In a few minutes you will get an e-mail with a link. You are on the list only once you have confirmed there.',
    hint: 'Nothing there? Look in the spam folder. An address gets no more than two such e-mails a day, so that nobody can fill a stranger’s inbox.',
    home: 'To the home page',
  },
  confirm: {
    meta: {
      title: 'Confirm the newsletter – Gratweg',
      description: 'Confirm here with one click that you would like to get the newsletter from Gratweg.',
    },
    open: { title: 'One more click.', lead: 'The newsletter is to go to {address}. Is that right?' },
    action: 'Yes, confirm the newsletter',
    confirmed: {
      title: 'You are on the list.',
      lead: 'The next letter goes to {address}. Each one has a link by which you can leave.',
    },
    expired: {
      title: 'This link has run out.',
      lead: 'It worked for seven days. Order the newsletter again and a new one will come.',
    },
    unknown: {
      title: 'We do not know this link.',
      lead: 'A piece of it may be missing, or the details have been deleted. Order again and a new one will come.',
    },
    again: 'Order the newsletter',
    calendar: 'To the event calendar',
  },
  leave: {
    meta: {
      title: 'Leave the newsletter – Gratweg',
      description:
        'Leave the Gratweg newsletter here with one click, or come back to it if you change your mind.',
    },
    subscribed: {
      title: 'No more newsletter?',
      lead: 'At present it goes to {address}.',
      action: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'Unsubscribed.',
      lead: 'No more newsletters go to {address}. We will delete the address in {days} days.',
      action: 'Order it again after all',
    },
    unknown: {
      title: 'There is nothing to unsubscribe.',
      lead: 'No address belongs to this link: it has been deleted already, or a piece of the link is missing.',
    },
  },
}

export default en
