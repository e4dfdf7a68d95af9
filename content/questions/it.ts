import type { Messages } from './de.ts'

const it: Messages = {
  rule: 'Domande',
  title: 'Domande frequenti',
  ask: 'Fare un’altra domanda',
}

export default it
