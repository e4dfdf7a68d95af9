import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Feuer & Fokus, une sortie d’équipe – Gratweg',
    description:
      'Un jour pour faire du feu en équipe : ordonner les tâches, clarifier les rôles. Jusqu’à 12 personnes, forfait de CHF 2 600.00.',
  },
  title: 'Feuer & Fokus',
  lead: 'Une équipe, une pierre à feu, du bois mouillé. Qui veut tout à la fois reste dans le noir.',
  drawingAlt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
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
      value: 'équipes de projet qui mènent trop de choses de front',
    },
    {
      label: 'Thème',
      value: 'les priorités, les rôles, la réaction aux échecs',
    },
  ],
  sections: [
    {
      title: 'Ce qui vous attend',
      paragraphs: [
        'Premier essai : petits groupes, peu d’explications. Surtout de la fumée.',
        'Bilan autour du foyer froid : qu’avons-nous essayé, qu’avons-nous omis, qui n’a rien dit ?',
        'Deuxième et troisième essais : clarifier les rôles, partager l’amadou, lire le vent. Cette fois, ça prend.',
        'Repas cuit sur le feu. Chaque personne rapporte une phrase au bureau.',
      ],
    },
    {
      title: 'À qui cela s’adresse',
      paragraphs: [
        'Pour les équipes qui commencent vite et finissent rarement. L’exercice montre comment les tâches s’ordonnent et comment les rôles se répartissent.',
      ],
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
      to: '/buchen?serviceId=feuer-und-fokus',
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
