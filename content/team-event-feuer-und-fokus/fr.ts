import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Feuer & Fokus : clarifier priorités et rôles – Gratweg',
    description:
      'Un jour pour les équipes de projet : faire du feu avec du bois mouillé, clarifier priorités et rôles. {francs:feuer-und-fokus} jusqu’à 12 personnes.',
  },
  title: 'Feuer & Fokus',
  forWhom: 'Pour les équipes de projet qui mènent beaucoup de choses de front.',
  lead: 'En un jour, vous faites du feu avec du bois mouillé et clarifiez priorités et rôles.',
  drawingAlt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
  place: 'Forêt du Städtlerwald, Cham',
  season: 'toute l’année',
  focus: 'Les priorités, les rôles, le rapport à l’échec',
  take: { title: 'Après, on sait ce qui passe en premier et qui s’en charge' },
  features: [
    {
      title: 'Les priorités',
      text: 'L’amadou, les copeaux, le bois : le feu ne prend que dans cet ordre. Vous posez ensuite la même question à votre projet.',
    },
    {
      title: 'Les rôles',
      text: 'Une personne allume, deux alimentent, une surveille le vent, les autres vont chercher du bois. C’est l’équipe qui décide qui fait quoi.',
    },
    {
      title: 'Les essais manqués',
      text: 'Deux essais sur trois peuvent échouer. Après chacun, vous changez une seule chose, pas tout.',
    },
  ],
  expect: [
    { title: 'Du bois mouillé', text: 'Vous ramassez ce que la forêt donne et vous en faites du feu.' },
    {
      title: 'Trois essais',
      text: 'Après chacun, vous regardez ce qui a manqué et ce que vous changez.',
    },
    { title: 'Des rôles clairs', text: 'Avant le deuxième essai, l’équipe décide qui fait quoi.' },
    { title: 'La soupe', text: 'Vous mangez ce qui a cuit sur votre propre feu.' },
  ],
  quote:
    '« Un feu demande trois choses. Une équipe aussi : de la matière, de l’air et quelqu’un qui reste. »',
  schedule: {
    title: 'Une journée, trois essais',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Arrivée', text: 'Nous ramassons du bois et rangeons les téléphones.' },
      { time: '10:00', title: 'Premier essai', text: 'En petits groupes, avec peu d’explications.' },
      { time: '11:15', title: 'Bilan', text: 'Qu’est-ce qui a manqué, que changeons-nous ?' },
      { time: '12:15', title: 'Repas de midi', text: 'Du pain, du fromage, de l’eau.' },
      {
        time: '13:15',
        title: 'Deux autres essais',
        text: 'Clarifier les rôles, partager l’amadou, observer le vent.',
      },
      {
        time: '15:30',
        title: 'Repas, et ce qu’on rapporte au bureau',
        text: 'La soupe est cuite sur le feu, et chacun rapporte une phrase au bureau.',
      },
      {
        time: '16:30',
        title: 'Éteindre',
        text: 'Arroser, remuer, vérifier, jusqu’à ce que la cendre soit froide.',
      },
    ],
  },
  included: [
    'L’encadrement ; une deuxième personne est présente dès 13 personnes',
    'Pierre à feu, couteau et amadou pour tout le monde',
    'Repas de midi, soupe et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Le bois, le matériel et les repas sont compris.',
  meeting: 'En général à la gare de Cham. De là, nous allons ensemble à pied dans la forêt du Städtlerwald.',
  food: 'À midi, du pain et du fromage ; l’après-midi, la soupe de votre propre feu.',
  safety:
    'Nous n’allumons de feu que là où c’est permis, et nous l’arrosons jusqu’à ce que la cendre soit froide. Votre guide a une pharmacie et un téléphone.',
  bring: ['Chaussures solides', 'Veste de pluie', 'Des habits qui peuvent sentir la fumée'],
  own: {
    alt: 'La chaleur au fil du jour : de la fumée au premier essai, le matin, une lueur après le repas de midi, un feu dans l’après-midi, de la cendre froide à la fin.',
    attempts: ['Premier essai : de la fumée', 'Deuxième : une lueur', 'Troisième : le feu'],
  },
}

export default fr
