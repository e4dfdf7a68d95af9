import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Survival Mindset, une sortie d’équipe – Gratweg',
    description:
      'Un jour pour décider sous pression, avec un bilan au calme. Jusqu’à 12 personnes, forfait de CHF 2 600.00, 30 personnes au plus.',
  },
  title: 'Survival Mindset',
  lead: 'Rester calme quand tout tourne.',
  drawingAlt: 'Un tourbillon de lignes fines, au centre calme un losange jaune',
  facts: [
    {
      label: 'Durée',
      value: '1 jour',
    },
    {
      label: 'Jusqu’à 12 personnes',
      value: 'forfait de CHF 2 600.00',
    },
    {
      label: '13–20 personnes',
      value: 'CHF 200.00 par personne',
    },
    {
      label: '21–30 personnes',
      value: 'CHF 180.00 par personne',
    },
    {
      label: 'Pour qui',
      value: 'équipes de direction, équipes de piquet ou de crise',
    },
    {
      label: 'Thème',
      value: 'le calme, l’image de la situation, la décision avec peu d’informations',
    },
  ],
  sections: [
    {
      title: 'Ce qui vous attend',
      paragraphs: [
        'Vous apprenez un schéma simple : s’arrêter, regarder, réfléchir, agir.',
        'Vous l’appliquez dans trois situations, chacune moins claire que la précédente.',
        'Les rôles changent. Qui dirige d’habitude écoute.',
        'Le bilan est calme et concret : un comportement à garder, un autre à abandonner.',
      ],
    },
    {
      title: 'À qui cela s’adresse',
      paragraphs: ['Pour les équipes qui doivent décider alors que l’image est encore floue.'],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Le prix vaut pour tout le groupe : un forfait jusqu’à 12 personnes, le même montant pour chaque personne dès 13 personnes.',
        'Plus avantageux dès 21 personnes : 21 personnes paient CHF 3 780.00, 20 personnes CHF 4 000.00.',
        'Au-delà de 30 personnes, il n’y a pas de prix fixe. Demandez-nous une offre.',
      ],
    },
  ],
  actions: [
    {
      label: 'Demander une date',
      note: 'dès CHF 2 600.00',
      to: '/buchen?serviceId=survival-mindset',
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
