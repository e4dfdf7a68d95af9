import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Commander sur facture – Gratweg',
    description:
      'Les entreprises commandent sur facture dans la boutique Gratweg\u202f: adresse de facturation, numéro de commande et délai de paiement.',
  },
  waypoint: 'La boutique',
  title: 'Commander sur facture',
  lead: 'Pour les entreprises en Suisse et au Liechtenstein. La facture arrive par e-mail, avec un code QR\u202f; carte et TWINT sont aussi possibles.',
  closed: {
    title: 'La commande sur facture n’est pas possible pour le moment.',
    lead: 'Votre panier est toujours là. Payez à la caisse par carte ou TWINT.',
  },
  empty: 'Votre panier est vide.',
  toShop: 'À la boutique',
  payer: 'Qui paie',
  elsewhere: 'Livrer à une autre adresse',
  delivery: 'Adresse de livraison',
  order: 'Votre commande',
  total: 'Total, envoi compris',
  tooMuch: 'Sur facture, une commande va jusqu’à {most}. Divisez-la, ou payez à la caisse.',
  promises: [
    'Les articles partent avant le paiement.',
    'Les bons partent dès que la facture est payée.',
    'Payer avec un bon n’est possible qu’à la caisse.',
  ],
  agree: 'Nous passons une commande ferme et acceptons les CG.',
  terms: 'CG, version du {day}',
  submit: 'Commander sur facture',
  working: 'Commande en cours…',
  done: 'Votre commande est chez nous.',
  check: 'Vérifiez les champs marqués.',
  failed: 'La commande n’est pas arrivée. Réessayez.',
  optional: '(facultatif)',
  emailHint: 'La facture y est envoyée.',
  fields: {
    company: 'Entreprise',
    name: 'Votre nom',
    reference: 'Votre numéro de commande',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    recipient: 'Destinataire',
    street: 'Rue et numéro',
    postalCode: 'NPA',
    city: 'Localité',
    country: 'Pays',
  },
  countries: { CH: 'Suisse', LI: 'Principauté de Liechtenstein' },
  problems: {
    required: 'Merci de remplir ce champ.',
    email: 'Merci d’indiquer une adresse e-mail.',
    postalCode: 'Merci d’indiquer quatre chiffres.',
    agreed: 'Sans votre oui, nous ne pouvons pas livrer.',
  },
}

export default fr
