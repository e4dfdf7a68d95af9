import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Utiliser un bon',
  label: 'Code du bon',
  optional: '(facultatif)',
  hint: 'Il paie autant qu’il peut. Ce qui reste demeure sur le bon.',
  quoteHint: 'Il paie autant qu’il peut\u202f; nous facturons le reste.',
  submit: 'Utiliser',
  working: 'Vérification en cours…',
  done: 'Le bon est déduit.',
  paid: 'Dont payé par bon',
  problems: {
    invalid: 'Veuillez saisir le code qui figure sur le bon.',
    voucher_unknown: 'Aucun bon ne porte ce code. Il figure sur le bon, par groupes de quatre caractères.',
    voucher_blocked: 'Ce bon est bloqué. Veuillez prendre contact avec nous.',
    voucher_voided: 'Ce bon n’est plus valable. Veuillez demander à la personne qui l’a acheté.',
    voucher_used_up: 'Il ne reste plus rien sur ce bon.',
    voucher_lapsed: 'Ce bon est échu. Veuillez prendre contact avec nous.',
    voucher_test: 'Un bon de test ne paie rien.',
    voucher_for_course: 'Ce bon est valable pour un stage. Seuls les bons d’un montant comptent ici.',
    nothing_due: 'Il n’y a rien à payer ici.',
    too_many_requests: 'Cela fait beaucoup d’essais. Veuillez attendre dix minutes.',
    failed: 'Cela ne nous est pas parvenu. Veuillez réessayer\u202f; cela ne compte qu’une fois.',
  },
}

export default fr
