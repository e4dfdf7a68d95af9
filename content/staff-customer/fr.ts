import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Clientèle',
  back: 'Tous les clients',
  unnamed: 'Sans nom',
  call: 'Réserver par téléphone',
  write: 'Écrire',
  actions: {
    look: 'Voir',
    again: 'Renvoyer',
    againOf: 'Renvoyer\u202f: {mail}',
    lookOf: 'Voir\u202f: {mail}',
    sent: 'L’e-mail part tout de suite.',
    dialog: {
      title: 'Modifier l’adresse e-mail',
      text: 'Vaut pour tout ce qui concerne cette personne. Ce qui n’est pas arrivé part à la nouvelle adresse, sinon la dernière confirmation des événements à venir. Qui a l’adresse peut modifier les réservations.',
      email: 'Nouvelle adresse',
      wrong: 'Cette adresse est incomplète.',
      submit: 'Modifier et envoyer',
      done: 'L’adresse est modifiée.',
      another: {
        own: 'Cette personne',
        other: 'A déjà cette adresse',
        bookings: { one: '{n} réservation', other: '{n} réservations' },
        orders: { one: '{n} commande', other: '{n} commandes' },
        others: { one: '{n} demande, offre ou facture', other: '{n} demandes, offres et factures' },
        warning:
          'Si vous les réunissez, chacune pourra voir et supprimer aussi les données de l’autre. Il ne sera plus possible de les séparer.',
        agree: 'C’est la même personne\u202f: réunir les deux',
        owners: 'Seule la direction peut réunir deux personnes. Demandez-le-lui ou vérifiez l’adresse.',
      },
    },
    preview: {
      title: 'L’e-mail',
      /** {at}: day and time */
      asSent:
        'L’e-mail est parti ainsi le {at}\u202f; seuls les codes des bons sont masqués. «\u202fRenvoyer\u202f» le réécrit selon la situation du moment.',
      note: 'Le texte de cet e-mail n’a pas été gardé. Voici ce qu’il serait maintenant\u202f; les codes des bons sont masqués.',
      waits:
        'Pas encore envoyé. Voici ce que serait l’e-mail maintenant\u202f; les codes des bons sont masqués.',
      plain: 'En texte simple',
      to: 'À {to}',
      files: 'Annexes\u202f: {files}',
    },
  },
  sums: {
    open: 'À payer',
    payback: 'À rembourser',
    paid: 'Payé',
    credit: 'Avoir',
    events: 'Événements',
  },
  filters: {
    label: 'Ce que vous voyez',
    all: 'Tout',
    bookings: 'Réservations',
    money: 'Argent',
    mails: 'E-mails',
    notes: 'Remarques',
  },
  columns: {
    when: 'Quand',
    what: 'Quoi',
    amount: 'Montant en CHF',
    state: 'État',
  },
  rows: {
    booking: 'Réservation {n}',
    order: 'Commande {n}',
    voucher: 'Bon …{code}',
    request: 'Demande {n}',
    quote: 'Devis {n}',
    invoice: 'Facture {n}',
    mail: 'E-mail\u202f: {kind}',
    notes: {
      booking: 'Remarque sur la réservation {n}',
      order: 'Remarque sur la commande {n}',
      request: 'Remarque sur la demande {n}',
    },
  },
  people: {
    one: '{n}\u00a0personne',
    other: '{n}\u00a0personnes',
  },
  rest: 'solde {amount}',
  vouchers: {
    bought: { alone: 'acheté', of: 'acheté pour {name}' },
    received: { alone: 'reçu', of: 'reçu de {name}' },
    credited: { alone: 'au lieu d’un remboursement', of: 'au lieu d’un remboursement, pour {name}' },
  },
  /** {thing}: a booking, an order or an invoice. */
  redeemed: 'utilisé\u202f: {thing}',
  due: '{amount} à payer',
  none: 'Il n’y a encore rien ici.',
  orderStates: {
    sent: 'envoyé',
    paid: 'payé',
    refunded: 'remboursé',
    invoiced: 'sur facture',
    cancelled: 'annulé',
  },
  quoteStates: {
    draft: 'en cours',
    sent: 'envoyé',
    accepted: 'accepté',
    declined: 'refusé',
    expired: 'échu',
    withdrawn: 'retiré',
  },
  invoiceStates: {
    draft: 'en cours',
    open: 'ouverte',
    partly_paid: 'payée en partie',
    paid: 'payée',
    overpaid: 'trop payée',
    credited: 'créditée',
    written_off: 'amortie',
  },
  mailStates: {
    queued: 'en route',
    sent: 'envoyé',
    failed: 'non livré',
  },
  reach: {
    title: 'Coordonnées',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
    company: 'Entreprise',
    address: 'Adresse',
    language: 'Langue',
    noEmail: 'sans adresse e-mail\u202f: à appeler',
  },
  doubles: {
    unite: 'Réunir avec cette adresse',
    title: 'Peut-être la même personne',
    text: 'Même numéro de téléphone, autre adresse\u202f:',
  },
}

export default fr
