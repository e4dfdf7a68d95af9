import type { Messages } from './de.ts'

const fr: Messages = {
  byInvoice: 'Commander sur facture, pour entreprises',
  open: 'Utiliser un bon',
  label: 'Code du bon',
  hint: 'Il paie des articles et garde son solde.',
  apply: 'Déduire',
  asking: 'Vérification du bon…',
  stopped: 'Le bon n’a pas pu être vérifié. Réessayez.',
  row: 'Bon …{code}',
  remove: 'Retirer le bon',
  due: 'À payer',
  left: 'Il restera {amount} sur le bon.',
  nothingDue: 'Il ne reste rien à payer. La page suivante demande seulement votre adresse.',
}

export default fr
