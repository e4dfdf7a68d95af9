import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Produit de la boutique – Gratweg',
    description:
      'Un produit de la boutique Gratweg. Prix en CHF, livraison en Suisse et au Liechtenstein comprise, paiement sur une page sécurisée.',
  },
  breadcrumb: { label: 'Vous êtes ici', shop: 'Boutique' },
  imageAlt: '{title}, dessin',
  unavailableCombination: 'Cette combinaison n’existe pas.',
  quantity: 'Quantité',
  addToCart: 'Ajouter au panier',
  ownAmount: {
    label: 'Ou un autre montant en CHF',
    hint: 'Francs entiers, de {least} à {most}',
    wrong: 'Veuillez saisir des francs entiers, de {least} à {most}.',
  },
  vat: 'TVA comprise ({number})',
  inStock: 'En stock à Cham',
  lowStock: { one: 'Plus que {n} en stock', other: 'Plus que {n} en stock' },
  byMail: 'en PDF par e-mail',
  noScript:
    'Le panier a besoin de JavaScript, désactivé dans ce navigateur. Vous pouvez aussi commander par e-mail.',
  gift: {
    title: 'Personnaliser',
    optional: '(facultatif)',
    lead: 'L’image, les noms et le message sont imprimés sur le bon que vous recevez en PDF.',
    picture: 'Image',
    recipient: 'Pour qui',
    sender: 'De la part de',
    message: 'Votre message',
    count: '{n} caractères sur {most}',
    email: 'E-mail de la personne',
    emailHint: 'Nous y envoyons aussi le bon. Vous recevez le vôtre dès le paiement.',
    day: 'Envoi le',
    dayHint: 'Vide\u202f: dès le paiement. Sinon à 8 heures le jour choisi, au plus tard le {until}',
    byPost: 'Également imprimé et envoyé par la Poste à l’adresse de livraison (livraison comprise)',
    preview: 'Aperçu en PDF',
    previewHint: 'ouvre une nouvelle fenêtre',
    problems: {
      too_long: 'Écrivez {most} caractères au plus.',
      too_many_lines: 'Écrivez {lines} lignes au plus.',
      unprintable: '«\u202f{character}\u202f» ne peut pas être imprimé. Retirez ce caractère.',
      not_an_address: 'Saisissez une adresse e-mail, par exemple nom@example.ch.',
      not_a_day: 'Choisissez un jour entre aujourd’hui et le {until}.',
      needs_address: 'Pour un envoi à une date, il faut l’adresse e-mail.',
    },
    cart: {
      recipient: 'Pour {name}',
      sender: 'De la part de {name}',
      picture: 'avec l’image choisie',
      mailNow: 'à {email}, dès le paiement',
      mailOn: 'à {email} le {day}',
      byPost: 'imprimé, par la Poste',
      change: 'Modifier la personnalisation',
      remove: 'Retirer la personnalisation',
      save: 'Appliquer',
      cancel: 'Annuler',
      changed: '{title}\u202f: l’image ou le jour choisi n’est plus possible et a été retiré.',
      outOfRange:
        '{title} de CHF {francs} n’est plus proposé. Le montant est en francs entiers de {least} à {most}.',
    },
    noScript:
      'Sans JavaScript\u202f: indiquez-nous l’image, les noms et le message dans votre commande par e-mail.',
  },
  voucher: {
    delivery: 'Voici ce que vous recevez. {rule:voucherDelivery}',
    validity: { label: 'Validité', years: '{validity:figures}' },
    use: 'À quoi il sert',
    value: {
      courses: {
        title: 'Stages de survie',
        text: 'Tous les niveaux, toutes les dates publiques\u202f: {francs:aufbruch}, {francs:durchhaltevermoegen} ou {francs:klarer-kompass} par personne.',
        link: 'Voir tous les niveaux',
      },
      teamEvents: {
        title: 'Sorties d’équipe',
        text: 'Lors de la réservation sur ce site, le montant est déduit du prix. S’il ne suffit pas, vous payez la différence.',
        link: 'Voir toutes les sorties',
      },
      shop: { title: 'Dans la boutique', text: '{rule:voucherUse}', link: 'Conditions des bons' },
    },
    course: {
      place: {
        title: 'Une place au stage',
        text: 'Pour une personne au stage {name}, à une date publique. La personne qui reçoit le bon choisit la date.',
        link: 'Découvrir le stage',
      },
      price: {
        title: 'Même si le prix augmente',
        text: 'Le bon est valable pour le stage, et non pour un montant\u202f: même si le stage coûte plus cher entre-temps.',
      },
      choice: {
        title: 'Vous hésitez entre les stages\u202f?',
        text: 'Trois questions montrent quel niveau convient. Ou offrez un bon d’achat\u202f: il est valable pour tous les stages.',
        link: 'Quel niveau convient\u202f?',
      },
    },
  },
  parts: 'Pièces',
  facts: 'Caractéristiques',
  details: 'Bon à savoir',
  related: 'Pour compléter',
  failure: {
    title: 'La boutique ne répond pas.',
    text: 'Le produit n’a pas pu être chargé. Votre panier est inchangé.',
    retry: 'Réessayer',
  },
  notFound: {
    title: 'Ce produit n’existe plus.',
    text: 'Il a été retiré de l’assortiment, ou l’adresse est inexacte.',
    link: 'Aller à la boutique',
  },
}

export default fr
