import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Boutique et bons cadeaux – Gratweg',
    description:
      'Bons cadeaux pour les stages de survie, bons d’achat et matériel. Prix en CHF, livraison comprise.',
  },
  title: 'Boutique',
  lead: 'Des bons à offrir, pour les stages de survie et les sorties d’équipe, et les quelques objets que nous emportons nous-mêmes.',
  filterLabel: 'Assortiment',
  all: 'Tout',
  sort: {
    label: 'Trier par',
    recommended: 'Recommandés',
    priceAscending: 'Prix croissant',
    priceDescending: 'Prix décroissant',
    name: 'Nom',
  },
  count: { one: '{n} produit', other: '{n} produits' },
  courseVouchers: 'Bons pour un stage',
  levelTest: 'Quel niveau convient\u202f?',
  gear: 'Matériel',
  delivery: '{rule:deliveryArea} {rule:voucherDelivery}',
  empty: {
    title: 'Rien ici pour l’instant.',
    text: 'Cette sélection ne contient aucun produit en ce moment. Regardez dans les autres rubriques.',
    link: 'Tout afficher',
  },
  failure: {
    title: 'La boutique ne répond pas.',
    text: 'Les produits n’ont pas pu être chargés. Votre panier est inchangé.',
    retry: 'Réessayer',
  },
}

export default fr
