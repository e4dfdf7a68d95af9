import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Réserver une place – Gratweg',
    description:
      'Réserver une place dans un stage de survie ou une sortie d’équipe : choisir la date, voir le prix, vérifier, réserver.',
  },
  title: 'Réserver une place',
  trail: 'Vous êtes ici',
  otherService: 'Choisir autre chose',
  change: 'Modifier',
  voucherKept: 'Le bon {code} est enregistré. Nous le déduirons du prix dès que vous aurez choisi une date.',
  open: {
    title: 'Vous avez une réservation en attente, gardée jusqu’à {time}.',
    here: 'Elle n’est pas encore payée. Modifiez ci-dessous ce que vous souhaitez et renvoyez le formulaire : la nouvelle réservation remplace celle-ci.',
    elsewhere: 'Elle n’est pas encore payée. Sans paiement, les places se libèrent ensuite d’elles-mêmes.',
    pay: 'Continuer vers le paiement',
    change: 'Modifier',
    release: 'Libérer les places',
    released: 'Les places sont libérées. Rien n’a été débité.',
    failed: 'Cela n’a pas fonctionné. Vos places sont toujours réservées. Réessayez.',
  },
  choice: {
    lead: 'Que souhaitez-vous réserver ? La date, les personnes et le prix viennent ensuite.',
    perPerson: '{price} par personne',
    next: 'Prochaine date : {days}',
    none: 'Aucune date prévue pour le moment',
    ownDate: 'Date de votre choix sur demande',
    singles: 'Autres dates',
    calendar: 'Voir l’agenda',
  },
  unavailable: {
    unknown_service: 'Nous ne connaissons pas cette offre. Voici tout ce que vous pouvez réserver.',
    unknown_event: 'Nous ne trouvons pas cette date. Choisissez-en une dans la liste.',
    event_cancelled: 'Cette date est annulée. Choisissez-en une autre.',
    event_begun: 'Cette date a déjà commencé ou elle est passée. Choisissez-en une autre.',
    not_bookable: 'Cette date ne se réserve pas en ligne. Écrivez-nous.',
    failed: 'Les dates ne se chargent pas en ce moment. Réessayez dans une minute.',
  },
  retry: 'Réessayer',
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
    none: 'Aucune date n’est prévue pour le moment. Écrivez-nous quand cela vous conviendrait.',
    ask: 'Nous écrire',
  },
  own: {
    pageTitle: 'Demander une date pour votre équipe',
    title: 'Une date rien que pour votre équipe',
    text: 'Vous proposez une date, nous la vérifions. {rule:answer} {rule:noObligation}',
    people: 'Nombre de personnes',
    send: 'Demander une date',
    singles: 'Places individuelles à une date publique',
    noSingles: 'Aucune date publique n’est prévue pour cette sortie d’équipe.',
    request: 'Sur demande',
  },
  people: {
    label: 'Nombre de personnes',
    less: 'Une personne de moins',
    more: 'Une personne de plus',
    left: { one: 'Il reste {n} place à cette date.', other: 'Il reste {n} places à cette date.' },
    names: 'Vous pourrez indiquer les noms après la réservation.',
    full: 'Cette date est complète. La liste d’attente ne coûte rien et ne vous engage à rien : les places libérées sont proposées dans l’ordre.',
    tooMany: {
      one: 'Il ne reste que {n} place. Au-delà, tout votre groupe passe en liste d’attente.',
      other: 'Il ne reste que {n} places. Au-delà, tout votre groupe passe en liste d’attente.',
    },
    count: { one: '{n} personne', other: '{n} personnes' },
  },
  details: {
    name: 'Prénom et nom',
    email: 'E-mail',
    phone: 'Mobile',
    phoneOptional: '(facultatif, pour vous joindre le jour même)',
    optional: '(facultatif)',
    note: 'Que devrions-nous savoir ?',
    notePlaceholder: 'Par exemple allergies, blessures, médicaments, repas végétarien',
    way: 'Comment souhaitez-vous payer ?',
    online: 'En ligne, tout de suite',
    onlineHint: 'Sur la page de paiement sécurisée. La place vous est réservée pendant {n} minutes.',
    invoice: {
      companies: 'Sur facture (entreprises)',
      everyone: 'Sur facture (entreprises et particuliers)',
    },
    byInvoice: 'Sur facture',
    invoiceHint:
      'Payable dans les {n} jours. Si votre réservation sur facture compte beaucoup de places, nous la vérifions d’abord : vous recevez alors une réponse dans les 24 heures.',
    later: 'Vous ne payez que si une place se libère et que vous la prenez.',
    onlineLater: 'En ligne, quand vous prenez la place',
    company: 'Entreprise',
    street: 'Rue et numéro',
    postalCode: 'NPA',
    city: 'Localité',
    draft: 'Jusqu’à la réservation, vos données restent sur cet appareil.',
    privacy: 'Protection des données',
  },
  voucher: {
    label: 'Code du bon',
    apply: 'Vérifier',
    asking: 'Nous vérifions le bon…',
    covers: 'Le bon couvre {price}.',
    left: 'Il reste {price} sur le bon.',
    all: 'Tout est couvert.',
    stopped: 'Le bon ne peut pas être vérifié en ce moment. Nous le vérifierons de nouveau à la réservation.',
    waits: 'Le bon est enregistré. Il ne sera utilisé que si vous prenez une place.',
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
      'La confirmation arrive juste après par e-mail, avec une entrée pour votre agenda.',
      'Le lien qu’elle contient vous permet d’indiquer les noms, de changer de date ou d’annuler.',
    ],
    direct: [
      'En règle générale, votre place est confirmée tout de suite. Nous vérifions d’abord les réservations de nombreuses places ; jusque-là, rien n’est réservé.',
      'La confirmation arrive par e-mail, avec une entrée pour votre agenda. La facture suit séparément.',
      'Le lien qui figure dans la confirmation vous permet d’indiquer les noms, de changer de date ou d’annuler.',
    ],
    free: [
      'Votre place est confirmée tout de suite.',
      'La confirmation arrive par e-mail, avec une entrée pour votre agenda.',
      'Le lien qu’elle contient vous permet d’indiquer les noms, de changer de date ou d’annuler.',
    ],
    waits: [
      'Vous passez en liste d’attente et recevez un e-mail. Il indique combien de demandes précèdent la vôtre.',
      'Si assez de places pour votre groupe se libèrent, nous vous les proposons, en indiquant le jour et l’heure limites pour accepter.',
      'Vous ne payez qu’à ce moment-⁠là. Si vous n’acceptez pas, la proposition passe à la demande suivante.',
    ],
    terms: 'J’ai lu les {link} et je les accepte.',
    termsLink: 'conditions générales',
  },
  plate: {
    label: 'Prix',
    chooseDate: 'Choisissez une date, votre prix s’affichera ici.',
    pay: 'Réserver et payer',
    book: 'Réserver définitivement',
    wait: 'Rejoindre la liste d’attente',
    sending: 'Réservation en cours…',
    again:
      'Il y a beaucoup de monde en ce moment. Nous renvoyons votre réservation dans quelques secondes ; elle ne compte qu’une fois.',
    vat: 'TVA comprise.',
    final: 'Prix final.',
    /** {people}, {day}: of the bar on phones. */
    bar: '{people}, {day}',
    cancellation: '{rule:cancellation}',
    weather: '{rule:weather}',
    hold: 'La place vous est réservée pendant {n} minutes dès que vous passez au paiement.',
  },
  problems: {
    other: 'Nous n’arrivons pas à lire ce champ. Remplissez-le à nouveau.',
    too_long: 'Ce champ peut compter {max} caractères au plus.',
    people: {
      invalid: 'Indiquez un nombre entier de 1 à {most}.',
      sold_out:
        'Quelqu’un vient de réserver : il ne reste plus assez de places. Réduisez le nombre de personnes ou choisissez la liste d’attente.',
      hold_kept:
        'Il n’y a pas autant de places libres. Votre réservation est maintenue : choisissez moins de personnes, ou libérez-la et inscrivez-vous sur la liste d’attente.',
      price_changed: 'Le prix n’est pas celui que vous avez vu. Vérifiez-le et réservez à nouveau.',
    },
    name: { required: 'Indiquez votre nom.' },
    email: {
      required: 'Indiquez votre adresse e-mail. Nous y envoyons la confirmation.',
      invalid: 'Cette adresse e-mail n’est pas complète. Exemple : nom@entreprise.ch.',
    },
    phone: {
      invalid:
        'Nous n’arrivons pas à lire ce numéro. Des chiffres, des espaces et un plus au début suffisent.',
    },
    company: { required: 'À quelle entreprise adresser la facture ? Indiquez-la.' },
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
      voucher_blocked: 'Ce bon est bloqué. Appelez-nous ou écrivez-nous.',
      voucher_voided:
        'Ce bon n’est plus valable\u202f: il a été remplacé, ou le montant payé a été remboursé. Adressez-vous à la personne qui l’a acheté ou écrivez-nous.',
      voucher_used_up: 'Ce bon est entièrement utilisé.',
      voucher_lapsed: 'Ce bon est échu. Écrivez-nous.',
      voucher_test: 'C’est un bon de test. Il ne permet pas de payer.',
      voucher_other_course: 'Ce bon est valable pour un autre stage.',
    },
    terms: {
      required: 'Confirmez que vous acceptez les conditions générales.',
      terms_changed:
        'Les conditions générales ont changé depuis que vous avez ouvert cette page. Le lien dans la phrase montre ce qui est nouveau. Cochez la case encore une fois\u202f; tout le reste est conservé.',
    },
    eventId: {
      required: 'Choisissez une date.',
      event_cancelled: 'Cette date vient d’être annulée. Choisissez-en une autre.',
      event_begun: 'Cette date a déjà commencé. Choisissez-en une autre.',
      unknown_event: 'Cette date n’existe plus. Choisissez-en une autre.',
      not_bookable: 'Cette date ne se réserve pas en ligne. Écrivez-nous.',
      too_many_waiting:
        'Avec ces indications, ou depuis votre connexion, quelqu’un attend déjà des places. Si c’est vous, le lien est dans notre e-mail. Sinon, écrivez-nous.',
      idempotency_key_reused:
        'Nous avons déjà reçu une version antérieure de cette réservation. Regardez vos e-mails. Un nouvel envoi serait une réservation de plus.',
    },
  },
  notices: {
    failed: 'L’envoi n’a pas abouti. Vos données sont toujours là. Envoyez-les à nouveau.',
    unanswered: 'Le serveur n’a pas répondu. Envoyez à nouveau : la réservation ne se fera qu’une fois.',
    too_many:
      'Beaucoup de réservations viennent d’arriver depuis votre connexion. Attendez dix minutes. Vos données restent là.',
    offline:
      'Vous êtes hors ligne. Vos données restent sur cet appareil. Réservez dès que vous avez de nouveau du réseau.',
  },
}

export default fr
