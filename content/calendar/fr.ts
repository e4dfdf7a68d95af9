import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Agenda – Gratweg',
    description:
      'Les dates publiques de Gratweg : stages de survie et sorties d’équipe, par place individuelle. Pour votre équipe, une date de votre choix sur demande.',
  },
  title: 'Agenda',
  lead: 'Stages et autres dates où vous réservez des places individuelles. Pour toute votre équipe, demandez une date de votre choix.',
  ownDate: 'Demander une date',
  empty: 'Aucune date publique n’est prévue pour le moment. Revenez bientôt.',
  emptyMonth: 'Rien n’est prévu ce mois-là.',
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
    keys: 'Les flèches changent de jour, Page préc. et Page suiv. de mois, Entrée ouvre la date.',
    more: '{n} de plus',
    goesOn: 'suite',
  },
  legend: {
    label: 'Légende',
    teamEvent: 'Sortie d’équipe',
    info: 'Soirée d’information',
  },
  add: {
    label: 'Ajouter une date',
    signInTitle: 'Veuillez vous connecter',
    signInText: 'Connectez-vous pour ajouter une date.',
    signIn: 'Se connecter',
    signInHint: 'Ouvrez la page de connexion.',
    failed: 'Le chargement n’a pas réussi. Réessayez.',
  },
  notes: {
    date: {
      title: 'Aucune date ne convient ?',
      text: 'Pour les groupes, nous vérifions une date de votre choix. Indiquez la date souhaitée et le nombre de personnes. {rule:answer}',
      link: 'Demander une date',
    },
    gift: {
      title: 'Offrir un bon cadeau',
      text: 'La personne qui le reçoit choisit la date. {rule:voucherValidity}',
      link: 'Voir les bons cadeaux',
    },
    feed: {
      title: 'Dans votre propre agenda',
      text: 'Abonnez-vous à l’agenda : nouvelles dates, reports et annulations s’affichent sur votre appareil.',
      link: 'S’abonner à l’agenda',
      file: 'Télécharger le fichier (.ics)',
    },
  },
}

export default fr
