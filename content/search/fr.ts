import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Recherche – Gratweg',
    description:
      'Chercher dans toutes les pages de Gratweg : stages, sorties d’équipe, projets, bons cadeaux, notes et mentions légales.',
  },
  title: 'Recherche',
  form: { label: 'Chercher une page', submit: 'Chercher' },
  all: 'Toutes les pages',
  found: { one: '{n} page trouvée', other: '{n} pages trouvées' },
  none: 'Il n’y a rien ici sur « {text} ».',
  noneHint: 'Essayez un autre mot, ou un mot plus court.',
  failed: 'La recherche ne répond pas pour le moment.',
  failedHint: 'Réessayez plus tard, ou écrivez-nous.',
  ask: 'Nous contacter',
}

export default fr
