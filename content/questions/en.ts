import type { Messages } from './de.ts'

const en: Messages = {
  rule: 'Questions',
  title: 'Frequently asked questions',
  ask: 'Ask something else',
}

export default en
