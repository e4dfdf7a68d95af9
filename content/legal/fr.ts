import type { Messages } from './de.ts'

const fr: Messages = {
  kind: 'Informations juridiques',
  asOf: 'État au {day}',
  contents: 'Sommaire',
  draft: 'Projet\u202f: le conseil juridique des propriétaires le confirmera avant la mise en ligne.',
  others: 'Autres informations',
  versions: {
    link: 'Versions antérieures',
    title: 'Versions',
    meta: {
      title: '{document}\u202f: versions – Gratweg',
      description:
        'Toutes les versions de «\u202f{document}\u202f» chez Gratweg, avec ce qui a changé de l’une à l’autre.',
    },
    lead: 'Chaque version reste consultable. Pour une commande ou une réservation, celle que vous avez acceptée s’applique.',
    since: 'en vigueur depuis le {day}',
    until: 'en vigueur du {from} au {until}',
    isNow: 'C’est la version en vigueur aujourd’hui.',
    wasUntil: 'Cette version était en vigueur jusqu’au {day}. Une autre s’applique aujourd’hui.',
    toNow: 'Vers la version actuelle',
    all: 'Toutes les versions',
    version: 'Version du {day}',
    further: '{version} (n° {n})',
    compare: 'Voir les modifications',
    changes: 'Modifications par rapport à la version du {day}',
    hide: 'Lire sans les modifications',
    none: 'Dans cette langue, les deux versions disent la même chose.',
    company: 'Les données de l’entreprise sont celles d’aujourd’hui.',
    unknown: {
      title: 'Cette version n’existe pas.',
      lead: 'Le lien est incomplet ou n’est plus correct.',
    },
  },
  difference: {
    added: 'nouveau',
    removed: 'supprimé',
    sections: { added: 'nouvelle section', removed: 'section supprimée', moved: 'section déplacée' },
    lead: 'Introduction',
  },
}

export default fr
