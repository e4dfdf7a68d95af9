import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Survival Mindset, une sortie d’équipe – Gratweg',
    description:
      'Une journée pour décider sous pression, avec un bilan au calme. Jusqu’à 12 personnes, forfait de {price:survival-mindset}, 30 personnes au plus.',
  },
  title: 'Survival Mindset',
  lead: 'Rester calme quand tout tourne.',
  drawingAlt: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
  place: 'Forêt, lac de Zoug',
  season: 'toute l’année',
  focus: 'Décider sous pression, changer de rôle, faire le bilan',
  about: {
    title: 'Le calme se travaille',
    text: 'Trois situations, chacune moins claire que la précédente. Les informations arrivent tard, et toutes ne sont pas justes. Votre équipe décide quand même. Ensuite, nous regardons comment la décision s’est prise, pas seulement si elle était bonne.',
  },
  features: [
    {
      title: 'Une méthode',
      text: 'S’arrêter, regarder, réfléchir, agir. Quatre mots qui viennent à l’esprit même sous pression.',
    },
    {
      title: 'D’autres rôles',
      text: 'Les personnes qui dirigent d’habitude écoutent, celles qui se taisent décident. Il faut s’y faire.',
    },
    {
      title: 'Faire le bilan',
      text: 'Nous séparons la décision de son issue. Même une bonne décision peut mal tourner.',
    },
  ],
  expect: [
    'Vous apprenez une méthode en quatre mots.',
    'Vous l’appliquez trois fois, du plus simple au plus confus.',
    'Vous prenez un rôle qui revient d’habitude à quelqu’un d’autre.',
    'Le bilan est calme et concret : un comportement à garder, un autre à abandonner.',
  ],
  forWhom: 'Pour les équipes qui doivent décider même quand l’image est encore floue.',
  quote: '« Au centre de la tempête, tout est calme. Il suffit de ne pas tourner avec elle. »',
  schedule: {
    title: 'Une méthode, trois situations',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'La méthode',
        text: 'Quatre mots, répétés sur un cas simple jusqu’à ce qu’ils soient acquis.',
      },
      {
        time: '10:00',
        title: 'Première situation',
        text: 'Une personne disparue, une bonne carte, assez de temps.',
      },
      { time: '11:15', title: 'Bilan', text: 'Qui savait quoi, et depuis quand ?' },
      {
        time: '12:15',
        title: 'Repas de midi',
        text: 'La soupe près du feu. Personne ne parle de la situation, c’est aussi un exercice.',
      },
      {
        time: '13:15',
        title: 'Deuxième situation',
        text: 'Deux messages se contredisent. Les rôles changent.',
      },
      {
        time: '14:30',
        title: 'Troisième situation',
        text: 'Un message arrive trop tard, un autre est faux.',
      },
      { time: '15:45', title: 'Engagements', text: 'Chaque personne note une phrase, l’équipe trois.' },
    ],
  },
  included: [
    'L’encadrement, à deux guides dès 13 personnes',
    'Un aide-mémoire de la méthode pour tout le monde',
    'Soupe, pain et thé',
    'Un toit de bâches en cas de pluie',
  ],
  notIncluded: 'Le trajet du groupe, les assurances',
  priceNote: 'Le matériel des trois situations est compris.',
  bring: 'Des chaussures solides, une veste de pluie, de quoi écrire',
  safety: 'La pression vient de la tâche, pas du danger. On peut quitter une situation à tout moment.',
}

export default fr
