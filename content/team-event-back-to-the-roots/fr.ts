import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Back to the Roots, une sortie d’équipe – Gratweg',
    description:
      'Quatre heures en forêt sans téléphone ni montre. Jusqu’à 12 personnes, forfait de CHF 1 400.00, au-delà un prix par personne.',
  },
  title: 'Back to the Roots',
  lead: 'Sans téléphone, sans montre. Ce qui reste, c’est l’équipe.',
  drawingAlt: 'Un tronc au-dessus du sol et, dessous, ses racines ramifiées',
  facts: [
    {
      label: 'Durée',
      value: '4 heures',
    },
    {
      label: 'Jusqu’à 12 personnes',
      value: 'forfait de CHF 1 400.00',
    },
    {
      label: '13–20 personnes',
      value: 'CHF 100.00 par personne',
    },
    {
      label: '21–30 personnes',
      value: 'CHF 90.00 par personne',
    },
    {
      label: 'Pour qui',
      value: 'équipes nouvelles ou recomposées',
    },
    {
      label: 'Thème',
      value: 'l’attention, l’échange, les gestes simples',
    },
  ],
  sections: [
    {
      title: 'Ce qui vous attend',
      paragraphs: [
        'Vous mettez téléphones et montres dans un sac et vous partez.',
        'Vous ramassez, taillez et cuisinez avec ce qu’il y a.',
        'Vous réglez une tâche dont personne n’est responsable.',
        'À la fin, vous parlez de qui a pris quoi en charge, et pourquoi.',
      ],
    },
    {
      title: 'À qui cela s’adresse',
      paragraphs: [
        'Pour les équipes qui s’écrivent beaucoup et se parlent peu. Aucune connaissance préalable n’est nécessaire.',
      ],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Le prix vaut pour tout le groupe : un forfait jusqu’à 12 personnes, le même montant pour chaque personne dès 13 personnes.',
        'Plus avantageux dès 13 personnes : 13 personnes paient CHF 1 300.00, 12 personnes CHF 1 400.00.',
        'De même dès 21 personnes : 21 personnes paient CHF 1 890.00, 20 personnes CHF 2 000.00.',
        'Au-delà de 30 personnes, il n’y a pas de prix fixe. Demandez-nous une offre.',
      ],
    },
  ],
  actions: [
    {
      label: 'Demander une date',
      note: 'dès CHF 1 300.00',
      to: '/buchen?serviceId=back-to-the-roots',
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
