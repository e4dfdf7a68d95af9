import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'News and field notes – Gratweg',
    description:
      'Short notes from projects, courses and team events: what works outdoors, what doesn’t, and what makes it back to the office.',
  },
  section: 'News',
  title: 'News and field notes',
  lead: 'What we notice on projects, courses and team events, in a few words.',
  feed: 'Subscribe to the feed',
  pager: { pages: 'Pages of notes', previous: 'Newer notes', next: 'Older notes' },
  article: {
    credit: 'Picture: {name}',
    trail: 'You are here',
    more: 'More notes',
    newer: 'Newer',
    older: 'Older',
    all: 'All news',
    write: 'Write to us',
  },
  notFound: {
    title: 'This note doesn’t exist.',
    text: 'It may have been removed, or the address may be wrong. All the notes are in the list, the newest at the top.',
    link: 'See all news',
  },
}

export default en
