import type { TestkasseMessages } from './shape.ts'

export const fr: TestkasseMessages = {
  name: 'Testkasse',
  notice: 'Testkasse, pour essayer\u202f: aucun argent ne circule ici et personne ne demande de carte.',
  skip: 'Aller au contenu',
  steps: { label: 'Étapes', cart: 'Panier', pay: 'Paiement', done: 'Confirmation' },
  title: 'Vérifier et payer',
  lead: 'Commande {number}. Le contenu de votre panier vous est réservé jusqu’à {time}.',
  order: { title: 'Votre commande', total: 'Total', shipping: 'Livraison comprise', vat: 'TVA comprise' },
  you: 'Vos coordonnées',
  address: 'Adresse de livraison',
  fields: {
    email: 'E-mail',
    name: 'Prénom et nom',
    street: 'Rue et numéro',
    postalCode: 'NPA',
    city: 'Localité',
    country: 'Pays',
    phone: 'Téléphone',
  },
  optional: '(facultatif)',
  emailHint: 'La confirmation y sera envoyée, bons compris.',
  phoneHint: 'Uniquement pour les questions de livraison.',
  countries: { CH: 'Suisse', LI: 'Liechtenstein' },
  terms: {
    before: 'J’accepte les ',
    link: 'conditions générales',
    after: '.',
    newTab: ' (nouvelle fenêtre)',
  },
  free: 'Commander, rien à payer',
  pay: 'Payer',
  cancel: 'Retour au panier',
  tryOut: {
    title: 'Autres issues',
    text: 'Une vraie caisse refuse parfois. Ici, vous voyez ce qui se passe alors.',
    decline: 'Refuser le paiement',
    expire: 'Laisser expirer la session',
  },
  declined: {
    title: 'Le paiement a été refusé.',
    text: 'Rien n’a été débité. Vos données sont toujours là\u202f: réessayez ou revenez au panier.',
  },
  errors: {
    one: 'Un champ est à revoir',
    other: '{n} champs sont à revoir',
    fields: {
      email: 'Indiquez une adresse e-mail complète, par exemple nom@example.ch.',
      name: 'Indiquez vos prénom et nom, 120 caractères au plus.',
      street: 'Indiquez la rue et le numéro, 120 caractères au plus.',
      postalCode: 'Indiquez le numéro postal à quatre chiffres, par exemple 6330.',
      city: 'Indiquez la localité, 80 caractères au plus.',
      country: 'Choisissez la Suisse ou le Liechtenstein.',
      phone: 'Écrivez le numéro en chiffres, par exemple +41 79 123 45 67, ou laissez le champ vide.',
      terms: 'Confirmez que vous acceptez les conditions générales.',
    },
  },
  closed: {
    paid: {
      title: 'Cette commande est payée.',
      text: 'Un second paiement n’est ni nécessaire ni possible.',
      link: 'Voir la commande',
    },
    cancelled: {
      title: 'Ce paiement a été annulé.',
      text: 'Rien n’a été débité. Votre panier est toujours là.',
      link: 'Retour au panier',
    },
    expired: {
      title: 'Le délai de paiement est écoulé.',
      text: 'Rien n’a été débité et les articles sont de nouveau libres. Votre panier est toujours là.',
      link: 'Retour au panier',
    },
    unknown: {
      title: 'Nous ne trouvons pas ce paiement.',
      text: 'Le lien est incomplet ou ancien. Repassez à la caisse depuis la boutique.',
      link: 'Aller à la boutique',
    },
  },
  place: {
    steps: { label: 'Étapes', cart: 'Réservation', pay: 'Paiement', done: 'Confirmation' },
    lead: 'Réservation {number}. Elle vous est gardée jusqu’à {time}.',
    order: { title: 'Votre réservation', total: 'Total', shipping: '', vat: 'TVA comprise' },
    emailHint: 'La confirmation part à l’adresse que vous avez donnée en réservant.',
    cancel: 'Abandonner la réservation',
    declined: {
      title: 'Le paiement a été refusé.',
      text: 'Rien n’a été débité. Vos données sont toujours là\u202f: réessayez ou abandonnez la réservation.',
    },
    closed: {
      paid: {
        title: 'Cette réservation est payée.',
        text: 'Un second paiement n’est ni nécessaire ni possible.',
        link: 'Voir la réservation',
      },
      cancelled: {
        title: 'Ce paiement a été annulé.',
        text: 'Rien n’a été débité. La page de votre réservation dit où en est votre place.',
        link: 'Voir la réservation',
      },
      expired: {
        title: 'Le délai de paiement est écoulé.',
        text: 'Rien n’a été débité. La page de votre réservation dit où en est votre place.',
        link: 'Voir la réservation',
      },
    },
  },
}
