import type { Messages } from './de.ts'

const fr: Messages = {
  label: 'Pièces jointes',
  choose: 'Choisir des fichiers',
  hint: '5 fichiers au plus, 12\u00a0Mo chacun et 20\u00a0Mo au total\u202f: PDF, images, Office, texte.',
}

export default fr
