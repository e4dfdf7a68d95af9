import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Aufbruch (Départ) : stage de survie, niveau 1 – Gratweg',
    description:
      'Un stage de survie pour débuter : le feu, l’eau, la carte. 1 jour au Zugerberg, dès 16 ans, {francs:aufbruch} par personne.',
  },
  lead: 'Une journée au Zugerberg. Vous faites du feu sans briquet, rendez l’eau potable et vous orientez à l’aide de la carte. Aucune connaissance préalable n’est nécessaire.',
  fit: {
    grade: {
      title: 'T1 veut dire randonnée',
      text: 'C’est ce que dit l’échelle de randonnée du CAS (Club alpin suisse) : des chemins bien tracés, plats ou en pente douce. De bonnes chaussures à semelle profilée suffisent.',
    },
    enough: {
      title: 'Votre forme suffit',
      text: 'si vous pouvez marcher deux heures d’affilée. La journée compte beaucoup de pauses, et le groupe avance au pas de la personne la plus lente.',
    },
    instead: {
      title: 'Prenez le niveau 2',
      text: 'si vous avez déjà fait du feu et que vous aimeriez passer une nuit dehors : deux jours avec bivouac, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Une journée dehors, le soir vous êtes à la maison',
    bands: [],
    facts: [
      {
        title: 'Repas',
        text: 'À midi, il y a de la soupe (végétarienne sur demande), du pain et du thé. Pour la matinée, prenez une collation. Indiquez-nous vos allergies en réservant.',
      },
    ],
  },
  quote: '« La première fois, ça fume. La seconde, on sait pourquoi. »',
  quoteNote: 'La journée tient entre deux essais. Ce qui se passe entre les deux, c’est le stage.',
  programme: {
    title: 'Une journée, deux essais',
    days: [
      {
        name: 'Samedi',
        items: [
          {
            time: '09:00',
            title: 'Arrivée',
            text: 'Nous regardons dans les sacs et disons ce que la journée demande, et ce qu’elle ne demande pas.',
          },
          {
            time: '09:45',
            title: 'Lire le terrain',
            text: 'La pente, le vent, l’eau, la carte. Vous montrez où vous êtes avant que nous le disions.',
          },
          {
            time: '10:45',
            title: 'Le feu, premier essai',
            text: 'Chaque personne de son côté, avec une pierre à feu et ce que la forêt veut bien donner.',
          },
          {
            time: '12:15',
            title: 'Repas de midi',
            text: 'Soupe, pain, thé. Même sans flamme, on mange.',
          },
          {
            time: '13:15',
            title: 'L’eau',
            text: 'Chercher, filtrer, faire bouillir. À la fin, vous buvez l’eau que vous avez traitée vous-même.',
          },
          {
            time: '14:30',
            title: 'Le feu, second essai',
            text: 'Ensemble, les rôles répartis. Cette fois, il prend, et tout le monde sait pourquoi.',
          },
          {
            time: '15:30',
            title: 'Première décision',
            text: 'Deux chemins, trop peu d’informations, dix minutes. Le groupe décide et se met en route.',
          },
          {
            time: '16:15',
            title: 'Bilan',
            text: 'Qu’est-ce qui a tenu, qu’est-ce qui a manqué ? On note à la main.',
          },
          { time: '17:00', title: 'Fin', text: 'Retour au lieu de rendez-vous.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Trois idées pour votre prochain lancement de projet',
    items: [
      {
        title: 'Commencer petit',
        text: 'Une étincelle, un brin d’herbe, une brindille. En commençant ainsi, on voit très tôt si le feu prend.',
      },
      {
        title: 'D’abord savoir où l’on est',
        text: 'Les détours commencent quand on croit le savoir. Vous vérifiez avant de partir.',
      },
      {
        title: 'Apprendre de l’échec',
        text: 'Le premier essai rate presque toujours. Vous en tirez une consigne plutôt qu’une excuse.',
      },
    ],
  },
  bring: [
    'Chaussures à semelle profilée, déjà portées',
    'Veste et pantalon de pluie',
    'Une couche chaude, même en été',
    'Pantalon long qui ne craint pas une étincelle',
    'Gourde, 1 litre',
    'De quoi manger pendant la matinée',
    'Crème solaire, produit antitiques, vos médicaments',
  ],
  provide: [
    'Pierres à feu et couteaux pour tout le monde',
    'Cartes, filtre à eau et ustensiles de cuisine',
    'Une bâche contre la pluie',
    'Soupe, pain et thé',
    'Pharmacie et radio de secours',
  ],
  safety: [
    {
      title: 'Couteau et feu',
      text: 'On taille en position assise, à bonne distance des autres. Il y a de l’eau près de chaque feu et, à la fin, les cendres sont froides.',
    },
  ],
  included: [
    'L’encadrement pendant toute la journée',
    'Le matériel et les cartes',
    'Soupe, pain et thé',
    'L’autorisation pour les foyers',
  ],
  order:
    'Aufbruch (Départ) est le début. Vient ensuite Durchhaltevermögen (Endurance), si vous voulez passer une nuit dehors.',
}

export default fr
