import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Wasser & Willenskraft, une sortie d’équipe – Gratweg',
    description:
      'Un jour au bord de l’eau : préparer les passages, s’assurer, persévérer. Jusqu’à 12 personnes, forfait de CHF 2 800.00, 20 au plus.',
  },
  title: 'Wasser & Willens\u00adkraft',
  lead: 'À contre-courant, avec l’équipe.',
  drawingAlt: 'Lignes de courant autour des pierres d’une rivière',
  place: 'Au bord de la Lorze',
  season: 'mai–septembre',
  focus: 'Lire la situation, s’assurer, persévérer ou faire demi-tour',
  about: {
    title: 'Lire d’abord, entrer ensuite',
    text: 'La rivière arrive aux genoux, elle est froide et plus rapide qu’elle n’en a l’air. Votre équipe prépare un passage, s’assure mutuellement et amène du matériel au sec de l’autre côté. Une fois au moins, la bonne décision est de faire demi-tour.',
  },
  features: [
    {
      title: 'Lire',
      text: 'Là où l’eau paraît lisse, elle est profonde. Dix minutes d’observation font gagner une heure.',
    },
    {
      title: 'Assurer',
      text: 'Personne n’y va seul. La personne qui tient la corde sur la rive porte autant que celle qui est dans l’eau.',
    },
    {
      title: 'Persévérer ou faire demi-tour',
      text: 'Nous fixons d’avance à quel signe il faudra arrêter. Dans l’eau, il est trop tard pour cela.',
    },
  ],
  expect: [
    'Vous lisez l’eau : où porte-t-elle, où tire-t-elle, où vaut-il mieux ne pas aller ?',
    'Vous préparez un passage et vous assurez mutuellement.',
    'Vous amenez du matériel au sec sur l’autre rive.',
    'Près du feu, vous parlez des moments où il fallait continuer, et des autres.',
  ],
  forWhom:
    'Pour les équipes qui portent beaucoup et veulent sentir à nouveau qu’elles le portent ensemble. Les personnes qui préfèrent rester au sec assurent depuis la rive.',
  quote: '« La volonté, c’est de rester sur la rive quand tous sont déjà dans l’eau. »',
  schedule: {
    title: 'Une rivière, deux passages',
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
        text: 'La corde, les signes, les rôles. Tous sont encore au sec.',
      },
      {
        time: '11:15',
        title: 'Petit passage',
        text: 'Court, à hauteur de genou, assuré. On fait connaissance avec l’eau.',
      },
      { time: '12:30', title: 'Repas de midi près du feu', text: 'Changer de chaussettes, manger la soupe.' },
      {
        time: '13:45',
        title: 'Grand passage',
        text: 'De quoi faire un repas : tout doit arriver sec sur l’autre rive.',
      },
      { time: '15:45', title: 'Bilan près du feu', text: 'Quand fallait-il continuer, quand non ?' },
    ],
  },
  included: [
    'Deux guides, toujours',
    'Cordes, gilets de sauvetage et cuissardes',
    'Soupe, pain et thé',
    'Une tente chauffée sur la rive',
  ],
  notIncluded: 'Le déplacement du groupe, les assurances',
  priceNote: 'Tout l’équipement pour l’eau est compris.',
  bring: 'Des chaussures qui peuvent être mouillées, des habits de rechange, un linge',
  safety:
    'Seules les personnes qui savent nager entrent dans l’eau. Nous y allons quand la rivière est calme ; en cas de crue, nous reportons.',
}

export default fr
