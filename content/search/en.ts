import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Search – Gratweg',
    description:
      'Search all pages of Gratweg: courses, team events, projects, gift vouchers, notes and the legal information.',
  },
  title: 'Search',
  form: { label: 'Find a page', submit: 'Search' },
  all: 'All pages',
  found: { one: '{n} page found', other: '{n} pages found' },
  none: 'There is nothing here about “{text}”.',
  noneHint: 'Try another word, or a shorter one.',
  failed: 'The search is not responding at the moment.',
  failedHint: 'Please try again later, or ask us.',
  ask: 'Get in touch',
}

export default en
