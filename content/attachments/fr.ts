import type { Words } from './de.ts'

const fr: Words = {
  label: 'Pièces jointes',
  choose: 'Choisir des fichiers',
  hint: 'Au plus 5 fichiers de 12\u00a0Mo\u202f: PDF, images, Office, texte.',
}

export default fr
