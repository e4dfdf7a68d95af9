import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Agenda – Gratweg',
    description:
      'Les stages et sorties publics de Gratweg, avec leurs dates. Les sorties d’équipe ont lieu aussi à la date de votre choix.',
  },
  title: 'Agenda',
  lead: 'Tous les stages et sorties publics. Pour une sortie d’équipe, vous choisissez le jour.',
  empty: 'Aucune sortie publique n’est prévue pour le moment. Revenez bientôt.',
  emptyMonth: 'Rien n’est prévu pour ce mois.',
  showAll: 'Voir toutes les dates',
  loadFailed: 'L’agenda n’a pas pu être chargé. Veuillez réessayer plus tard.',
  view: {
    label: 'Affichage',
    list: 'Liste',
    month: 'Mois',
  },
  filter: {
    label: 'Par type d’offre',
    all: 'Tout',
    info: 'Soirées d’information',
  },
  months: {
    label: 'Période',
    today: 'Aujourd’hui',
    previous: 'Mois précédent',
    next: 'Mois suivant',
  },
  count: {
    one: '{n} date',
    other: '{n} dates',
  },
  later: 'Dates suivantes',
  grid: {
    keys: 'Les flèches changent de jour, Page préc. et Page suiv. de mois, Entrée ouvre la sortie.',
    more: '{n} de plus',
    goesOn: 'suite',
  },
  legend: {
    label: 'Signes de l’agenda',
    teamEvent: 'Sortie d’équipe',
    info: 'Soirée d’information',
  },
  add: {
    label: 'Ajouter un évènement',
    signInTitle: 'Veuillez vous connecter',
    signInText: 'Il faut être connecté pour ajouter un évènement.',
    signIn: 'Se connecter',
    signInHint: 'Ouvrez la page de connexion.',
    failed: 'Le chargement n’a pas réussi. Veuillez réessayer.',
  },
  notes: {
    date: {
      title: 'Aucune date ne convient ?',
      text: 'Pour les groupes, nous fixons une date à part. Dites-nous combien vous êtes et quand cela vous conviendrait.',
      link: 'Proposer une date',
    },
    gift: {
      title: 'Offrir sans date',
      text: 'La personne qui reçoit le bon choisit le jour. Les bons cadeaux sont valables dix ans.',
      link: 'Voir les bons cadeaux',
    },
    feed: {
      title: 'Dans votre propre agenda',
      text: 'Abonnez-vous à cette adresse : nouvelles dates, reports et annulations s’affichent sur votre appareil.',
      link: 'S’abonner à l’agenda',
      file: 'Télécharger le fichier (.ics)',
    },
  },
}

export default fr
