import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Réserver une place – Gratweg',
    description:
      'Réserver une place en stage de survie ou une sortie d’équipe : choisir la date, voir le prix, vérifier, confirmer.',
  },
  title: 'Réserver une place',
  trail: 'Vous êtes ici',
  otherService: 'Choisir autre chose',
  change: 'Modifier',
  voucherKept: 'Le bon {code} est noté. Nous le déduisons du prix dès que vous avez choisi une date.',
  choice: {
    lead: 'Qu’avez-vous en vue ? La date, les personnes et le prix viennent ensuite.',
    perPerson: '{price} par personne',
    next: 'Prochaine date : {days}',
    none: 'Aucune date annoncée pour le moment',
    ownDate: 'Votre propre date sur demande',
    singles: 'Dates à l’unité',
    calendar: 'Voir l’agenda',
  },
  trouble: {
    unknown_service: 'Nous ne connaissons pas cette offre. Voici tout ce que vous pouvez réserver.',
    unknown_event: 'Nous ne trouvons pas cette date. Choisissez-en une dans la liste.',
    event_cancelled: 'Cette date est annulée. Choisissez-en une autre.',
    event_begun: 'Cette date a déjà commencé ou elle est passée. Choisissez-en une autre.',
    not_bookable: 'Cette date ne se réserve pas en ligne. Écrivez-nous.',
    failed: 'Les dates ne se chargent pas en ce moment. Réessayez dans une minute.',
  },
  retry: 'Charger à nouveau',
  steps: {
    date: 'Date',
    people: 'Qui vient ?',
    details: 'Vos coordonnées',
    check: 'Vérifier et réserver',
  },
  dates: {
    few: { one: 'plus que {n} place', other: 'plus que {n} places' },
    full: 'Liste d’attente',
    more: { one: '{n} autre date', other: '{n} autres dates' },
    none: 'Aucune date n’est annoncée pour le moment. Écrivez-nous quand cela vous conviendrait.',
    ask: 'Proposer une date',
  },
  own: {
    title: 'Une journée rien que pour votre groupe',
    text: 'Vous proposez une date, nous la vérifions et répondons dans les 24 heures. D’ici là, cela ne coûte rien.',
    people: 'Nombre de personnes',
    send: 'Demander cette date',
    singles: 'Des places à l’unité à une date publique',
    noSingles: 'Aucune date publique n’est annoncée pour cette sortie.',
    request: 'Sur demande',
  },
  people: {
    label: 'Nombre de personnes',
    less: 'Une personne de moins',
    more: 'Une personne de plus',
    left: { one: 'Il reste {n} place à cette date.', other: 'Il reste {n} places à cette date.' },
    names: 'Vous pourrez indiquer les noms après la réservation.',
    full: 'Cette date est complète. La liste d’attente ne coûte rien et n’engage à rien : si une place se libère, nous vous la proposons.',
    tooMany: {
      one: 'Il ne reste que {n} place. Au-delà, vous entrez en liste d’attente.',
      other: 'Il ne reste que {n} places. Au-delà, vous entrez en liste d’attente.',
    },
    count: { one: '{n} personne', other: '{n} personnes' },
  },
  details: {
    name: 'Prénom et nom',
    email: 'E-mail',
    phone: 'Mobile',
    phoneOptional: '(facultatif, pour le matin du départ)',
    optional: '(facultatif)',
    note: 'Que devrions-nous savoir ?',
    notePlaceholder: 'Allergies, genou fragile, pas à l’aise dans le noir …',
    noteHint: 'Seule la personne qui guide le lit. Nous l’effaçons au plus tard {n} mois après le stage.',
    way: 'Comment souhaitez-vous payer ?',
    online: 'En ligne, maintenant',
    onlineHint: 'Sur la page de paiement sécurisée. La place vous est réservée pendant {n} minutes.',
    invoice: 'Sur facture',
    invoiceHint:
      'Pour les entreprises, payable sous {n} jours. Beaucoup de places à la fois, nous les confirmons d’abord à la main.',
    later: 'Vous ne payez que si une place se libère et que vous la prenez.',
    onlineLater: 'En ligne, quand vous prenez la place',
    company: 'Entreprise',
    street: 'Rue et numéro',
    postalCode: 'NPA',
    city: 'Localité',
    draft: 'Jusqu’à la réservation, vos indications restent sur cet appareil.',
    privacy: 'Protection des données',
  },
  voucher: {
    label: 'Code du bon',
    apply: 'Vérifier',
    asking: 'Nous vérifions le bon …',
    covers: 'Le bon paie {price}.',
    left: 'Il y reste {price}.',
    all: 'Tout est ainsi payé.',
    stopped: 'Le bon ne peut pas être vérifié en ce moment. Il sera quand même déduit à la réservation.',
    waits: 'Le bon est noté. Il n’est utilisé que lorsque vous prenez une place.',
    line: 'Bon',
  },
  check: {
    what: 'Quoi',
    when: 'Quand',
    where: 'Où',
    who: 'Qui',
    confirmation: 'Confirmation à',
    payment: 'Paiement',
    nothingDue: 'rien à payer',
    next: 'La suite',
    online: [
      'Vous payez sur la page de paiement. Pendant ce temps, votre place est réservée.',
      'La confirmation arrive aussitôt par e-mail, avec une entrée pour votre agenda.',
      'Le lien qu’elle contient permet d’indiquer les noms, de déplacer ou d’annuler.',
    ],
    direct: [
      'Votre place est réservée tout de suite.',
      'La confirmation arrive par e-mail, avec une entrée pour votre agenda. La facture suit séparément.',
      'Le lien qu’elle contient permet d’indiquer les noms, de déplacer ou d’annuler.',
    ],
    free: [
      'Votre place est réservée tout de suite.',
      'La confirmation arrive par e-mail, avec une entrée pour votre agenda.',
      'Le lien qu’elle contient permet d’indiquer les noms, de déplacer ou d’annuler.',
    ],
    waits: [
      'Vous entrez en liste d’attente et recevez un e-mail.',
      'Si une place qui convient se libère, nous vous la proposons. Vous avez un délai fixe pour la prendre.',
      'C’est seulement alors que vous payez. Sans réponse, la place passe à la personne suivante.',
    ],
    terms: 'J’ai lu les {link} et je les accepte.',
    termsLink: 'conditions générales',
  },
  plate: {
    label: 'Prix',
    chooseDate: 'Choisissez une date, votre prix s’affichera ici.',
    pay: 'Réserver et payer',
    book: 'Réserver ferme',
    wait: 'Liste d’attente',
    sending: 'Réservation …',
    vat: 'TVA incluse.',
    final: 'Prix total.',
    terms:
      'Annuler ou déplacer sans frais jusqu’à {n} jours avant. En cas d’avis d’orage nous reportons, votre place reste à vous.',
    hold: 'La place vous est réservée pendant {n} minutes dès que vous passez au paiement.',
  },
  problems: {
    other: 'Nous n’arrivons pas à lire cette indication. Écrivez-la à nouveau.',
    too_long: '{max} caractères au plus suffisent ici.',
    people: {
      invalid: 'Indiquez un nombre entier de 1 à {most}.',
      sold_out:
        'On vient de réserver : il n’y a plus autant de places. Réduisez le nombre, ou choisissez la liste d’attente.',
      price_changed: 'Le prix vient de changer. Vérifiez-le et réservez à nouveau.',
    },
    name: { required: 'Indiquez votre nom.' },
    email: {
      required: 'Indiquez votre adresse e-mail. La confirmation y arrive.',
      invalid: 'Cette adresse e-mail n’est pas complète. Elle ressemble à nom@entreprise.ch.',
    },
    phone: {
      invalid:
        'Nous n’arrivons pas à lire ce numéro. Des chiffres, des espaces et un plus au début suffisent.',
    },
    company: { required: 'À qui adresser la facture ? Indiquez l’entreprise.' },
    street: { required: 'Indiquez la rue et le numéro pour la facture.' },
    postalCode: { required: 'Indiquez le numéro postal.' },
    city: { required: 'Indiquez la localité.' },
    way: {
      payment_unavailable:
        'La page de paiement n’est pas accessible en ce moment, rien n’est réservé. Réessayez dans quelques minutes.',
    },
    voucher: {
      voucher_unknown:
        'Nous ne connaissons pas ce code. Il figure sur le bon, par groupes de quatre caractères.',
      voucher_used_up: 'Ce bon est épuisé.',
      voucher_lapsed: 'Ce bon est échu. Écrivez-nous.',
      voucher_test: 'C’est un bon de test. Il ne permet pas de payer.',
      voucher_other_course: 'Ce bon vaut pour un autre stage.',
    },
    terms: { required: 'Confirmez que vous acceptez les conditions générales.' },
    eventId: {
      required: 'Choisissez une date.',
      event_cancelled: 'Cette date vient d’être annulée. Choisissez-en une autre.',
      event_begun: 'Cette date a déjà commencé. Choisissez-en une autre.',
      unknown_event: 'Cette date n’existe plus. Choisissez-en une autre.',
      not_bookable: 'Cette date ne se réserve pas en ligne. Écrivez-nous.',
      idempotency_key_reused:
        'Une version antérieure de cette réservation est déjà chez nous. Regardez vos e-mails. Si vous envoyez à nouveau, vous réservez en plus.',
    },
  },
  notices: {
    failed: 'Cela n’a pas marché. Vos indications sont toujours là. Envoyez-les à nouveau.',
    unanswered: 'Le serveur ne répond pas. Envoyez à nouveau : la réservation ne se fait qu’une fois.',
    too_many:
      'Beaucoup de réservations viennent d’arriver de votre connexion. Attendez dix minutes. Vos indications restent.',
    offline:
      'Vous êtes hors ligne. Vos indications restent sur cet appareil. Réservez dès que vous avez du réseau.',
  },
}

export default fr
