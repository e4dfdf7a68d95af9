import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Orientierungspunkt, une sortie d’équipe – Gratweg',
    description:
      'Un jour et demi avec carte, boussole et bivouac. Jusqu’à 12 personnes, forfait de CHF 3 900.00, matériel compris, 20 personnes au plus.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Deux groupes, une carte, un but commun. Entre les deux, une nuit au bivouac.',
  drawingAlt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
  facts: [
    {
      label: 'Durée',
      value: '1½ jour avec bivouac',
    },
    {
      label: 'Jusqu’à 12 personnes',
      value: 'forfait de CHF 3 900.00',
    },
    {
      label: '13–20 personnes',
      value: 'CHF 310.00 par personne',
    },
    {
      label: 'Taille maximale',
      value: '20 personnes',
    },
    {
      label: 'Matériel',
      value: 'compris',
    },
    {
      label: 'Pour qui',
      value: 'équipes de direction et équipes de projet réparties sur plusieurs sites',
    },
    {
      label: 'Thème',
      value: 'l’orientation, la coordination, les décisions communes',
    },
  ],
  sections: [
    {
      title: 'Ce qui vous attend',
      paragraphs: [
        'Vous formez deux groupes et convenez de la manière de communiquer.',
        'Chaque groupe n’a qu’une partie des informations. Pour arriver, il faut les partager.',
        'Le soir, vous montez le bivouac et faites le bilan de la journée près du feu.',
        'Le matin, vous parcourez ensemble la dernière étape.',
      ],
    },
    {
      title: 'À qui cela s’adresse',
      paragraphs: [
        'Pour les équipes qui travaillent en plusieurs lieux vers un même but. Une nuit dehors ne doit effrayer personne.',
      ],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Le prix vaut pour tout le groupe : un forfait jusqu’à 12 personnes, le même montant pour chaque personne dès 13 personnes.',
        'Le matériel est compris.',
        'Au-delà de 20 personnes, il n’y a pas de prix fixe. Demandez-nous une offre.',
      ],
    },
  ],
  actions: [
    {
      label: 'Demander une date',
      note: 'dès CHF 3 900.00',
      to: '/buchen?serviceId=orientierungspunkt',
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
