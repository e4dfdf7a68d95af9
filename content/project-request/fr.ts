import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Soumettre un projet – Gratweg',
    description:
      'Décrivez votre projet : prestation, période, budget, équipe. Nous répondons à chaque demande de projet dans les 24 heures.',
  },
  title: 'Soumettre un projet',
  lead: 'Dites-nous ce que vous prévoyez. Vous recevez une réponse dans les 24 heures.',
  drawingAlt: 'Carte schématique du lac de Zoug avec courbes de niveau',
  facts: [
    {
      label: 'Prestation',
      value:
        'gestion de projet, gestion de programme, gestion de portefeuille, PMO, coaching agile, management de transition, formation et coaching ou autre',
    },
    {
      label: 'Budget en CHF',
      value:
        'jusqu’à 10 000, 10 000–50 000, 50 000–100 000, 100 000–250 000, plus de 250 000 ou un montant de votre choix',
    },
    {
      label: 'Équipe',
      value: '1–5, 6–10, 11–20 ou plus de 20 personnes',
    },
    {
      label: 'Priorité',
      value: 'basse, moyenne, élevée ou urgente',
    },
    {
      label: 'Branche',
      value: 'informatique, finance et assurances, santé, industrie, conseil ou autre',
    },
    {
      label: 'Contrat',
      value: 'prix fixe, en régie ou mixte',
    },
  ],
  sections: [
    {
      title: 'Ce que nous devons savoir',
      paragraphs: [
        'Trois choses seulement sont indispensables : la prestation souhaitée, quelques phrases sur le projet et votre adresse e-mail.',
        'Sont aussi utiles : la période, le budget, la taille de l’équipe, la branche, la priorité et le type de contrat. Ce que vous ignorez, laissez-le en blanc.',
      ],
    },
    {
      title: 'La suite',
      paragraphs: [
        'Nous lisons votre demande et répondons dans les 24 heures : par des questions, par une proposition d’entretien ou en vous disant que vous n’êtes pas à la bonne adresse.',
      ],
    },
  ],
  actions: [
    {
      label: 'Écrire la demande',
      note: 'dans les 24 heures',
      to: '/kontakt',
    },
    {
      label: 'Voir la gestion de projet',
      to: '/projekt-management',
    },
  ],
}

export default fr
