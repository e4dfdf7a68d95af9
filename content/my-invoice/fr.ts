import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Votre facture – Gratweg',
    description: 'Votre facture de Gratweg\u202f: ce qui est ouvert, jusqu’à quand, et comment la payer.',
  },
  number: { invoice: 'Facture {number}', credit_note: 'Avoir {number}' },
  parts: { deposit: 'Facture d’acompte {number}', final: 'Facture finale {number}' },
  contested: 'Votre banque examine un paiement\u202f; tant qu’elle n’a pas décidé, nous ne reversons rien.',
  states: {
    open: { title: 'Cette facture est ouverte.', lead: 'Payable jusqu’au {day}.' },
    overdue: { title: 'Cette facture est échue.', lead: 'Elle était payable jusqu’au {day}.' },
    partly_paid: { title: 'Une partie est payée.', lead: 'Il reste {amount}, payable jusqu’au {day}.' },
    paid: { title: 'Cette facture est payée.', lead: 'Merci beaucoup.' },
    overpaid: { title: 'Le montant payé est trop élevé.', lead: 'Nous vous reversons {amount}.' },
    credited: {
      title: 'Cette facture est annulée.',
      lead: 'Elle est entièrement créditée, vous n’avez rien à payer.',
    },
    written_off: {
      title: 'Cette facture est close.',
      lead: 'Si vous avez une question à ce sujet, écrivez-nous.',
    },
    credit_note: { title: 'Votre avoir.', lead: 'Il corrige la facture {number}.' },
  },
  account:
    'Nous vous communiquerons par e-mail le compte pour le virement. Le délai ne court qu’à partir de là.',
  transfer: 'Le compte, la référence et le code QR pour le virement se trouvent dans le PDF.',
  pay: 'Payer par carte ou TWINT',
  twint: 'TWINT accepte jusqu’à {amount} à la fois.',
  download: 'Télécharger le PDF',
  facts: {
    issued: 'Date de la facture',
    due: 'Payable jusqu’au',
    performed: 'Prestation',
    to: 'Facture à',
    orderNumber: 'Votre numéro de commande',
  },
  orderNumber: {
    addedOn: 'ajouté le {day}',
    add: 'Ajouter votre numéro de commande',
    correct: 'Corriger votre numéro de commande',
    hint: 'Il figure ensuite dans le PDF, avec la date. Le montant et le numéro de facture ne changent pas.',
    wrong: 'Veuillez saisir le numéro de commande, 30 caractères au plus.',
    save: 'Enregistrer',
    saving: 'enregistrement…',
    done: 'Numéro de commande enregistré',
  },
  lines: { title: 'Lignes', total: 'Montant', credited: 'Crédité', paid: 'Payé', open: 'Reste à payer' },
  problems: {
    too_many_changes: 'Le numéro de commande a déjà été modifié dix fois. Veuillez nous écrire.',
    invalid: 'Veuillez saisir le numéro de commande, 30 caractères au plus.',
    nothing_due: 'Il n’y a plus rien à payer ici.',
    payment_underway:
      'Un paiement est en cours. Il apparaîtra ici dès son arrivée. Vous n’avez rien d’autre à faire.',
    payment_unavailable: 'La page de paiement ne répond pas. Réessayez dans quelques minutes.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  unknown: {
    title: 'Cette facture n’existe pas.',
    lead: 'Vérifiez que le lien de l’e-mail est complet, ou écrivez-nous.',
    contact: 'Écrire un message',
  },
}

export default fr
