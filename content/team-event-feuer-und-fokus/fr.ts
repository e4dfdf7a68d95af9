import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Feuer & Fokus, une sortie d’équipe – Gratweg',
    description:
      'Une journée pour faire du feu en équipe : fixer les priorités, clarifier les rôles. Jusqu’à 12 personnes, forfait de {price:feuer-und-fokus}.',
  },
  title: 'Feuer & Fokus',
  lead: 'Une équipe, une pierre à feu, du bois mouillé. À vouloir tout à la fois, on reste dans le noir.',
  drawingAlt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
  place: 'Forêt, lac de Zoug',
  season: 'toute l’année',
  focus: 'Les priorités, les rôles, le rapport à l’échec',
  about: {
    title: 'D’abord l’ordre, puis la flamme',
    text: 'Le bois mouillé brûle quand l’amadou, les copeaux et l’air se rencontrent dans le bon ordre. S’il en manque un, cela fume. Votre équipe reçoit une pierre à feu, un couteau et trois essais. Après chacun, nous regardons ce qui a manqué.',
  },
  features: [
    {
      title: 'Les priorités',
      text: 'L’amadou d’abord, la grosse branche à la fin. Si l’on change l’ordre, on recommence.',
    },
    {
      title: 'Les rôles',
      text: 'Une personne allume, deux alimentent, une surveille le vent. Les autres cherchent du bois, et du bois sec.',
    },
    {
      title: 'Les échecs',
      text: 'Deux essais sur trois peuvent échouer. Nous notons pourquoi et nous changeons une seule chose.',
    },
  ],
  expect: [
    'Vous ramassez du bois trop mouillé, et il faut faire du feu avec.',
    'Vous parlez de fumée : ce qui a été essayé, ce qui a manqué, qui n’a rien dit.',
    'Vous répartissez les rôles avant la prochaine étincelle.',
    'Vous mangez ce qui a cuit sur votre propre feu.',
  ],
  forWhom:
    'Pour les équipes qui commencent vite et finissent rarement. Aucune expérience n’est nécessaire, un peu de patience aide.',
  quote:
    '« Un feu demande trois choses. Une équipe aussi : de la matière, de l’air et quelqu’un qui reste. »',
  schedule: {
    title: 'Une journée, trois essais',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Arrivée',
        text: 'Nous ramassons du bois et rangeons les téléphones. Personne ne sait déjà tout.',
      },
      {
        time: '10:00',
        title: 'Premier essai',
        text: 'Petits groupes, peu d’explications. Surtout de la fumée.',
      },
      {
        time: '11:15',
        title: 'Bilan autour du foyer froid',
        text: 'Qu’avons-nous essayé, qu’avons-nous omis, qui n’a rien dit ?',
      },
      {
        time: '12:15',
        title: 'Repas froid',
        text: 'Pain, fromage, eau. Il fera chaud quand le feu prendra.',
      },
      {
        time: '13:15',
        title: 'Deuxième et troisième essais',
        text: 'Clarifier les rôles, partager l’amadou, lire le vent. Cette fois, ça prend.',
      },
      {
        time: '15:30',
        title: 'Repas et retour au bureau',
        text: 'La soupe est cuite sur le feu. Chacun rapporte une phrase au bureau.',
      },
      {
        time: '16:30',
        title: 'Éteindre',
        text: 'Verser, remuer, toucher. C’est fini quand la cendre est froide.',
      },
    ],
  },
  included: [
    'L’encadrement, à deux guides dès 13 personnes',
    'Pierre à feu, couteau et amadou pour tout le monde',
    'Repas de midi, soupe et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Le bois, la pierre à feu et les repas sont compris.',
  bring: 'Des chaussures solides, une veste de pluie, des habits qui peuvent sentir la fumée',
  safety:
    'Nous n’allumons de feu que là où c’est permis. En cas d’interdiction, nous reportons, ou vous choisissez une autre sortie sans frais.',
}

export default fr
