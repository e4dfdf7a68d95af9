import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'From the field book: notes and news – Gratweg',
    description:
      'Short notes from projects, courses and team events: what works outdoors, what does not, and what makes it back to the office.',
  },
  section: 'News',
  title: 'From the field book',
  lead: 'Things we notice on the trail and on projects. Written down briefly, while the pencil lasts.',
  feed: 'Subscribe to the feed',
  pager: { pages: 'Pages of notes', previous: 'Newer notes', next: 'Older notes' },
  article: {
    trail: 'You are here',
    more: 'More notes',
    newer: 'Newer',
    older: 'Older',
    all: 'All notes',
    write: 'Write to us',
  },
  notFound: {
    title: 'This page is missing from the field book.',
    text: 'The note does not exist, or no longer does. The others are in the list, the newest at the top.',
    link: 'See all notes',
  },
}

export default en
