import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Back to the Roots, une sortie d’équipe – Gratweg',
    description:
      'Quatre heures en forêt sans téléphone ni montre. Jusqu’à 12 personnes, forfait de {price:back-to-the-roots}, au-delà un prix par personne.',
  },
  title: 'Back to the Roots',
  lead: 'Sans téléphone, sans montre. Ce qui reste, c’est l’équipe.',
  drawingAlt: 'Un tronc au-dessus du sol et, dessous, ses racines ramifiées',
  place: 'Forêt, lac de Zoug',
  season: 'toute l’année',
  focus: 'L’attention, la parole, des gestes simples',
  about: {
    title: 'Quatre heures que personne ne compte',
    text: 'À la lisière, chacun dépose son téléphone et sa montre. Restent du bois, des couteaux, une marmite et une tâche dont personne n’est responsable. Bientôt, plus personne ne sait l’heure. En revanche, tout le monde entend qui parle, et quand.',
  },
  features: [
    {
      title: 'Ouvrir l’œil',
      text: 'Sans écran, on remarque plus tôt qui a froid, qui hésite et qui a déjà commencé.',
    },
    {
      title: 'Se parler',
      text: 'Quand on a besoin de quelque chose, on va le demander. Pas question d’envoyer un message.',
    },
    {
      title: 'Travailler de ses mains',
      text: 'Tailler, allumer un feu, cuire une soupe. Les gestes sont simples. Se mettre d’accord l’est moins.',
    },
  ],
  expect: [
    'Vous mettez téléphones et montres dans un sac et vous partez.',
    'Vous ramassez, taillez et cuisinez avec ce qu’il y a.',
    'Vous répartissez le travail vous-mêmes, ou pas.',
    'À la fin, vous regardez qui a pris quoi en charge, et pourquoi.',
  ],
  forWhom: 'Pour les équipes qui s’écrivent beaucoup et se parlent peu. Aucune expérience n’est nécessaire.',
  quote: '« Sans montre, une tâche dure jusqu’à ce qu’elle soit finie. »',
  schedule: {
    title: 'Un après-midi sans horloge',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'Déposer',
        text: 'Téléphones et montres vont dans un sac. Votre guide garde l’heure, et n’en dit rien.',
      },
      { time: '13:45', title: 'Partir', text: 'Un court chemin en silence. Ensuite, on écoute mieux.' },
      {
        time: '14:15',
        title: 'Ramasser et tailler',
        text: 'Trier le bois par grosseur. Chacun taille une cuillère.',
      },
      {
        time: '15:15',
        title: 'Une tâche sans responsable',
        text: 'L’eau, le feu, la soupe, les sièges. Personne ne distribue le travail.',
      },
      { time: '16:30', title: 'Manger', text: 'La soupe de la marmite, avec sa propre cuillère.' },
      {
        time: '17:00',
        title: 'Bilan près du feu',
        text: 'Qu’est-ce qui s’est fait tout seul, qu’est-ce qui est resté en plan ? Puis les montres reviennent.',
      },
    ],
  },
  included: [
    'L’encadrement, à deux guides dès 13 personnes',
    'Couteaux, marmite et pierre à feu',
    'Soupe, pain et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Couteaux et marmites vous sont prêtés. La cuillère, vous la gardez.',
  bring: 'Des chaussures solides, une veste de pluie, une couche chaude',
  safety: 'On taille en position assise, loin des autres. Votre guide a une pharmacie et un téléphone.',
}

export default fr
