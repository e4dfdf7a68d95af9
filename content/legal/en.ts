import type { Messages } from './de.ts'

const en: Messages = {
  kind: 'Legal',
  asOf: 'As at {day}',
  contents: 'Contents',
  draft: 'Draft: to be confirmed by the owners’ lawyer before launch.',
  others: 'Further information',
  versions: {
    link: 'Earlier versions',
    title: 'Versions',
    meta: {
      title: '{document}: versions – Gratweg',
      description: 'All versions of “{document}” at Gratweg, with what changed from one to the next.',
    },
    lead: 'Every version can still be read. For an order or booking, the one you accepted applies.',
    since: 'in force since {day}',
    until: 'in force from {from} to {until}',
    isNow: 'This is the version in force today.',
    wasUntil: 'This version was in force until {day}. Another one applies today.',
    toNow: 'To today’s version',
    all: 'All versions',
    version: 'Version of {day}',
    further: '{version} (no. {n})',
    compare: 'Show changes',
    changes: 'Changes since the version of {day}',
    hide: 'Read without changes',
    none: 'In this language both versions say the same.',
    company: 'Company details are those of today.',
    unknown: {
      title: 'There is no such version.',
      lead: 'The link is incomplete or no longer correct.',
    },
  },
  difference: {
    added: 'new',
    removed: 'deleted',
    sections: { added: 'new section', removed: 'deleted section', moved: 'moved section' },
    lead: 'Introduction',
  },
}

export default en
