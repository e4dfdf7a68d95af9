import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Your event – Gratweg',
    description: 'Time, meeting point and packing list of your event, and the place to enter your name.',
  },
  name: 'Your group',
  lead: 'Are you coming along? Enter your name here: no account needed, done in a minute.',
  entered: 'You’re on the list. We look forward to meeting you.',
  removed: 'Your entry has been deleted.',
  count: { one: '{n} of {people} has entered.', other: '{n} of {people} have entered.' },
  full: 'Everybody in this group has been entered. If you already have an entry, open your own link. Otherwise ask the person who booked.',
  closed: 'Entries are closed here. Ask the person who booked, or write to us.',
  title: 'Enter your name',
  change: 'Your entry',
  fields: {
    name: 'First and last name',
    food: 'Food',
    foodHint: 'Only matters where a meal is part of the event.',
    foods: { everything: 'I eat everything', vegetarian: 'Vegetarian', vegan: 'No animal products' },
    note: 'What your guide needs to know',
    optional: '(optional)',
    notePlaceholder: 'Allergy, injury, medication',
  },
  privacy:
    'The person who booked can also see your name. Food and notes are read only by those who prepare and lead the event.',
  enter: 'I’m coming along',
  save: 'Save changes',
  saved: 'Your entry is saved.',
  working: 'Saving …',
  back: 'This page is yours alone: keep its address, and you can change your entry until the event begins. If you can’t come after all, delete it.',
  remove: 'Delete my entry',
  facts: { when: 'When', where: 'Where', meetingPoint: 'Meeting point' },
  company: 'Group',
  checkIn: {
    title: 'On the day',
    text: 'Show this code at the meeting point and you’re in, without anybody looking for your name. It says nothing about you.',
    alt: 'Your QR code for check-in',
  },
  packing: 'Packing list',
  calendar: 'Add to your calendar',
  pdf: 'Everything on one page (PDF)',
  sheet: {
    subject: '{title}: for everyone coming along',
    greeting: 'Hello',
    text: 'Great that you’re coming. Please enter your name, with the code below or the address beside it. You don’t need an account.',
    way: 'Enter your name here',
  },
  problems: {
    nameRequired: 'Please enter your name.',
    too_long: 'That is too long. Please shorten the text.',
    invalid: 'We can’t read this. Please check it.',
    name_taken:
      'Somebody is already entered under this name. If that’s you, open your own link. Otherwise add to the name, so that we can tell you apart.',
    group_full: 'All places have been entered in the meantime. Ask the person who booked.',
    group_closed: 'Entries are closed here.',
    unknown_entry: 'This entry no longer exists.',
    unknown_group: 'This link is no longer valid. Ask for the new one.',
    too_many_requests: 'That was a lot of entries at once. Please wait ten minutes.',
    failed: 'That didn’t work and nothing was saved. Please try again.',
  },
  unknown: {
    title: 'We can’t find this group.',
    lead: 'The link is incomplete or has been replaced. Ask the person who booked for the new one.',
    contact: 'Write a message',
  },
}

export default en
