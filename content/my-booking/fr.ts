import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Votre réservation – Gratweg',
    description:
      'Votre réservation chez Gratweg : date, rendez-vous et prix, avec tout ce que vous pouvez modifier vous-même.',
  },
  number: 'Réservation {number}',
  states: {
    held: {
      title: 'Votre place est réservée.',
      lead: 'Payez d’ici {time}, et elle est à vous. Ensuite nous la libérons.',
    },
    confirmed: {
      title: 'Votre place est confirmée.',
      lead: 'La confirmation part à {email}. Nous nous réjouissons.',
    },
    waitlisted: {
      title: 'Vous êtes sur la liste d’attente.',
      lead: 'Si une place qui convient se libère, nous écrivons à {email}. Nous n’indiquons pas de rang : il peut changer chaque jour.',
    },
    offered: {
      title: 'Une place s’est libérée.',
      lead: 'Elle vous est réservée jusqu’au {day} à {time}. Ensuite nous demandons aux suivants.',
    },
    cancelled: { title: 'Cette réservation est annulée.', lead: 'Votre place est de nouveau libre.' },
    lapsed: {
      title: 'Cette réservation n’est plus valable.',
      lead: 'Rien n’a été débité. S’il reste une place, vous pouvez réserver à nouveau.',
    },
    moved: {
      title: 'Cette réservation est déplacée.',
      lead: 'Vous avez reçu le lien vers la nouvelle date par e-mail, à {email}.',
    },
    over: { title: 'Cette date est passée.', lead: 'Merci de votre réservation.' },
  },
  fee: 'Selon les conditions générales, vous devez {price}.',
  refund: 'Ce que vous avez payé en trop vous est rendu sous {n} jours, par la voie du paiement.',
  test: 'Payé à la caisse de test : aucun argent n’a été versé.',
  pay: 'Payer maintenant',
  accept: 'Prendre la place',
  bookAgain: 'Réserver à nouveau',
  save: 'Ajouter à votre agenda',
  about: 'Programme et liste du sac',
  facts: {
    what: 'Quoi',
    when: 'Quand',
    where: 'Où',
    meetingPoint: 'Rendez-vous',
    people: 'Personnes',
    booker: 'Réservé par',
    minimum: 'Réalisation',
  },
  missing: { one: 'Encore {n} et la sortie a lieu.', other: 'Encore {n} et la sortie a lieu.' },
  reached: 'Le nombre minimal est atteint.',
  decision: 'Décision le {day}.',
  lines: {
    price: 'Prix',
    voucher: 'Bon',
    paid: 'Payé',
    invoiced: 'Sur facture',
    due: 'Reste à payer',
    nothingDue: 'Rien à payer',
  },
  next: {
    title: 'La suite',
    confirmed: [
      'Indiquez les noms ci-dessous, pour que nous puissions saluer tout le monde.',
      'Quelques jours avant, un e-mail vous rappelle le rendez-vous et la liste du sac.',
      'Un imprévu ? Ici, vous déplacez ou annulez.',
    ],
    waitlisted: [
      'Nous écrivons dès qu’une place se libère qui suffit à votre groupe.',
      'Vous la prenez ici, et c’est seulement alors que vous payez.',
      'Si vous n’en avez plus besoin, retirez-vous de la liste ci-dessous.',
    ],
  },
  changes: 'Modifier',
  names: {
    title: 'Qui vient ?',
    text: 'Seules les personnes qui guident ont besoin des noms. Vous pouvez les modifier jusqu’au départ.',
    label: 'Personne {n}',
    save: 'Enregistrer les noms',
    saved: 'Les noms sont enregistrés.',
  },
  people: {
    title: 'Nombre de personnes',
    text: 'Pour les places abandonnées, les délais d’annulation s’appliquent.',
    fee: 'Chaque place abandonnée aujourd’hui coûte encore {price}.',
    more: 'Pour d’autres places, faites une nouvelle réservation.',
    label: 'Personnes',
    save: 'Modifier le nombre',
    saved: 'Le nombre de personnes est modifié.',
  },
  move: {
    title: 'Déplacer à une autre date',
    text: 'Même stage, même prix. Votre place à l’ancienne date se libère.',
    label: 'Nouvelle date',
    save: 'Déplacer',
    saved: 'Votre réservation est déplacée.',
    none: 'Pour le moment, aucune autre date n’a assez de places.',
  },
  cancel: {
    title: 'Annuler',
    free: 'Aujourd’hui, vous annulez sans frais.',
    fee: 'Si vous annulez aujourd’hui, vous devez {price} selon les conditions générales.',
    waiting: 'Vous ne perdez rien, sinon votre tour.',
    terms: 'Vers les conditions générales',
    open: 'Annuler la réservation …',
    leave: 'Quitter la liste d’attente …',
    question: 'Annuler cette réservation ?',
    confirm: 'Oui, annuler',
    keep: 'Non, la garder',
    saved: 'Votre réservation est annulée.',
  },
  working: 'Un instant …',
  problems: {
    not_changeable: 'Cela ne se modifie plus ici. Écrivez-nous.',
    too_late: 'Selon les conditions générales, il est trop tard pour cela. Écrivez-nous.',
    sold_out: 'Il n’y a plus autant de places.',
    same_event: 'C’est la date que vous avez déjà.',
    other_price: 'Cette date a un autre prix. Écrivez-nous.',
    offer_over: 'Le délai est passé, la place a été proposée plus loin.',
    invalid: 'Nous n’arrivons pas à lire cette indication. Vérifiez-la.',
    payment_unavailable:
      'La page de paiement n’est pas accessible en ce moment. Réessayez dans quelques minutes.',
    too_many_requests: 'Cela faisait beaucoup de modifications à la fois. Attendez dix minutes.',
    failed: 'Cela n’a pas marché, rien n’est modifié. Réessayez.',
  },
  unknown: {
    title: 'Nous ne trouvons pas cette réservation.',
    lead: 'Le lien est incomplet ou ne correspond à aucune réservation. Il figure dans votre confirmation. Si vous ne la trouvez pas, écrivez-nous.',
    contact: 'Vers le contact',
    calendar: 'Voir l’agenda',
  },
}

export default fr
