import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Votre commande – Gratweg',
    description:
      'L’état de votre commande Gratweg : ce que vous avez acheté, si le paiement est arrivé et ce qui se passe ensuite.',
  },
  paid: {
    title: 'Merci. Votre commande est payée.',
    lead: 'Tout le reste figure dans la confirmation que vous recevez par e-mail.',
    next: {
      title: 'La suite',
      vouchers: [
        '{rule:voucherDelivery}',
        'Imprimez-le ou transmettez-le. On l’utilise avec le code qui y figure.',
      ],
      post: 'Nous imprimons le bon et l’envoyons par la Poste à votre adresse. La livraison est payée.',
      goods: [
        'Nous emballons les articles à Cham et les remettons à la Poste.',
        'La livraison est payée, il n’y a pas d’autres frais.',
      ],
    },
  },
  invoiced: {
    title: 'Merci. Votre commande est chez nous.',
    lead: 'La facture arrive par e-mail. Nous envoyons les articles dès maintenant, les bons dès que la facture est payée.',
  },
  sent: {
    title: 'Votre commande est expédiée.',
    lead: 'Nous avons remis les articles à la Poste.',
  },
  pending: {
    title: 'Le paiement est encore en route.',
    lead: 'Le service de paiement ne l’a pas encore confirmé. C’est en général l’affaire de quelques instants. Nous vous écrirons dès qu’il sera là.',
    reload: 'Vérifier à nouveau',
  },
  expired: {
    title: 'Le délai de paiement est écoulé.',
    lead: 'Rien n’a été débité. Votre panier est toujours là, vous pouvez repasser à la caisse.',
  },
  cancelled: {
    title: 'Le paiement a été interrompu.',
    lead: 'Rien n’a été débité. Votre panier est toujours là.',
  },
  refunded: {
    title: 'Nous vous remboursons.',
    lead: 'Le montant revient par le moyen de paiement que vous avez utilisé. Cela peut prendre quelques jours.',
  },
  partiallyRefunded: {
    title: 'Une partie a été remboursée.',
    lead: 'Le montant revient par le moyen de paiement que vous avez utilisé. Le reste de la commande est maintenu.',
  },
  unknown: {
    title: 'Nous ne trouvons pas cette commande.',
    lead: 'Le lien est incomplet ou ne correspond à aucune commande. Si vous avez payé, vous avez une confirmation par e-mail. En cas de doute, écrivez-nous.',
  },
  orderNumber: 'Commande {number}',
  gift: {
    recipient: 'Pour {name}',
    sender: 'De la part de {name}',
    mailNow: 'E-mail à {email}, dès le paiement',
    mailOn: 'E-mail à {email} le {day}',
    byPost: 'Imprimé, par la Poste, à votre adresse',
  },
  lines: 'Articles',
  quantity: 'Quantité',
  total: 'Total',
  sentTo: 'Confirmation envoyée à {email}',
  testNote: 'Payé avec la Testkasse : aucun argent n’a circulé.',
  voucherNote: '{rule:voucherValidity}',
  terms: 'Conditions générales du {day}',
  refundedAmount: 'Remboursé',
  withdrawnAmount: 'Repris par la banque',
  contested: 'Votre banque examine le paiement\u202f; tant qu’elle n’a pas décidé, nous ne remboursons rien.',
  byVoucher: 'Payé par bon',
  voucherReturned: 'Recrédité sur le bon',
  paidAmount: 'Payé',
  keptAmount: 'Montant net payé',
  voucherVoided: 'Bon …{code}\u202f: non valable, car son prix a été remboursé.',
  voucherLeft: 'Bon …{code}\u202f: reste {amount} sur {of}.',
  toShop: 'Aller à la boutique',
  parcel: {
    title: 'Expédié',
    sent: 'Colis {n}, expédié le {day}',
    tracking: 'Numéro d’envoi',
  },
}

export default fr
