import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Six sorties d’équipe dans la nature – Gratweg',
    description:
      'Six sorties d’équipe en forêt et au bord de l’eau, de 4 heures à 1½ jour, jusqu’à 30 personnes. Dès {price:team-events-from} pour tout le groupe.',
  },
  title: 'Six sorties, une équipe.',
  lead: 'De quatre heures à un jour et demi, pour des groupes jusqu’à 30 personnes. En forêt, au bord de l’eau, sans réseau.',
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'Sans téléphone, sans montre. Ce qui reste, c’est l’équipe.',
      alt: 'Un tronc au-dessus du sol et, dessous, ses racines ramifiées',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'Une flamme, beaucoup de mains, pas d’allumettes.',
      alt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Deux groupes, une carte, un but commun.',
      alt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'Les branches deviennent un toit, les gens une cordée.',
      alt: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'À contre-courant, avec l’équipe.',
      alt: 'Lignes de courant autour des pierres d’une rivière',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Rester calme quand tout tourne.',
      alt: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
    },
  },
  compare: {
    rule: 'Prix',
    title: 'Comment se calcule le prix',
    event: 'Sortie',
    paragraphs: [
      'Chaque prix vaut pour tout le groupe : un forfait jusqu’à 12 personnes, au-delà un tarif par personne qui dépend de la taille du groupe.',
      'Il arrive qu’un groupe plus grand paie moins qu’un plus petit. C’est voulu, et c’est indiqué pour chaque sortie.',
      'Si votre groupe dépasse le tableau, nous vous faisons une offre.',
    ],
  },
  dates: {
    rule: 'Dates',
    title: 'Venir d’abord sans l’équipe',
    text: 'Aux dates publiques, les places se réservent une à une. Votre équipe, elle, vient à une date choisie avec vous : proposez-la sur la page de la sortie.',
    none: 'Pour l’instant, aucune date publique n’est prévue.',
    calendar: 'Voir toutes les dates',
  },
}

export default fr
