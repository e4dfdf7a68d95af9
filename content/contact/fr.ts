import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Contact – Gratweg',
    description:
      'Adresse, téléphone, e-mail et heures d’ouverture de Gratweg à Cham. Nous répondons aux demandes de projet dans les 24 heures.',
  },
  title: 'Où voulez-⁠vous aller ?',
  lead: 'Écrivez-nous deux phrases : où vous en êtes et où vous voulez aller. Ou appelez-nous.',
  drawingAlt: 'Carte schématique du lac de Zoug avec courbes de niveau',
  facts: [
    {
      label: 'Adresse',
      value: '{company}, {street}, {city}',
    },
    {
      label: 'Téléphone',
      value: '{phone}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
  ],
  mail: 'Écrire un e-mail',
  call: 'Appeler',
  sections: [
    {
      title: 'Pour un projet',
      paragraphs: [
        'Indiquez-nous le projet, la période et le cadre. Nous répondons aux demandes de projet dans les 24 heures.',
      ],
    },
    {
      title: 'Pour un stage ou une sortie d’équipe',
      paragraphs: [
        'Indiquez-nous le stage ou la sortie, le nombre de personnes et deux ou trois dates possibles.',
      ],
    },
  ],
  actions: [
    {
      label: 'Soumettre un projet',
      note: 'dans les 24 heures',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Voir l’agenda',
      to: '/event-kalender',
    },
    {
      label: 'Aller à la boutique',
      to: '/shop',
    },
  ],
}

export default fr
