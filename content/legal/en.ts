import type { Words } from './de.ts'

const en: Words = {
  kind: 'Legal',
  asOf: 'As at {day}',
  contents: 'Contents',
  draft: 'Draft: to be confirmed by the owners’ lawyer before launch.',
  others: 'Further information',
}

export default en
