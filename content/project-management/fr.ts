import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Gestion de projets numériques – Gratweg',
    description:
      'Conduite de projets et de programmes informatiques et de transformation, du mandat à la remise. Réponse aux demandes dans les 24 heures.',
  },
  title: 'Nous menons vos projets au-delà de la crête.',
  lead: 'Des projets et des programmes numériques, du mandat à la remise. Nous conduisons, planifions et disons tôt quand le temps se gâte.',
  drawingAlt: 'Carte schématique du lac de Zoug avec courbes de niveau',
  facts: [
    {
      label: 'Prestations',
      value: 'gestion de projet, de programme et de portefeuille, PMO',
    },
    {
      label: 'Accompagnement',
      value: 'coaching agile, management de transition, formation et coaching',
    },
    {
      label: 'Contrat',
      value: 'prix fixe, en régie ou mixte',
    },
    {
      label: 'Réponse',
      value: 'dans les 24 heures',
    },
  ],
  sections: [
    {
      title: 'Ce que nous prenons en charge',
      paragraphs: [
        'La conduite de projet sur mandat : un plan, un budget et une seule voix face aux fournisseurs.',
        'Programme et portefeuille : plusieurs projets, un but. Nous ordonnons les dépendances avant qu’elles ne s’ordonnent toutes seules.',
        'L’accompagnement : un vis-à-vis pour la direction de projet, au calme et en toute confidentialité.',
      ],
    },
    {
      title: 'Six étapes',
      paragraphs: [
        'Mandat, analyse, concept, réalisation, introduction, remise. Chaque étape se termine là où l’on pourrait encore faire demi-tour.',
        'Les derniers mètres de montée sont les plus raides. Nous planifions donc d’abord l’introduction et la formation.',
      ],
    },
    {
      title: 'Quand un projet se bloque',
      paragraphs: [
        'Nous établissons où il en est et présentons trois itinéraires : continuer, passer ailleurs, faire demi-tour. La décision vous revient.',
      ],
    },
  ],
  actions: [
    {
      label: 'Soumettre un projet',
      note: 'réponse en 24 heures',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Nous contacter',
      to: '/kontakt',
    },
    {
      label: 'Notre manière de penser',
      to: '/philosophie',
    },
  ],
}

export default fr
