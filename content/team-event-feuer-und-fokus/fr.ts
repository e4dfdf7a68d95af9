import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Feuer & Fokus, une sortie d’équipe – Gratweg',
    description:
      'Un jour pour faire du feu en équipe : ordonner les tâches, clarifier les rôles. Jusqu’à 12 personnes, forfait de CHF 2 600.00.',
  },
  title: 'Feuer & Fokus',
  lead: 'Une équipe, une pierre à feu, du bois mouillé. Qui veut tout à la fois reste dans le noir.',
  drawingAlt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
  place: 'Forêt, lac de Zoug',
  season: 'toute l’année',
  focus: 'Les priorités, les rôles, la réaction aux échecs',
  about: {
    title: 'D’abord ordonner, puis allumer',
    text: 'Le bois mouillé brûle quand l’amadou, les copeaux et l’air se rencontrent dans le bon ordre. S’il en manque un, cela fume. Votre équipe reçoit une pierre à feu, un couteau et trois essais. Après chacun, nous regardons ce qui a manqué.',
  },
  features: [
    {
      title: 'Les priorités',
      text: 'L’amadou d’abord, la grosse branche à la fin. Qui change l’ordre recommence.',
    },
    {
      title: 'Les rôles',
      text: 'Une personne allume, deux nourrissent, une surveille le vent. Les autres cherchent du bois, et du bois sec.',
    },
    {
      title: 'Les échecs',
      text: 'Deux essais sur trois peuvent échouer. Nous notons pourquoi et nous changeons une seule chose.',
    },
  ],
  expect: [
    'Vous ramassez du bois trop mouillé et devez en faire du feu.',
    'Vous parlez de fumée : ce qui a été essayé, ce qui a manqué, qui n’a rien dit.',
    'Vous répartissez les rôles avant la prochaine étincelle.',
    'Vous mangez ce qui a cuit sur votre propre feu.',
  ],
  forWhom:
    'Pour les équipes qui commencent vite et finissent rarement. Aucune connaissance préalable ; la patience aide.',
  quote:
    '« Un feu demande trois choses. Une équipe aussi : de la matière, de l’air et quelqu’un qui reste. »',
  schedule: {
    title: 'Un jour, trois essais',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Arriver',
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
    'Un guide, deux dès 13 personnes',
    'Pierre à feu, couteau et amadou pour tous',
    'Repas de midi, soupe et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le déplacement du groupe, les assurances',
  priceNote: 'Le bois, la pierre à feu et les repas sont compris.',
  bring: 'Des chaussures solides, une veste de pluie, des habits qui peuvent sentir la fumée',
  safety:
    'Nous n’allumons de feu que là où c’est permis. En cas d’interdiction, nous reportons, ou vous choisissez une autre sortie sans frais.',
}

export default fr
