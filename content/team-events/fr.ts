import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Sorties d’équipe en pleine nature – Gratweg',
    description:
      'Sorties d’équipe autour du lac de Zoug, de 4 heures à 1½ jour, à la date de votre choix. Forfait dès {francs:team-events-from} jusqu’à 12 personnes.',
  },
  title: 'Sorties d’équipe en pleine nature',
  lead: 'Pour les équipes et les entreprises : des sorties en forêt et au bord de l’eau autour du lac de Zoug, à la date de votre choix. De 4 heures à 1½ jour, selon la sortie jusqu’à 20 ou 30 personnes. Forfait dès {francs:team-events-from} jusqu’à 12 personnes.',
  sign: {
    label: 'Demander une date',
    condition: 'jusqu’à 12 personnes',
    note: 'dès {francs:team-events-from}',
  },
  events: {
    'back-to-the-roots': {
      title: 'Back to the Roots',
      alt: 'Trois arbres isolés au-dessus du sol ; dessous, leurs racines forment un seul réseau',
    },
    'feuer-und-fokus': {
      title: 'Feuer & Fokus',
      alt: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
    },
    orientierungspunkt: {
      title: 'Orientierungs\u00adpunkt',
      alt: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
    },
    'shelter-bau': {
      title: 'Shelter-Bau',
      alt: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
    },
    'wasser-und-willenskraft': {
      title: 'Wasser & Willens\u00adkraft',
      alt: 'Lignes de courant autour des pierres d’une rivière',
    },
    'survival-mindset': {
      title: 'Survival Mindset',
      alt: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
    },
  },
  goals: {
    title: 'Quelle sortie pour quel objectif ?',
    goal: 'Votre objectif',
    event: 'Sortie',
    people: '{n} personnes',
    quote: 'Offre',
    note: 'Prix finaux pour tout le groupe. Dès 13 personnes, le prix se compte par personne ; un groupe de 13 peut donc payer moins qu’un groupe de 12. « Offre » : au-delà du maximum d’une sortie, nous calculons un prix pour vous.',
  },
  steps: {
    rule: 'Comment cela se passe',
    title: 'Trois étapes jusqu’à votre journée',
    items: [
      {
        title: 'Demander',
        text: 'Vous choisissez la sortie, la date et le nombre de personnes ; le prix s’affiche aussitôt. {rule:noObligation}',
      },
      {
        title: 'Confirmer',
        text: '{rule:answer} Si tout convient, nous confirmons la date, le lieu et le prix par e-mail.',
      },
      {
        title: 'Venir',
        text: 'Vous avez reçu la liste du matériel et le lieu de rendez-vous par e-mail. En cas d’alerte météo : nouvelle date ou remboursement.',
      },
    ],
  },
  dates: {
    rule: 'Places individuelles',
    title: 'Essayer d’abord soi-même',
    text: 'À ces dates, vous réservez des places individuelles dans un groupe mixte. Pour toute votre équipe, proposez votre propre date sur la page de la sortie.',
    none: 'Pour l’instant, aucune date publique n’est prévue.',
    calendar: 'Voir toutes les dates',
  },
}

export default fr
