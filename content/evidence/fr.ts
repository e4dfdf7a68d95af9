import type { Messages } from './de.ts'

const fr: Messages = {
  voices: { label: 'Témoignages', title: 'Ce qu’en disent les autres' },
  references: { label: 'Références', title: 'Des projets que nous avons dirigés' },
  photographs: { label: 'En images', title: 'À quoi cela ressemble', credit: 'Image\u202f: {name}' },
  documents: { label: 'Documents', title: 'À télécharger' },
  proofs: { label: 'Attestations' },
  rows: {
    travelTimes: 'Trajet jusqu’à Cham',
    travelTime: '{minutes}\u00a0minutes depuis {from}',
    insurance: 'Responsabilité civile',
  },
}

export default fr
