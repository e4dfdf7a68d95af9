import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Recherche – Gratweg',
    description:
      'Chercher dans toutes les pages de Gratweg : stages, sorties d’équipe, projets, bons cadeaux, questions fréquentes, actualités et mentions légales.',
  },
  title: 'Recherche',
  form: { label: 'Chercher une page ou une question', submit: 'Chercher' },
  all: 'Toutes les pages',
  found: { one: '{n} résultat', other: '{n} résultats' },
  none: 'Aucun résultat pour « {text} ».',
  noneHint: 'Essayez un autre mot, ou un mot plus court.',
  failed: 'La recherche ne répond pas pour le moment.',
  failedHint: 'Réessayez plus tard, ou écrivez-nous.',
  ask: 'Nous contacter',
}

export default fr
