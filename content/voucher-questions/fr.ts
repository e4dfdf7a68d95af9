import type { Messages } from './de.ts'

const fr: Messages = {
  items: {
    erhalten: {
      question: 'Comment et quand le bon m’est-il envoyé ?',
      answer:
        '{rule:voucherDelivery} Vous pouvez le transférer ou l’imprimer sur une page A4. Nous n’envoyons pas de bons par la poste.',
    },
    gueltig: { question: 'Combien de temps est-il valable ?', answer: '{rule:voucherValidity}' },
    wofuer: {
      question: 'À quoi sert-il ?',
      answer:
        '{rule:voucherUse} Un bon pour un stage est valable pour le stage indiqué et pour une personne, même si le prix du stage a augmenté entre-temps.',
    },
    einloesen: {
      question: 'Comment l’utiliser ?',
      answer:
        'Au moment de [réserver](/buchen), on saisit le code avant de payer. Le montant est déduit aussitôt ; si le prix est plus élevé, on paie la différence. Un seul bon par réservation. Pour des articles, on le saisit dans le panier.',
    },
    datum: {
      question: 'Faut-il déjà connaître la date ?',
      answer:
        'Non. La personne qui reçoit le bon choisit la date. Toutes les dates figurent dans l’[agenda](/event-kalender).',
    },
    passend: {
      question: 'Quel stage choisir, et dès quel âge ?',
      answer:
        'Aufbruch (Départ) s’adresse à tout le monde dès 16 ans, sans expérience. Durchhaltevermögen (Endurance) et Klarer Kompass (Boussole claire) sont ouverts dès 18 ans et demandent plus de condition et une première expérience dehors, Klarer Kompass aussi des nuits en plein air. Les stages ne sont pas conçus pour les enfants. En cas de doute, prenez un bon d’achat : la personne qui le reçoit choisit elle-même.',
    },
    weitergeben: {
      question: 'Puis-je le transmettre, ou l’utiliser pour un autre stage ?',
      answer:
        'Le transmettre, oui : toute personne qui a le code peut réserver. Un bon pour un stage n’est valable que pour le stage indiqué ; un bon d’achat, pour tous les stages, toutes les sorties d’équipe et les articles de la boutique.',
    },
    verloren: {
      question: 'Que faire si le bon est perdu ?',
      answer:
        'Il est joint en PDF à l’e-mail de votre commande. Si vous ne retrouvez pas cet e-mail, écrivez-nous depuis l’adresse utilisée pour la commande. Gardez le code comme de l’argent liquide : toute personne qui le connaît peut l’utiliser.',
    },
    rueckgabe: {
      question: 'Puis-je rendre un bon ou me le faire rembourser ?',
      answer:
        'Non. Nous ne remboursons pas les bons, et le droit suisse ne prévoit pas de droit général de retour pour les achats en ligne. Si vous vous êtes trompé de bon, écrivez-nous avant qu’il soit utilisé.',
    },
    absage: {
      question: 'Que devient le bon si un stage n’a pas lieu ou si j’annule ?',
      answer:
        'Si nous annulons, le bon retrouve toute sa valeur, ou vous choisissez une nouvelle date. Si vous annulez jusqu’à {figure:freeDays} jours avant le début, tout le montant revient sur le bon. Sa validité n’en est pas prolongée.',
    },
  },
}

export default fr
