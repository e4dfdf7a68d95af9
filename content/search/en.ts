import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Search – Gratweg',
    description:
      'Search all pages of Gratweg: courses, team events, projects, gift vouchers, common questions, news and the legal information.',
  },
  title: 'Search',
  form: { label: 'Find a page or a question', submit: 'Search' },
  all: 'All pages',
  found: { one: '{n} result', other: '{n} results' },
  none: 'There’s nothing here about “{text}”.',
  noneHint: 'Try another word, or a shorter one.',
  failed: 'The search isn’t responding at the moment.',
  failedHint: 'Please try again later, or ask us.',
  ask: 'Get in touch',
}

export default en
