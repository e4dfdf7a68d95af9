import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Mes données – Gratweg',
    description:
      'Voyez ce que Gratweg conserve pour votre adresse e-mail. Téléchargez-le ou effacez-le, sans rien demander à personne.',
  },
  kind: 'Protection des données',
  title: 'Ce que nous savons de vous',
  lead: 'Indiquez votre adresse. Nous y envoyons un lien qui montre ce que nous conservons à votre sujet.',
  label: 'Demander mes données',
  send: 'Envoyer le lien',
  note: 'Nous ne disons ici à personne si nous connaissons l’adresse. Seule la personne qui lit les e-mails de cette adresse l’apprendra.',
  privacyLink: 'Protection des données',
  steps: {
    title: 'Comment cela se passe',
    list: [
      'L’e-mail contient un lien. Il est valable deux heures, pour votre adresse seulement.',
      'La page montre commandes, réservations, messages et tout ce qu’il y a d’autre.',
      'Vous téléchargez le tout en un fichier, ou vous effacez ce que rien ne nous oblige à garder.',
    ],
  },
  sent: {
    meta: {
      title: 'Lien en route – Gratweg',
      description:
        'Le lien vers vos données chez Gratweg est en route vers votre messagerie. Il est valable deux heures et n’ouvre que ce qui vous concerne.',
    },
    title: 'Regardez vos e-mails.',
    lead: 'Vous allez recevoir d’ici quelques minutes un e-mail avec le lien vers vos données. Il est valable deux heures.',
    hint: 'Rien reçu\u202f? Regardez dans le courrier indésirable. Une adresse ne reçoit pas plus de trois e-mails de ce genre par jour.',
    home: 'Retour à l’accueil',
  },
  file: {
    meta: {
      title: 'Mes données – Gratweg',
      description:
        'Tout ce que Gratweg conserve pour votre adresse e-mail\u202f: le voir, le télécharger, l’effacer.',
    },
    title: 'C’est tout.',
    lead: 'Voilà ce que nous conservons pour {address}.',
    until: 'Le lien est valable jusqu’à {time}.',
    nothing: {
      title: 'Il n’y a rien ici.',
      lead: 'Pour {address}, nous ne conservons rien d’autre que ce lien. Il disparaît de lui-même.',
    },
    unknown: {
      title: 'Ce lien n’est plus valable.',
      lead: 'Il est valable deux heures, ou jusqu’à ce qu’un autre le remplace. Après l’effacement, il n’ouvre plus rien.',
      again: 'Demander un nouveau lien',
    },
    kinds: {
      order: { one: 'Une commande', other: '{n} commandes' },
      voucher: { one: 'Un bon', other: '{n} bons' },
      booking: { one: 'Une réservation', other: '{n} réservations' },
      quote: { one: 'Une offre', other: '{n} offres' },
      invoice: { one: 'Une facture', other: '{n} factures' },
      inquiry: { one: 'Un message', other: '{n} messages' },
      newsletter: { one: 'Une inscription à la newsletter', other: '{n} inscriptions à la newsletter' },
      mail: { one: 'Un e-mail au registre', other: '{n} e-mails au registre' },
      account: { one: 'Un compte', other: '{n} comptes' },
    },
    about: {
      order: 'Qui a acheté quoi, l’adresse de livraison, le montant et le paiement.',
      voucher: 'Valeur, validité et utilisations. Nous ne conservons pas le code lui-même.',
      booking: 'Qui vient, à quel événement, remarques, montant et paiement.',
      quote: 'Ce que nous vous avons proposé, pour qui, quand et à quel prix, et la suite donnée.',
      invoice: 'Pour quoi et à quelle adresse, ce qui est payé et nos rappels.',
      inquiry: 'Ce que vous nous avez écrit, les pièces jointes, et ce que nous en avons noté.',
      newsletter: 'Adresse, langue et preuve de votre accord.',
      mail: 'Quels e-mails vous avez reçus de nous, et quand. Nous n’en gardons pas le texte.',
      account: 'Nom, connexions et ce que vous avez modifié dans l’espace de gestion.',
    },
    number: 'N°\u00a0{number}',
    span: 'du {from} au {to}',
    keptUntil: 'reste jusqu’au {day}',
    keep: {
      books: 'reste pour la comptabilité',
      running: 'encore en cours',
      account: 'fermeture par la direction',
    },
    goes: 'effacé si vous le souhaitez',
    take: {
      title: 'Emporter',
      lead: 'Un fichier qui contient tout, chaque entrée en entier. Lisible par vous comme par un programme (JSON).',
      action: 'Télécharger le fichier',
    },
    erase: {
      title: 'Effacer',
      lead: 'Disparaissent aussitôt\u202f: les messages et leurs pièces jointes, la newsletter, les listes d’attente, le registre des e-mails, ainsi que les noms, remarques et numéros de téléphone des réservations passées. C’est définitif.',
      keeps:
        'Ce qui est payé ou encore à payer doit rester\u202f: dix ans, pour la comptabilité (art. 958f CO). Si une date est encore à venir, annulez-la d’abord par le lien de la réservation.',
      sure: 'Oui, effacez ce que rien ne vous oblige à garder.',
      notSure: 'Cochez la case pour confirmer.',
      action: 'Effacer mes données',
    },
  },
  erased: {
    meta: {
      title: 'Données effacées – Gratweg',
      description:
        'Vos données chez Gratweg sont effacées, sauf ce que la loi nous oblige à garder. Un e-mail vous le confirme.',
    },
    title: 'C’est effacé.',
    lead: 'Ce que rien ne nous oblige à garder a disparu. Un e-mail vous le confirme.',
    hint: 'Les copies de sauvegarde contiennent encore les données, {days} jours au plus. Puis elles sont effacées à leur tour.',
    home: 'Retour à l’accueil',
  },
}

export default fr
