import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Back to the Roots : sortie pour équipes nouvelles – Gratweg',
    description:
      'Quatre heures en forêt pour faire connaissance : tailler le bois, faire du feu, cuisiner. {francs:back-to-the-roots} jusqu’à 12 personnes.',
  },
  title: 'Back to the Roots',
  forWhom: 'Pour les équipes nouvelles ou recomposées.',
  lead: 'En quatre heures, toute l’équipe fait connaissance : on taille le bois, on fait du feu, on cuisine, sans téléphone ni montre.',
  drawingAlt: 'Cinq arbres isolés au-dessus du sol ; dessous, leurs racines forment un seul réseau',
  place: 'Forêt du Städtlerwald, Cham',
  season: 'toute l’année',
  focus: 'La rencontre, l’attention, le dialogue',
  take: { title: 'Après, chacun sait avec qui il travaille' },
  features: [
    {
      title: 'Ouvrir l’œil',
      text: 'Sans écran, on remarque plus tôt qui a froid, qui hésite et qui a déjà commencé.',
    },
    {
      title: 'Se parler',
      text: 'Quand on a besoin de quelque chose, on va le demander. À la fin, toute l’équipe regarde qui a pris quoi en charge.',
    },
    {
      title: 'Travailler de ses mains',
      text: 'Tailler, allumer un feu, préparer une soupe : des gestes simples, que nous montrons. Qui fait quoi, l’équipe le règle elle-même.',
    },
  ],
  expect: [
    { title: 'Partir', text: 'Un court chemin en silence. Ensuite, tout le monde écoute mieux.' },
    {
      title: 'Ramasser et tailler',
      text: 'Vous triez le bois par grosseur, et chaque personne taille une cuillère.',
    },
    {
      title: 'Une tâche commune',
      text: 'L’eau, le feu, la soupe, les sièges : l’équipe répartit le travail.',
    },
    { title: 'Manger', text: 'La soupe sort de la marmite, chacun a sa propre cuillère.' },
  ],
  quote: '« Sans montre, une tâche dure jusqu’à ce qu’elle soit finie. »',
  schedule: {
    title: 'Un début, une fin, pas de montre entre les deux',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'À la lisière',
        text: 'Chacun met téléphone et montre dans un sac. Votre guide garde l’heure secrète.',
      },
    ],
  },
  included: [
    'L’encadrement ; une deuxième personne est présente dès 13 personnes',
    'Couteaux, marmite et pierre à feu à disposition',
    'Soupe, pain et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Couteaux et marmites vous sont prêtés. La cuillère, vous la gardez.',
  meeting: 'En général à la gare de Cham. De là, nous allons ensemble à pied dans la forêt du Städtlerwald.',
  food: 'Soupe, pain et thé, préparés sur le feu.',
  safety:
    'On taille en position assise, à bonne distance des autres, après une introduction. Votre guide a une pharmacie et un téléphone. On peut toujours renoncer à une activité.',
  bring: ['Chaussures solides', 'Veste de pluie', 'Une couche chaude'],
  own: {
    end: {
      title: 'Près du feu',
      text: 'Vous regardez ensemble ce qui s’est fait tout seul et ce qui est resté en plan. Puis téléphones et montres reviennent.',
    },
    before: 'Dans la main : rien.',
    after: 'Dans la main : une cuillère taillée par vous.',
  },
}

export default fr
