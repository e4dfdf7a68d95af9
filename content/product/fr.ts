import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Produit de la boutique – Gratweg',
    description:
      'Un produit de la boutique Gratweg. Prix en CHF, livraison en Suisse comprise, paiement sur une page sécurisée.',
  },
  breadcrumb: { label: 'Vous êtes ici', shop: 'Boutique' },
  imageAlt: '{title}, dessin',
  unavailableCombination: 'Cette combinaison n’existe pas.',
  quantity: 'Quantité',
  addToCart: 'Ajouter au panier',
  vat: 'TVA comprise ({number})',
  shipping: 'Livraison en Suisse comprise.',
  inStock: 'En stock à Cham',
  lowStock: { one: 'Plus que {n} en stock', other: 'Plus que {n} en stock' },
  instantPdf: 'Aussitôt en PDF par e-mail',
  noScript:
    'Le panier a besoin de JavaScript, désactivé dans ce navigateur. Vous pouvez aussi commander par e-mail.',
  parts: 'Pièces',
  facts: 'Caractéristiques',
  details: 'Bon à savoir',
  related: 'Pour compléter',
  failure: {
    title: 'La boutique ne répond pas.',
    text: 'Le produit n’a pas pu être chargé ({message}). Votre panier est inchangé.',
    retry: 'Réessayer',
  },
  notFound: {
    title: 'Ce produit n’existe plus.',
    text: 'Il a été retiré de l’assortiment, ou l’adresse est inexacte.',
    link: 'Aller à la boutique',
  },
}

export default fr
