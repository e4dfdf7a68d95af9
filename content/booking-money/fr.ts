import type { Messages } from './de.ts'

const fr: Messages = {
  paid: 'Vous avez payé {paid}.',
  paidPartly: 'Vous avez payé {paid}, dont {voucher} avec un bon.',
  paidByVoucher: 'Vous avez payé {paid} avec un bon.',
  kept: 'Nous en gardons {kept} à titre de frais d’annulation selon les conditions générales.',
  fee: 'Des frais d’annulation de {due} s’appliquent, selon les conditions générales.',
  due: 'Les frais d’annulation s’élèvent à {fee}, dont {due} restent à payer.',
  refunded: 'Nous vous avons remboursé {amount}. Le montant apparaîtra sur votre compte dans quelques jours.',
  refund: 'Nous vous remboursons {amount} dans les {n} jours, par le même moyen de paiement.',
  failed: 'Nous n’avons pas encore pu vous rembourser {amount}. Nous nous en occupons et vous contacterons.',
  contested: 'Votre banque examine le paiement\u202f; tant qu’elle n’a pas décidé, nous ne remboursons rien.',
  ifReplaced:
    'Si quelqu’un de la liste d’attente prend la place, nous rendons les frais d’annulation correspondants.',
  credited: 'Vous avez reçu un bon de {amount}.',
  withdrawn: 'Votre banque a repris {amount}.',
  carried: 'Ce que vous avez payé, soit {counts}, vaut pour la nouvelle date.',
  carriedPartly:
    'Ce que vous avez payé, soit {counts}, dont {voucher} avec un bon, vaut pour la nouvelle date.',
  carriedByVoucher: 'Ce que vous avez payé avec un bon, soit {counts}, vaut pour la nouvelle date.',
  feeIncluded:
    'Pour les places abandonnées, des frais d’annulation de {fee} s’appliquent selon les conditions générales\u202f; le prix les comprend.',
  nothing: 'Vous n’avez rien payé et ne nous devez rien.',
  voucher: {
    valueBack: 'Bon …{code}\u202f: {back} y sont de nouveau crédités. Il vaut maintenant {worth}.',
    valueWorth: 'Bon …{code}\u202f: il vaut maintenant {worth}.',
    valueKept: 'Bon …{code}\u202f: il couvre les frais d’annulation. Rien n’y est recrédité.',
    courseBack:
      'Bon pour un stage …{code}\u202f: il est de nouveau valable pour une place dans un stage de niveau {level}.',
    courseKept:
      'Bon pour un stage …{code}\u202f: il couvre les frais d’annulation et reste utilisé. Un bon pour un stage n’est rendu qu’en entier.',
    used: 'Bon …{code}\u202f: il avait été recrédité et a été utilisé depuis.',
    voided: 'Bon …{code}\u202f: il n’est plus valable, car son prix a été remboursé. Rien n’y est recrédité.',
    suspended:
      'Bon …{code}\u202f: il n’est pas valable, car son prix est en cours de remboursement. Rien n’y est recrédité, sauf si ce remboursement échoue.',
    expired: 'Bon …{code}\u202f: il est échu et ne peut plus être utilisé.',
  },
  before: {
    free: 'Aujourd’hui, vous annulez sans frais.',
    kept: 'Si vous annulez aujourd’hui, nous gardons {kept} des {paid} payés, selon les conditions générales.',
    fee: 'Si vous annulez aujourd’hui, des frais de {due} s’appliquent selon les conditions générales.',
    due: 'Les frais d’annulation s’élèvent à {fee}, dont {due} restent à payer.',
    refund: 'Nous vous remboursons {amount} dans les {n} jours, par le même moyen de paiement.',
    voucher: {
      valueBack: '{back} seront recrédités sur le bon …{code}. Il vaudra alors {worth}.',
      courseBack:
        'Le bon pour un stage …{code} sera de nouveau valable pour une place dans un stage de niveau {level}.',
    },
  },
  feeLine: 'dont frais d’annulation',
  lines: {
    paid: 'Payé',
    byVoucher: 'dont avec un bon',
    kept: 'Retenu (frais d’annulation)',
    refunded: 'Remboursé',
    withdrawn: 'Repris par la banque',
    refund: 'À rembourser',
    credited: 'Sous forme de nouveau bon',
    onHold: 'En attente de la décision de la banque',
    failed: 'Échec du remboursement',
    voucherBack: 'Recrédité sur le bon',
    voucherLost: 'Bon non valable, rien n’est rendu',
    due: 'Reste à payer',
  },
}

export default fr
