import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Extraits du carnet : notes et nouvelles – Gratweg',
    description:
      'De courtes notes tirées de projets, de stages et de sorties d’équipe : ce qui réussit dehors, ce qui rate, et ce qu’il en reste au bureau.',
  },
  section: 'Actualités',
  title: 'Extraits du carnet',
  lead: 'Ce qui nous frappe en chemin et dans les projets. Noté brièvement, tant que le crayon écrit.',
  feed: 'S’abonner au flux',
  pager: { pages: 'Pages des notes', previous: 'Notes plus récentes', next: 'Notes plus anciennes' },
  article: {
    trail: 'Vous êtes ici',
    more: 'D’autres notes',
    newer: 'Plus récent',
    older: 'Plus ancien',
    all: 'Toutes les notes',
    write: 'Écrivez-nous',
  },
  notFound: {
    title: 'Cette page manque au carnet.',
    text: 'Cette note n’existe pas ou n’existe plus. Les autres figurent dans la liste, la plus récente en haut.',
    link: 'Voir toutes les notes',
  },
}

export default fr
