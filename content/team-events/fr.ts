import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Six sorties d’équipe dans la nature – Gratweg',
    description:
      'Six sorties d’équipe en forêt et au bord de l’eau, de 4 heures à 1½ jour, jusqu’à 30 personnes. Dès CHF 1 300.00 pour tout le groupe.',
  },
  title: 'Six sorties, une équipe.',
  lead: 'De quatre heures à un jour et demi, pour des groupes jusqu’à 30 personnes. En forêt, au bord de l’eau, sans réseau.',
  drawingAlt: 'Lignes de courant autour des pierres d’une rivière',
  facts: [
    {
      label: 'Durée',
      value: 'de 4 heures à 1½ jour',
    },
    {
      label: 'Jusqu’à 12 personnes',
      value: 'forfait dès CHF 1 400.00',
    },
    {
      label: '13–20 personnes',
      value: 'dès CHF 100.00 par personne',
    },
    {
      label: '21–30 personnes',
      value: 'dès CHF 90.00 par personne, pour trois des sorties',
    },
  ],
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      text: 'Sans téléphone, sans montre. Ce qui reste, c’est l’équipe.',
      facts: '4 heures, jusqu’à 12 personnes, forfait de CHF 1 400.00',
      link: 'Back to the Roots en détail',
      alt: 'Un tronc au-dessus du sol et, dessous, ses racines ramifiées',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      text: 'Une flamme, beaucoup de mains, pas d’allumettes.',
      facts: '1 jour, jusqu’à 12 personnes, forfait de CHF 2 600.00',
      link: 'Feuer & Fokus en détail',
      alt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      text: 'Deux groupes, une carte, un but commun.',
      facts: '1½ jour avec bivouac, jusqu’à 12 personnes, forfait de CHF 3 900.00',
      link: 'Orientierungspunkt en détail',
      alt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      text: 'Les branches deviennent un toit, les gens une cordée.',
      facts: '1 jour, jusqu’à 12 personnes, forfait de CHF 2 800.00',
      link: 'Shelter-Bau en détail',
      alt: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      text: 'À contre-courant, avec l’équipe.',
      facts: '1 jour, jusqu’à 12 personnes, forfait de CHF 2 800.00',
      link: 'Wasser & Willenskraft en détail',
      alt: 'Lignes de courant autour des pierres d’une rivière',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      text: 'Rester calme quand tout tourne.',
      facts: '1 jour, jusqu’à 12 personnes, forfait de CHF 2 600.00',
      link: 'Survival Mindset en détail',
      alt: 'Un tourbillon de lignes fines, au centre calme un losange jaune',
    },
  },
  sections: [
    {
      title: 'Comment nous calculons',
      paragraphs: [
        'Chaque prix vaut pour tout le groupe : le forfait jusqu’à 12 personnes, le tarif par personne de 13 à 20 et de 21 à 30 personnes.',
        'Nous organisons Orientierungspunkt, Shelter-Bau et Wasser & Willenskraft pour 20 personnes au plus. Pour un groupe plus grand, demandez-nous une offre.',
        'Il arrive qu’un groupe plus grand paie moins qu’un plus petit. C’est voulu, et c’est indiqué pour chaque sortie.',
      ],
    },
  ],
  actions: [
    {
      label: 'Demander une sortie',
      to: '/kontakt',
    },
    {
      label: 'Voir les dates',
      to: '/event-kalender',
    },
  ],
}

export default fr
