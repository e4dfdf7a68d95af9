import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'L’équipe – Gratweg',
    description:
      'Deux personnes : la direction, avec un MSc en gestion de projet et un certificat d’instruction en survie, et l’administration.',
  },
  title: 'Deux personnes, un bureau, beaucoup de forêt.',
  lead: 'Nous sommes une petite entreprise. Quand vous appelez, vous parlez à la personne qui viendra aussi avec vous.',
  drawingAlt: 'Carte schématique du lac de Zoug avec courbes de niveau',
  facts: [
    {
      label: 'Lieu',
      value: 'Cham, 47.18° N, 8.46° E, 418 m',
    },
    {
      label: 'Formation',
      value: 'MSc en gestion de projet, certificat d’instructeur de survie',
    },
  ],
  members: [
    {
      role: 'Fondation et direction',
      text: 'MSc en gestion de projet et certificat d’instructeur de survie. Conduit les projets et les stages, et connaît donc les deux sortes de brouillard.',
    },
    {
      role: 'Cofondation et administration',
      text: 'Tient ensemble les dates, les réservations et les factures, et veille à ce que le matériel revienne au complet.',
    },
  ],
  sections: [
    {
      title: 'Notre façon de travailler',
      paragraphs: [
        'La même personne conduit les projets et les stages. Ce qui ne tient pas dehors, nous ne l’utilisons pas non plus au bureau.',
      ],
    },
  ],
  actions: [
    {
      label: 'Nous contacter',
      to: '/kontakt',
    },
    {
      label: 'Ce à quoi nous tenons',
      to: '/philosophie',
    },
  ],
}

export default fr
