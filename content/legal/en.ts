import type { Messages } from './de.ts'

const en: Messages = {
  kind: 'Legal',
  asOf: 'As at {day}',
  contents: 'Contents',
  draft: 'Draft: to be confirmed by the owners’ lawyer before launch.',
  others: 'Further information',
}

export default en
