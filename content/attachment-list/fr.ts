import type { Messages } from './de.ts'

const fr: Messages = {
  count: { one: '{n} fichier', other: '{n} fichiers' },
  remove: 'Retirer {name}',
  sending: '{percent}\u00a0% transmis',
  problems: {
    type: 'type de fichier non accepté',
    empty: 'est vide',
    too_large: 'plus de 12\u00a0Mo',
    too_many: '5 au plus',
    too_large_together: '20\u00a0Mo au plus',
  },
}

export default fr
