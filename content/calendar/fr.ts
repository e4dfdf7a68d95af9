import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Agenda – Gratweg',
    description:
      'Les stages et sorties publics de Gratweg, avec leurs dates. Les sorties d’équipe ont lieu aussi à la date de votre choix.',
  },
  title: 'Agenda',
  lead: 'Tous les stages et sorties publics. Pour une sortie d’équipe, vous choisissez le jour.',
  drawingAlt: 'Panorama depuis Cham vers le sud, par-dessus le lac de Zoug, jusqu’au Rigi et aux Alpes',
  upcoming: 'Prochaines dates',
  empty: 'Aucune sortie publique n’est prévue pour le moment. Revenez bientôt.',
  loadFailed: 'Les événements de l’agenda n’ont pas pu être chargés. Veuillez réessayer plus tard.',
  facts: [
    {
      label: 'Aufbruch',
      value: '1 jour, CHF 200.00 par personne',
    },
    {
      label: 'Durchhaltevermögen',
      value: '2 jours avec bivouac, CHF 250.00 par personne',
    },
    {
      label: 'Klarer Kompass',
      value: '2½ jours, CHF 300.00 par personne',
    },
  ],
  sections: [
    {
      title: 'Aucune date ne convient ?',
      paragraphs: [
        'Pour les groupes, nous fixons une date à part. Dites-nous combien vous êtes et quand cela vous conviendrait.',
        'Pour offrir, pas besoin de date : les bons cadeaux sont valables dix ans.',
      ],
    },
  ],
  actions: [
    {
      label: 'Proposer une date',
      to: '/kontakt',
    },
    {
      label: 'Voir les trois niveaux',
      to: '/survival-training',
    },
    {
      label: 'Bons cadeaux dans la boutique',
      to: '/shop',
    },
  ],
}

export default fr
