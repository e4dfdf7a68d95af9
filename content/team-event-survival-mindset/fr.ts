import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Survival Mindset : décider sous pression – Gratweg',
    description:
      'Un jour, trois scénarios d’urgence : votre équipe s’exerce à décider calmement sous pression. {francs:survival-mindset} jusqu’à 12 personnes.',
  },
  title: 'Survival Mindset',
  forWhom: 'Pour les équipes de direction et celles qui décident sous pression.',
  lead: 'Un jour, trois scénarios d’urgence : votre équipe s’exerce à décider calmement, puis regarde comment la décision s’est prise.',
  drawingAlt: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
  place: 'Walchwilerberg',
  season: 'toute l’année',
  focus: 'Décider sous pression, changer de rôle, faire le bilan',
  take: { title: 'Après, l’équipe a une méthode qui tient sous pression' },
  features: [
    {
      title: 'Une méthode',
      text: 'S’arrêter, regarder, réfléchir, agir : quatre mots qui viennent à l’esprit même sous pression.',
    },
    {
      title: 'D’autres rôles',
      text: 'Les personnes qui dirigent d’habitude écoutent, celles qui écoutent décident. On voit alors autrement le travail des autres.',
    },
    {
      title: 'Faire le bilan',
      text: 'Nous séparons la décision de son issue. Même une bonne décision peut mal finir.',
    },
  ],
  expect: [
    {
      title: 'Quatre mots',
      text: 'Vous répétez la méthode sur un cas simple jusqu’à ce qu’elle soit acquise.',
    },
    {
      title: 'Trois scénarios',
      text: 'Du plus simple au plus confus, avec des informations qui arrivent tard.',
    },
    { title: 'Un autre rôle', text: 'Vous prenez un rôle qui revient d’habitude à quelqu’un d’autre.' },
    {
      title: 'Un bilan au calme',
      text: 'Concret et sans note ni jugement : un comportement à garder, un autre à changer.',
    },
  ],
  quote: '« Au centre de la tempête, tout est calme. Il suffit de ne pas tourner avec elle. »',
  schedule: {
    title: 'Trois scénarios, chacun avec plus de chemins que le précédent',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'La méthode', text: 'Quatre mots, répétés sur un cas simple.' },
      {
        time: '10:00',
        title: 'Premier scénario',
        text: 'Une personne disparue, une bonne carte, assez de temps.',
      },
      { time: '11:15', title: 'Bilan', text: 'Qui savait quoi, et depuis quand ?' },
      { time: '12:15', title: 'Repas de midi', text: 'La soupe près du feu. Le scénario attend.' },
      {
        time: '13:15',
        title: 'Deuxième scénario',
        text: 'Deux indices se contredisent. Les rôles changent.',
      },
      {
        time: '14:30',
        title: 'Troisième scénario',
        text: 'Un indice arrive trop tard, un autre est faux.',
      },
      { time: '15:45', title: 'Accords', text: 'Chaque personne note une phrase, l’équipe trois.' },
    ],
  },
  included: [
    'L’encadrement ; une deuxième personne est présente dès 13 personnes',
    'Un aide-mémoire de la méthode pour tout le monde',
    'Soupe, pain et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Le matériel des trois scénarios est compris.',
  meeting:
    'En général à la gare de Walchwil. La confirmation indique comment nous montons de là au Walchwilerberg.',
  food: 'Soupe, pain et thé, préparés sur le feu.',
  safety:
    'La pression vient de la tâche, pas du danger. On peut quitter un scénario à tout moment. Votre guide a une pharmacie et un téléphone.',
  bring: ['Chaussures solides', 'Veste de pluie', 'Une couche chaude', 'De quoi écrire'],
  own: {
    clock: 'Début à {time}',
    scenarios: [
      {
        title: 'Une personne disparue',
        given: 'Une bonne carte, assez de temps.',
        question: 'Par quoi commencer ?',
        ways: ['Chercher soi-même', 'Appeler à l’aide'],
      },
      {
        title: 'Deux indices se contredisent',
        given: 'Moins de temps, d’autres rôles.',
        question: 'Lequel suivre ?',
        ways: ['Le premier', 'Le second', 'Vérifier les deux'],
      },
      {
        title: 'Un indice est faux, un autre arrive trop tard',
        given: 'La décision est déjà prise.',
        question: 'Et maintenant ?',
        ways: ['S’y tenir', 'Décider à nouveau', 'Se partager', 'Faire demi-tour'],
      },
    ],
    review:
      'Ensuite, quel que soit le chemin : qui savait quoi, depuis quand, et comment la décision s’est-elle prise ?',
  },
}

export default fr
