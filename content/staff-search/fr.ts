import type { Messages } from './de.ts'

const fr: Messages = {
  open: 'Chercher',
  label: 'Recherche',
  placeholder: 'Nom, numéro, téléphone ou commande',
  close: 'Fermer',
  hits: 'Résultats',
  commands: 'Faire',
  found: {
    one: '{n}\u00a0résultat',
    other: '{n}\u00a0résultats',
  },
  none: 'Rien trouvé pour «\u202f{q}\u202f».',
  short: 'La recherche commence dès deux caractères.',
  failed: 'La recherche ne répond pas en ce moment.',
  kinds: {
    customer: 'Personne',
    booking: 'Réservation',
    order: 'Commande',
    voucher: 'Bon',
    request: 'Demande',
    quote: 'Devis',
    invoice: 'Facture',
    event: 'Événement',
    command: 'Action',
  },
  bookings: {
    one: '{n}\u00a0réservation',
    other: '{n}\u00a0réservations',
  },
  orders: {
    one: '{n}\u00a0commande',
    other: '{n}\u00a0commandes',
  },
  unnamed: 'sans nom',
  from: 'de {name}',
  /** For whom a voucher is. */
  to: 'pour {name}',
  rest: 'solde {amount}',
  standing: {
    valid: 'valable',
    blocked: 'bloqué',
    suspended: 'remboursement en cours',
    used_up: 'encaissé',
    lapsed: 'échu',
    voided: 'nul',
    replaced: 'remplacé',
  },
  telephone: 'Réserver par téléphone',
  telephoneFor: 'Réserver par téléphone pour {name}',
  go: 'Aller à {part}',
  keys: {
    choose: 'choisir',
    open: 'ouvrir',
    tab: 'nouvel onglet',
    only: 'actions seules',
    close: 'fermer',
  },
  lookup: {
    label: 'Qui appelle\u202f? Nom, téléphone ou e-mail',
    hint: 'Qui est déjà venu chez nous s’inscrit avec Enter.',
    new: 'Nouveau\u202f: {text}',
    list: 'Personnes connues',
  },
}

export default fr
