import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Soumettre un projet – Gratweg',
    description:
      'Décrivez votre projet : prestation, période, budget, équipe. {rule:noObligation} {rule:answer}',
  },
  title: 'Soumettre un projet',
  lead: 'Six courtes étapes. Seuls la prestation, le projet, votre nom, votre e-mail et votre accord avec les conditions générales sont obligatoires ; laissez le reste en blanc si vous voulez. {rule:answer}',
  label: 'Demande de projet',
  position: '{n} sur 6',
  change: 'Modifier',
  next: 'Suite : {name}',
  fillIn: 'Remplir',
  aside: {
    after: 'Ensuite : un entretien d’une heure et une offre de deux pages. Ou un non, avec nos raisons.',
    rather: 'Vous préférez en parler ?',
  },
  progress: {
    label: 'Étapes de la demande',
    count: { one: '{n} étape sur 6 est remplie', other: '{n} étapes sur 6 sont remplies' },
    done: 'remplie',
    wrong: 'un champ est à revoir',
    ahead: 'à remplir',
    kept: 'Ce que vous écrivez reste sur cet appareil jusqu’à l’envoi.',
  },
  stages: {
    task: {
      name: 'Le projet',
      text: 'Obligatoire. Quelques phrases suffisent, nous verrons les détails ensemble.',
    },
    period: {
      name: 'La période',
      text: 'Quand le projet doit-il commencer et se terminer ? Tout est facultatif ici.',
    },
    budget: {
      name: 'Budget et contrat',
      text: 'Un ordre de grandeur nous aide à proposer ce qui convient. Tout est facultatif ici.',
    },
    team: {
      name: 'Équipe et branche',
      text: 'Combien de personnes participent, et dans quelle branche ? Tout est facultatif ici.',
    },
    contact: {
      name: 'Contact',
      text: 'Il nous faut votre nom et votre adresse e-mail : c’est là que nous répondons.',
    },
    finish: {
      name: 'Vérifier et envoyer',
      text: 'Vérifiez vos indications et envoyez la demande. Elle ne vous engage à rien.',
    },
  },
  service: 'Quelle prestation souhaitez-vous ?',
  services: {
    projectManagement: 'Gestion de projet',
    programmeManagement: 'Gestion de programme',
    portfolioManagement: 'Gestion de portefeuille',
    pmo: 'PMO',
    agileCoaching: 'Coaching agile',
    interimManagement: 'Management de transition',
    trainingCoaching: 'Formation et coaching',
    other: 'Autre chose',
  },
  description: 'Que prévoyez-vous ?',
  descriptionHint:
    'Où en êtes-vous, qu’est-ce qui doit avoir changé à la fin, et où voyez-vous des risques ?',
  period: 'Période',
  from: 'Début',
  to: 'Fin',
  priority: 'Priorité',
  priorities: { low: 'Basse', medium: 'Moyenne', high: 'Élevée', urgent: 'Urgente' },
  budget: 'Budget en CHF',
  budgets: {
    to10: 'jusqu’à 10 000',
    to50: '10 000–50 000',
    to100: '50 000–100 000',
    to250: '100 000–250 000',
    over250: 'plus de 250 000',
    custom: 'Avec mes propres mots',
  },
  budgetText: 'Votre budget, avec vos mots',
  budgetTextHint: 'Par exemple : deux jours par semaine jusqu’à l’été.',
  contract: 'Type de contrat',
  contracts: {
    fixedPrice: { name: 'Prix fixe', text: 'Un prix pour un résultat décrit d’avance' },
    timeAndMaterial: { name: 'En régie', text: 'Les jours effectués, avec un plafond' },
    hybrid: { name: 'Mixte', text: 'La conception à prix fixe, puis en régie' },
    open: { name: 'À définir', text: 'Nous ferons une proposition' },
  },
  teamSize: 'Taille de l’équipe',
  teamSizes: {
    to5: '1–5 personnes',
    to10: '6–10 personnes',
    to20: '11–20 personnes',
    over20: 'plus de 20 personnes',
  },
  industry: 'Branche',
  industries: {
    it: 'Informatique',
    finance: 'Finance et assurances',
    healthcare: 'Santé',
    manufacturing: 'Industrie manufacturière',
    consulting: 'Conseil',
    other: 'Autre',
  },
  address: 'Rue et numéro',
  postalCode: 'NPA',
  city: 'Localité',
  country: 'Pays',
  heardOf: 'Comment avez-vous entendu parler de nous ?',
  heardFrom: {
    searchEngine: 'Moteur de recherche',
    socialMedia: 'Réseaux sociaux',
    recommendation: 'Recommandation',
    event: 'Événement',
    other: 'Autre',
  },
  note: 'Autre chose à nous dire ?',
  problems: {
    service: { required: 'Choisissez une prestation. « Autre chose » est aussi une réponse.' },
    description: { required: 'Écrivez-nous une phrase ou deux sur votre projet.' },
    budgetText: { required: 'Écrivez quelques mots sur le budget, ou choisissez une tranche.' },
  },
}

export default fr
