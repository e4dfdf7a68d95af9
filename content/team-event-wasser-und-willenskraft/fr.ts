import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Wasser & Willenskraft, une sortie d’équipe – Gratweg',
    description:
      'Une journée au bord de l’eau : préparer la traversée, s’assurer, persévérer. Jusqu’à 12 personnes, forfait de {price:wasser-und-willenskraft}, 20 au plus.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'À contre-courant, avec l’équipe.',
  drawingAlt: 'Lignes de courant autour des pierres d’une rivière',
  place: 'Au bord de la Lorze',
  season: 'mai–septembre',
  focus: 'Lire la situation, s’assurer à la corde, persévérer ou faire demi-tour',
  about: {
    title: 'Lire d’abord, entrer ensuite',
    text: 'L’eau arrive aux genoux, elle est froide et plus rapide qu’elle n’en a l’air. Votre équipe prépare une traversée, s’assure à la corde et fait passer du matériel sans le mouiller. Une fois au moins, la bonne décision est de faire demi-tour.',
  },
  features: [
    {
      title: 'Lire',
      text: 'Là où l’eau paraît lisse, elle est profonde. Dix minutes d’observation font gagner une heure.',
    },
    {
      title: 'Assurer',
      text: 'On n’y va jamais seul. La personne qui tient la corde sur la rive porte autant que celle qui est dans l’eau.',
    },
    {
      title: 'Persévérer ou faire demi-tour',
      text: 'Nous fixons d’avance le signe auquel on arrête. Dans l’eau, il est trop tard pour cela.',
    },
  ],
  expect: [
    'Vous lisez l’eau : où porte-t-elle, où entraîne-t-elle, où vaut-il mieux ne pas aller ?',
    'Vous préparez une traversée et vous vous assurez à la corde.',
    'Vous faites passer du matériel sur l’autre rive sans le mouiller.',
    'Près du feu, vous parlez des moments où il fallait continuer, et des autres.',
  ],
  forWhom:
    'Pour les équipes qui portent beaucoup et veulent sentir à nouveau qu’elles le portent ensemble. Les personnes qui préfèrent rester au sec assurent depuis la rive.',
  quote: '« La volonté, c’est de rester sur la rive quand tout le monde est déjà dans l’eau. »',
  schedule: {
    title: 'Une rivière, deux traversées',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Sur la rive',
        text: 'Lire le courant, fixer les règles, enfiler l’équipement.',
      },
      {
        time: '10:15',
        title: 'Exercice à sec',
        text: 'La corde, les signes, les rôles. Tout le monde est encore au sec.',
      },
      {
        time: '11:15',
        title: 'Petite traversée',
        text: 'Courte, à hauteur de genou, assurée. On fait connaissance avec l’eau.',
      },
      { time: '12:30', title: 'Repas de midi près du feu', text: 'Changer de chaussettes, manger la soupe.' },
      {
        time: '13:45',
        title: 'Grande traversée',
        text: 'De quoi faire un repas doit arriver au sec sur l’autre rive.',
      },
      {
        time: '15:45',
        title: 'Bilan près du feu',
        text: 'Qui aurait fait demi-tour plus tôt, et qui l’a dit ?',
      },
    ],
  },
  included: [
    'Toujours deux guides',
    'Cordes, gilets de sauvetage et pantalons étanches',
    'Soupe, pain et thé',
    'Une tente chauffée sur la rive',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Tout l’équipement pour l’eau est compris.',
  bring: 'Des chaussures qui peuvent être mouillées, des habits de rechange, un linge',
  safety:
    'Seules les personnes qui savent nager entrent dans l’eau. Nous y allons quand la rivière est calme ; en cas de crue, nous reportons.',
}

export default fr
