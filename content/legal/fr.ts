import type { Words } from './de.ts'

const fr: Words = {
  kind: 'Informations juridiques',
  asOf: 'État au {day}',
  contents: 'Sommaire',
  draft: 'Projet\u202f: le conseil juridique des propriétaires le confirmera avant la mise en ligne.',
  others: 'Autres informations',
}

export default fr
