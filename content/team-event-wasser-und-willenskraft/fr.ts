import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Wasser & Willenskraft, une sortie d’équipe – Gratweg',
    description:
      'Un jour au bord de l’eau : préparer les passages, s’assurer, persévérer. Jusqu’à 12 personnes, forfait de CHF 2 800.00, 20 au plus.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'À contre-courant, avec l’équipe.',
  drawingAlt: 'Lignes de courant autour des pierres d’une rivière',
  facts: [
    {
      label: 'Durée',
      value: '1 jour',
    },
    {
      label: 'Jusqu’à 12 personnes',
      value: 'forfait de CHF 2 800.00',
    },
    {
      label: '13–20 personnes',
      value: 'CHF 215.00 par personne',
    },
    {
      label: 'Taille maximale',
      value: '20 personnes',
    },
    {
      label: 'Pour qui',
      value: 'équipes dans une période exigeante',
    },
    {
      label: 'Thème',
      value: 'la confiance, l’assurage, la persévérance',
    },
  ],
  sections: [
    {
      title: 'Ce qui vous attend',
      paragraphs: [
        'Vous lisez l’eau : où porte-t-elle, où tire-t-elle, où vaut-il mieux ne pas aller ?',
        'Vous préparez un passage et vous assurez mutuellement.',
        'Vous amenez du matériel au sec sur l’autre rive.',
        'Près du feu, vous parlez des moments où il fallait continuer, et des autres.',
      ],
    },
    {
      title: 'À qui cela s’adresse',
      paragraphs: [
        'Pour les équipes qui portent beaucoup et veulent sentir à nouveau qu’elles le portent ensemble. Qui ne veut pas entrer dans l’eau assure depuis la rive.',
      ],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Le prix vaut pour tout le groupe : un forfait jusqu’à 12 personnes, le même montant pour chaque personne dès 13 personnes.',
        'Plus avantageux dès 13 personnes : 13 personnes paient CHF 2 795.00, 12 personnes CHF 2 800.00.',
        'Au-delà de 20 personnes, il n’y a pas de prix fixe. Demandez-nous une offre.',
      ],
    },
  ],
  actions: [
    {
      label: 'Demander une date',
      note: 'dès CHF 2 795.00',
      to: '/buchen?serviceId=wasser-und-willenskraft',
    },
    {
      label: 'Les six sorties',
      to: '/team-events',
    },
    {
      label: 'Poser une question',
      to: '/kontakt',
    },
  ],
}

export default fr
