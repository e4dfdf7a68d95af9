import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Votre réservation – Gratweg',
    description:
      'Votre réservation chez Gratweg : date, rendez-vous et prix, avec tout ce que vous pouvez modifier vous-même.',
  },
  emergency: {
    title: 'Qui appelons-nous en cas d’urgence\u202f?',
    text: 'Facultatif. Seule la personne responsable de la sortie le voit. Prévenez la personne que vous indiquez. Si vous laissez les deux vides, nous l’effaçons.',
    name: 'Nom de la personne',
    phone: 'Son numéro de téléphone',
    save: 'Enregistrer le contact',
    saved: 'Le contact est enregistré.',
  },
  checkIn: {
    title: 'Le jour même',
    text: 'Montrez ce code au point de rendez-vous pour être pointé. Il vaut pour toute la réservation et ne dit rien de vous.',
    alt: 'Code QR pour le pointage',
    codes: 'Un code par personne (PDF)',
    sheet: 'Réservation {number}, un code par personne',
    how: 'À découper et à distribuer, chacun montre le sien au point de rendez-vous et il est pointé.',
  },
  invoices: {
    title: 'Factures',
    parts: { whole: 'Facture', deposit: 'Facture d’acompte', final: 'Facture finale' },
    creditNote: 'Avoir',
    open: '{amount} à payer d’ici au {day}',
    paid: 'payée',
    credited: 'annulée',
  },
  number: 'Réservation {number}',
  states: {
    held: {
      title: { one: 'Votre place est réservée.', other: 'Vos {n} places sont réservées.' },
      lead: {
        one: 'Payez avant {time} et elle est à vous. Passé ce délai, nous la libérons.',
        other: 'Payez avant {time} et elles sont à vous. Passé ce délai, nous les libérons.',
      },
    },
    confirmed: {
      title: { one: 'Votre place est confirmée.', other: 'Vos {n} places sont confirmées.' },
      lead: 'La confirmation est envoyée à {email}. Nous nous réjouissons de vous accueillir.',
    },
    waitlisted: {
      title: 'Vous êtes en liste d’attente.',
      lead: {
        one: 'Si une place se libère et que c’est votre tour, nous écrirons à {email}.',
        other: 'Si {n} places se libèrent et que c’est votre tour, nous écrirons à {email}.',
      },
    },
    asked: {
      title: 'Nous vérifions votre réservation sur facture.',
      lead: {
        one: 'La réponse sera envoyée à {email} dans les 24 heures. D’ici là, votre place n’est pas réservée ; si vous payez en ligne, elle est à vous tout de suite.',
        other:
          'Si une réservation sur facture compte beaucoup de places, nous la vérifions avant de la confirmer. La réponse sera envoyée à {email} dans les 24 heures. D’ici là, vos {n} places ne sont pas réservées ; si vous payez en ligne, elles sont à vous tout de suite.',
      },
    },
    askedHeld: {
      title: 'Nous vérifions votre réservation sur facture.',
      lead: {
        one: 'La réponse sera envoyée à {email} dans les 24 heures. Votre place vous est réservée jusqu’au {day} à {time}, mais pas au-delà\u202f; si vous payez en ligne, elle est à vous tout de suite.',
        other:
          'Si une réservation sur facture compte beaucoup de places, nous la vérifions avant de la confirmer. La réponse sera envoyée à {email} dans les 24 heures. Vos {n} places vous sont réservées jusqu’au {day} à {time}, mais pas au-delà\u202f; si vous payez en ligne, elles sont à vous tout de suite.',
      },
    },
    offered: {
      title: { one: 'Une place s’est libérée.', other: '{n} places se sont libérées.' },
      lead: {
        one: 'Elle vous est réservée jusqu’au {day} à {time}. Ensuite, nous la proposons à la demande suivante.',
        other:
          'Elles sont réservées à votre groupe jusqu’au {day} à {time}. Ensuite, nous les proposons à la demande suivante.',
      },
    },
    cancelled: {
      title: 'Cette réservation est annulée.',
      lead: 'Nous regrettons que vous ne puissiez pas venir. Les frais éventuels figurent ici.',
    },
    calledOff: {
      title: 'Cette date n’aura pas lieu.',
      lead: 'Nous avons dû l’annuler. Vous n’avez rien à payer. Si vous souhaitez une nouvelle date, écrivez-nous.',
    },
    postponed: {
      title: 'La sortie est reportée.',
      lead: {
        one: 'Votre place à la nouvelle date vous est réservée. Choisissez ce qui vous convient jusqu’au {day}, {time}.',
        other:
          'Vos {n} places à la nouvelle date vous sont réservées. Choisissez ce qui vous convient jusqu’au {day}, {time}.',
      },
    },
    choosing: {
      title: 'Cette sortie n’a pas lieu.',
      lead: 'Nous avons dû l’annuler. Choisissez jusqu’au {day}, {time} ce que vous recevez en échange.',
    },
    released: {
      title: 'Votre réservation est levée.',
      lead: 'La sortie n’a pas pu avoir lieu comme prévu. Cela ne vous coûte rien.',
    },
    lapsed: {
      title: 'Cette réservation n’est plus valable.',
      lead: {
        one: 'Rien n’a été débité. S’il reste une place, vous pouvez réserver à nouveau.',
        other: 'Rien n’a été débité. S’il reste {n} places, vous pouvez réserver à nouveau.',
      },
    },
    left: {
      title: 'Vous n’êtes plus en liste d’attente.',
      lead: 'Vous n’avez rien à payer. Si vous souhaitez venir quand même, réservez à nouveau : si la date est toujours complète, vous pourrez vous réinscrire sur la liste d’attente.',
    },
    moved: {
      title: 'Cette réservation a changé de date.',
      lead: 'Vous avez reçu le lien vers la nouvelle date à l’adresse {email}. Ce que vous avez payé vaut pour elle.',
    },
    over: { title: 'Cette date est passée.', lead: 'Merci de votre réservation.' },
  },
  refund:
    'Ce que vous avez payé en trop vous est remboursé dans les {n} jours, par le même moyen de paiement.',
  refunded: 'Nous vous avons remboursé {price}. Le montant apparaîtra sur votre compte dans quelques jours.',
  /** Entered by staff. */
  paidByHand: { cash: 'Payé en espèces.', twint: 'Payé avec TWINT.', transfer: 'Payé par virement.' },
  test: 'Payé avec la Testkasse\u202f: aucun argent n’a circulé.',
  pay: 'Payer maintenant',
  accept: { one: 'Prendre la place', other: 'Prendre les places' },
  bookAgain: 'Réserver à nouveau',
  bookOnline: 'Payer en ligne',
  save: 'Ajouter à votre agenda',
  about: 'Programme et liste du matériel',
  facts: {
    what: 'Quoi',
    when: 'Quand',
    where: 'Où',
    meetingPoint: 'Rendez-vous',
    people: 'Personnes',
    booker: 'Réservé par',
    terms: 'Conditions',
    termsOf: 'Conditions générales du {day}',
    minimum: 'Maintien',
  },
  missing: {
    one: 'Il manque encore {n} inscription pour que la date ait lieu.',
    other: 'Il manque encore {n} inscriptions pour que la date ait lieu.',
  },
  reached: 'Le nombre minimal est atteint.',
  decision: 'Nous décidons le {day} et vous écrivons.',
  withoutEmail: 'Si quelque chose change, nous vous appelons.',
  lines: {
    price: 'Prix',
    voucher: 'Bon',
    paid: 'Payé',
    door: 'À payer au rendez-vous',
    transfer: 'À virer',
    invoiced: 'Sur facture',
    due: 'Reste à payer',
    nothingDue: 'Rien à payer',
    refunded: 'Remboursé',
    refund: 'À rembourser',
    noted: 'Enregistré',
  },
  next: {
    title: 'La suite',
    link: 'Transmettez le lien ci-dessous pour que chacun s’inscrive soi-même.',
    finalNumber: 'Indiquez ci-dessous le nombre définitif de personnes jusqu’au {day}.',
    name: {
      one: 'Indiquez ci-dessous le nom qui manque encore, pour que nous puissions saluer tout le monde.',
      other:
        'Indiquez ci-dessous les {n} noms qui manquent encore, pour que nous puissions saluer tout le monde.',
    },
    confirmed: [
      'S’il reste quelques jours, un e-mail vous rappelle auparavant l’heure et le lieu de rendez-vous.',
      'Un imprévu\u202f? Ici, vous changez de date ou annulez.',
    ],
    waitlisted: [
      {
        one: 'Nous vous écrivons dès qu’une place se libère et que c’est votre tour.',
        other: 'Nous vous écrivons dès que {n} places se libèrent et que c’est votre tour.',
      },
      {
        one: 'Vous l’acceptez ici, et vous ne payez qu’à ce moment-⁠là.',
        other: 'Vous les acceptez ici, et vous ne payez qu’à ce moment-⁠là.',
      },
      {
        one: 'Vous n’en avez plus besoin\u202f? Quittez la liste d’attente ci-dessous.',
        other: 'Vous n’en avez plus besoin\u202f? Quittez la liste d’attente ci-dessous.',
      },
    ],
  },
  plan: {
    title: 'Que souhaitez-vous\u202f?',
    newDate: 'La nouvelle date',
    newDateText: '{when}. Votre réservation reste telle quelle.',
    otherDate: 'Une autre date',
    otherDateText: 'Même prestation, même prix, avec assez de places libres.',
    dates: 'Date souhaitée',
    voucher: 'Un bon de {amount}',
    voucherText:
      'Il arrive tout de suite par e-mail, vaut pour tous les stages, les sorties d’équipe et les articles de la boutique et s’utilise aussi en plusieurs fois.',
    refund: '{amount} en retour',
    refundText: 'Par le même moyen de paiement, dans les {n} jours.',
    leave: 'Lever la réservation',
    leaveText: 'Vous n’avez rien payé, et cela ne vous coûte rien.',
    onVoucher: '{amount} reviennent sur le bon avec lequel vous avez payé.',
    silent: {
      new_date: 'Sans nouvelles d’ici là, vous restez inscrit à la nouvelle date.',
      refund: 'Sans nouvelles d’ici là, nous levons la réservation et remboursons ce que vous avez payé.',
    },
    changeable:
      'Vous pouvez encore changer de date jusqu’au {day}, {time}. Le bon et le remboursement sont définitifs.',
    chosen: 'Votre choix',
    submit: {
      new_date: 'Prendre la nouvelle date',
      other_date: 'Prendre cette date',
      voucher: 'Prendre le bon',
      refund: 'Lever la réservation',
    },
    plain: 'Choisir',
    saved: 'Votre choix est enregistré.',
  },
  changes: 'Modifier',
  names: {
    title: 'Qui vient ?',
    fold: 'Saisir les noms soi-même',
    text: 'Les noms ne servent qu’aux personnes qui encadrent l’activité. Vous pouvez les modifier jusqu’au départ.',
    missing: { one: 'Un nom manque encore.', other: '{n} noms manquent encore.' },
    label: 'Personne {n}',
    save: 'Enregistrer les noms',
    saved: 'Les noms sont enregistrés.',
  },
  group: {
    title: 'Les autres s’inscrivent directement',
    text: 'Par un lien que vous transmettez\u202f: chaque personne indique son nom, son repas et ce que le guide doit savoir. Personne n’a besoin de compte.',
    open: 'Créer le lien',
    opened: 'Le lien est prêt.',
    link: 'Lien à transmettre',
    copy: 'Copier le lien',
    copied: 'Copié',
    pdf: 'Tout sur une page (PDF)',
    look: 'Voir ce que voient les autres',
    count: {
      one: '{n} personne sur {people} s’est inscrite.',
      other: '{n} personnes sur {people} se sont inscrites.',
    },
    awaited: 'Pas encore\u202f: {names}',
    unnamed: { one: 'et une personne sans nom', other: 'et {n} personnes sans nom' },
    tooMany:
      'Il y a plus d’inscriptions que de places. Effacez des inscriptions ou changez le nombre de personnes.',
    guests: 'Personnes inscrites',
    remove: 'Effacer',
    removeName: 'Effacer {name}',
    removed: 'L’inscription est effacée.',
    renew: 'Remplacer le lien',
    renewText:
      'Le lien est parvenu à de mauvaises personnes\u202f? Le nouveau le remplace, les inscriptions restent.',
    renewed: 'Le lien est remplacé.',
  },
  note: {
    title: 'Votre remarque',
    text: 'Vous avez joint une remarque à la réservation. {rule:healthData} Si vous retirez votre accord, nous l’effaçons immédiatement.',
    withdraw: 'Effacer la remarque',
    saved: 'La remarque est effacée.',
  },
  people: {
    title: 'Nombre de personnes',
    text: 'Pour les places auxquelles vous renoncez, les délais d’annulation s’appliquent.',
    agreed:
      'Jusqu’au {day}, indiquez ici le nombre définitif, de {from} à {to}. Le prix le suit\u202f; moins de {from} coûtent autant que {from}.',
    agreedExactly:
      'Le prix vaut pour {from} personnes, même si elles sont moins nombreuses. Indiquez-le ici jusqu’au {day}.',
    final:
      'Le nombre définitif était attendu jusqu’au {day}. Si quelqu’un tombe malade, dites-le-nous\u202f; cela ne coûte rien.',
    total: { one: '{price} pour {n} personne', other: '{price} pour {n} personnes' },
    fee: 'Chaque place à laquelle vous renoncez aujourd’hui coûte encore {price}.',
    more: 'Pour d’autres places, faites une nouvelle réservation.',
    less: 'Une personne de moins',
    plus: 'Une personne de plus',
    label: 'Personnes',
    save: 'Modifier le nombre',
    saved: 'Le nombre de personnes est modifié.',
  },
  move: {
    title: 'Changer de date',
    text: {
      one: 'Même offre, même prix. Votre place à l’ancienne date se libère.',
      other: 'Même offre, même prix. Vos {n} places à l’ancienne date se libèrent.',
    },
    label: 'Nouvelle date',
    save: 'Changer de date',
    saved: 'Votre réservation a changé de date.',
    none: 'Pour le moment, aucune autre date n’a assez de places.',
  },
  moveRequest: {
    title: 'Une autre date',
    text: 'Ce jour est réservé à votre groupe. Dites-nous lequel vous conviendrait mieux\u202f; nous vous répondrons, et la date actuelle reste valable d’ici là.',
    day: 'Jour souhaité',
    why: 'Remarque',
    optional: '(facultatif)',
    save: 'Demander ce jour',
    saved: 'Nous avons reçu votre souhait.',
    /** {day} */
    pending: 'Vous souhaitez le {day}. Nous vous répondrons\u202f; d’ici là, la date actuelle reste valable.',
  },
  cancel: {
    title: 'Annuler',
    waiting: 'Vous perdez votre place dans la liste d’attente, sans aucuns frais.',
    nothing: 'Vous n’avez rien à payer.',
    terms: 'Lire les conditions générales',
    open: 'Annuler la réservation…',
    leave: 'Quitter la liste d’attente…',
    leaving: {
      question: 'Quitter la liste d’attente ?',
      confirm: 'Oui, la quitter',
      keep: 'Non, continuer d’attendre',
    },
    question: 'Annuler cette réservation ?',
    confirm: 'Oui, annuler',
    keep: 'Non, la garder',
    saved: 'Votre réservation est annulée.',
  },
  working: 'Un instant…',
  problems: {
    not_changeable: 'Cela ne se modifie plus ici. Écrivez-nous.',
    too_late: 'Selon les conditions générales, il est trop tard pour cela. Écrivez-nous.',
    sold_out: 'Il ne reste plus assez de places.',
    changed_meanwhile:
      'La réservation a changé entre-temps, par exemple à la suite d’un paiement. Nous n’avons rien modifié. Vérifiez ce qui est affiché maintenant, puis confirmez à nouveau.',
    over_capacity: 'Cette date n’offre pas autant de places. Choisissez moins de personnes.',
    day_passed: 'Ce jour est déjà passé. Choisissez-en un autre, plus tard.',
    same_event: 'C’est la date que vous avez déjà.',
    other_price: 'Cette date a un autre prix. Écrivez-nous.',
    offer_over: 'Le délai de la proposition est passé.',
    choice_over: 'Le délai pour choisir est écoulé. Écrivez-nous.',
    choice_final: 'Votre choix est déjà effectif\u202f: l’argent est en route. Il ne peut plus être modifié.',
    choice_unknown: 'Ce choix n’est pas proposé pour cette réservation. Merci de choisir à nouveau.',
    ask_us: 'Pour autant de places sur facture, nous devons d’abord vérifier. Écrivez-nous.',
    book_more: 'Pour d’autres places, faites une nouvelle réservation.',
    invalid: 'Nous n’arrivons pas à lire ce champ. Vérifiez-le.',
    payment_unavailable:
      'La page de paiement n’est pas accessible en ce moment. Réessayez dans quelques minutes.',
    too_many_held:
      'Beaucoup de places sont réservées depuis votre connexion et pas encore payées. Réessayez dans un quart d’heure.',
    too_many_requests: 'Cela fait beaucoup de modifications à la fois. Attendez dix minutes.',
    unanswered:
      'Aucune réponse n’est arrivée. Rechargez la page\u202f: vous verrez si la modification est faite.',
    failed: 'Cela n’a pas fonctionné, rien n’est modifié. Réessayez.',
  },
  unknown: {
    title: 'Nous ne trouvons pas cette réservation.',
    lead: 'Le lien est incomplet ou ne correspond à aucune réservation. Il figure dans votre confirmation. Si vous ne la trouvez pas, écrivez-nous.',
    contact: 'Nous contacter',
    calendar: 'Voir l’agenda',
  },
}

export default fr
