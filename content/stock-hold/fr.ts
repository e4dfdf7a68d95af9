import type { Messages } from './de.ts'

const fr: Messages = {
  held: 'Réservé pour le moment',
  product:
    'Réservé jusqu’à {time}\u202f: un paiement est en cours. S’il n’aboutit pas, le produit sera de nouveau disponible. Cette page l’affichera d’elle-même.',
  line: 'Réservé jusqu’à {time}',
  partOfLine: 'Disponible tout de suite\u202f: {n}. Le reste est réservé jusqu’à {time}.',
  cart: '{title}\u202f: réservé jusqu’à {time}, un paiement est en cours.',
  partOfCart:
    '{title}, disponible tout de suite\u202f: {n}. Le reste est réservé jusqu’à {time}, un paiement est en cours.',
  hint: 'Votre panier reste tel quel. Réessayez ensuite, ou commandez dès maintenant ce qui est disponible.',
}

export default fr
