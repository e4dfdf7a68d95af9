import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Shelter-Bau, une sortie d’équipe – Gratweg',
    description:
      'Un jour, un toit de branches et de feuilles construit par toute l’équipe. Jusqu’à 12 personnes, forfait de CHF 2 800.00, 20 au plus.',
  },
  title: 'Shelter-Bau',
  lead: 'Les branches deviennent un toit, les gens une cordée.',
  drawingAlt: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
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
      value: 'équipes qui veulent construire quelque chose et le terminer',
    },
    {
      label: 'Thème',
      value: 'planifier, répartir le travail, vérifier que cela tient',
    },
  ],
  sections: [
    {
      title: 'Ce qui vous attend',
      paragraphs: [
        'Vous cherchez l’emplacement : le sol, le vent, le bois mort au-dessus des têtes.',
        'Vous dessinez un plan et répartissez le travail.',
        'Vous construisez : la charpente, le tressage, les feuilles. Le plan change en cours de route.',
        'Pour finir, on verse de l’eau. On voit alors où cela fuit.',
      ],
    },
    {
      title: 'À qui cela s’adresse',
      paragraphs: [
        'Pour les équipes de services différents qui travaillent au même ouvrage. Pas besoin d’être bricoleur, mais de bonnes chaussures sont utiles.',
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
      to: '/buchen?serviceId=shelter-bau',
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
