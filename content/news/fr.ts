import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Extraits du carnet : notes et nouvelles – Gratweg',
    description:
      'De courtes notes tirées de projets, de stages et de sorties d’équipe : ce qui réussit dehors, ce qui rate, et ce qu’il en reste au bureau.',
  },
  section: 'Actualités',
  title: 'Actualités : extraits du carnet',
  lead: 'Ce qui nous frappe dans les projets, les stages et les sorties d’équipe, noté en quelques lignes.',
  feed: 'S’abonner au flux',
  pager: { pages: 'Pages des notes', previous: 'Notes plus récentes', next: 'Notes plus anciennes' },
  article: {
    credit: 'Image\u202f: {name}',
    trail: 'Vous êtes ici',
    more: 'D’autres notes',
    newer: 'Plus récent',
    older: 'Plus ancien',
    all: 'Toutes les actualités',
    write: 'Écrivez-nous',
  },
  notFound: {
    title: 'Cette note n’existe pas.',
    text: 'Elle a peut-être été retirée, ou l’adresse est inexacte. Toutes les notes figurent dans la liste, la plus récente en haut.',
    link: 'Voir toutes les actualités',
  },
}

export default fr
