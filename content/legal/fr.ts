import type { Messages } from './de.ts'

const fr: Messages = {
  kind: 'Informations juridiques',
  asOf: 'État au {day}',
  contents: 'Sommaire',
  draft: 'Projet\u202f: le conseil juridique des propriétaires le confirmera avant la mise en ligne.',
  others: 'Autres informations',
}

export default fr
