import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Wasser & Willenskraft : à la rivière – Gratweg',
    description:
      'Un jour à la Lorze pour équipes dans une période exigeante : traverser, s’assurer, faire demi-tour. {francs:wasser-und-willenskraft} jusqu’à 12 personnes.',
  },
  title: 'Wasser & Willens\u00adkraft',
  forWhom: 'Pour les équipes dans une période exigeante.',
  lead: 'En un jour au bord de la Lorze, vous préparez deux traversées, vous veillez les uns sur les autres et décidez ensemble quand continuer et quand faire demi-tour.',
  drawingAlt: 'Lignes de courant autour des pierres d’une rivière',
  place: 'Au bord de la Lorze, Cham',
  season: 'mai–septembre',
  focus: 'Lire la situation, veiller les uns sur les autres, continuer ou faire demi-tour',
  take: { title: 'Après, l’équipe sait à quel signe elle s’arrête' },
  features: [
    {
      title: 'Lire',
      text: 'Là où l’eau paraît lisse, elle est souvent profonde. Vous observez d’abord dix minutes, puis vous choisissez l’endroit.',
    },
    {
      title: 'Assurer',
      text: 'On n’y va jamais seul. Les personnes qui veillent depuis la rive ont autant de responsabilité que celles qui sont dans l’eau.',
    },
    {
      title: 'Continuer ou faire demi-tour',
      text: 'Vous fixez d’avance à quel signe vous vous arrêtez. Une fois au moins, la bonne décision est de faire demi-tour.',
    },
  ],
  expect: [
    {
      title: 'Lire l’eau',
      text: 'Où a-t-on pied, où le courant entraîne-t-il, où vaut-il mieux ne pas entrer ?',
    },
    { title: 'Préparer la traversée', text: 'Vous préparez une traversée et répartissez six rôles.' },
    {
      title: 'Faire passer le matériel',
      text: 'Tout le nécessaire pour un repas arrive au sec sur l’autre rive.',
    },
    {
      title: 'Faire le bilan',
      text: 'Près du feu, vous voyez quand il fallait continuer et quand il fallait faire demi-tour.',
    },
  ],
  quote: '« La volonté, c’est de rester sur la rive quand tout le monde est déjà dans l’eau. »',
  schedule: {
    title: 'Une rivière, six rôles, deux traversées',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Sur la rive',
        text: 'Lire le courant, fixer les règles, enfiler l’équipement.',
      },
      { time: '10:15', title: 'Exercice à sec', text: 'Les signes et les rôles, encore au sec.' },
      {
        time: '11:15',
        title: 'Petite traversée',
        text: 'Courte, à hauteur de genou, assurée depuis la rive.',
      },
      { time: '12:30', title: 'Repas près du feu', text: 'Changer de chaussettes, manger la soupe.' },
      {
        time: '13:45',
        title: 'Grande traversée',
        text: 'Tout le nécessaire pour un repas passe au sec sur l’autre rive.',
      },
      {
        time: '15:45',
        title: 'Bilan près du feu',
        text: 'Qui aurait fait demi-tour plus tôt, et à quoi l’équipe l’a-t-elle vu ?',
      },
    ],
  },
  included: [
    'L’encadrement, toujours par deux personnes',
    'Cordes, gilets de sauvetage et pantalons étanches',
    'Soupe, pain et thé',
    'Une tente chauffée sur la rive',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Tout l’équipement pour l’eau est compris.',
  meeting: 'En général à la gare de Cham. De là, nous allons ensemble à pied au bord de la Lorze.',
  food: 'Soupe, pain et thé, préparés sur le feu.',
  safety:
    'Nous n’entrons dans l’eau que si la rivière est calme, et là où elle arrive au genou au plus. Dans l’eau, tout le monde porte un gilet de sauvetage ; personne n’est attaché à une corde. Deux guides sont toujours au bord de l’eau. Les personnes qui ne savent pas nager ou ne veulent pas entrer dans l’eau ont une tâche sur la rive.',
  bring: [
    'Chaussures qui peuvent être mouillées',
    'Habits et chaussettes de rechange',
    'Linge de bain',
    'Veste de pluie',
  ],
  own: {
    alt: 'Plan d’une traversée : une rivière coule de gauche à droite ; sur les rives et dans l’eau, six places numérotées pour les six rôles.',
    flow: 'Courant',
    roles: [
      { title: 'Dirige', text: 'Garde la vue d’ensemble et dit quand on y va.' },
      { title: 'Observe en amont', text: 'Annonce ce que l’eau apporte.' },
      { title: 'Va devant', text: 'Cherche le prochain appui sûr.' },
      { title: 'Porte le matériel', text: 'Le tient hors de l’eau et n’avance jamais sans quelqu’un.' },
      { title: 'Assure sur la rive', text: 'Tend la main là où l’on entre et où l’on sort.' },
      { title: 'Se tient en aval', text: 'Intervient si quelqu’un perd pied.' },
    ],
    guides: 'Les deux guides sont là à chaque traversée et peuvent l’interrompre à tout moment.',
  },
}

export default fr
