import type { Messages } from './de.ts'

const fr: Messages = {
  rule: 'Vos questions',
  title: 'Questions fréquentes',
  ask: 'Poser une autre question',
}

export default fr
