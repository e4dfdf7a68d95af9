import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Prix',
  lead: 'Ce que coûtent les stages et les événements d’équipe, aujourd’hui et à partir d’une date ultérieure. Ce qui est réservé ou offert garde son prix.',
  columns: { service: 'Prestation', now: 'Prix aujourd’hui', planned: 'Prévu' },
  perPerson: '{price} par personne',
  flat: '{price} jusqu’à {n} personnes',
  bracket: '{price} par personne, {from}–{to} personnes',
  since: 'depuis le {day}',
  from: 'dès le {day}',
  nothing: 'rien de prévu',
  change: 'Modifier le prix',
  withdraw: 'Annuler ce prix',
  withdrawn: 'Prix prévu annulé',
  invoicing: {
    title: 'Factures des groupes',
    after: 'après l’événement',
    deposit: {
      one: 'acompte de {percent}\u202f% à {n} jour dès l’acceptation, solde après l’événement',
      other: 'acompte de {percent}\u202f% à {n} jours dès l’acceptation, solde après l’événement',
    },
    change: 'Modifier la facturation',
    wrong: 'Veuillez saisir un nombre entier\u202f: 1 à 100 pour cent, 1 à 60 jours.',
    dialog: {
      title: 'Factures des groupes\u202f: {name}',
      text: 'Vaut pour les offres envoyées dès maintenant. Ce qui est déjà envoyé reste tel quel\u202f; chaque offre peut en décider autrement.',
      how: 'Quand facturez-vous\u202f?',
      after: 'Tout après l’événement',
      deposit: 'Acompte à l’acceptation, solde après l’événement',
      percent: 'Acompte en pour cent',
      days: 'Délai de paiement en jours',
      daysHint: 'Dès l’acceptation, au plus tard le jour de l’événement.',
      submit: 'Enregistrer',
      done: 'Enregistré',
    },
  },
  dialog: {
    title: 'Prix\u202f: {name}',
    text: 'Le nouveau prix figure partout sur le site à partir de ce jour. Les dates qui ont leur propre prix et les bons de la boutique ne changent pas. C’est le jour de la réservation qui compte, pas celui du stage.',
    perPerson: 'Par personne, en CHF',
    flat: 'Forfait jusqu’à {n} personnes, en CHF',
    bracket: 'Par personne, {from}–{to} personnes, en CHF',
    fromDay: 'Valable dès le',
    fromDayHint:
      'Aujourd’hui\u202f: tout de suite. Un jour ultérieur\u202f: dès minuit. Un prix déjà prévu pour le même jour est remplacé.',
    submit: 'Enregistrer le prix',
    done: 'Prix enregistré',
    wrong: 'Veuillez saisir un montant comme 250 ou 1400.50, d’au moins 1 franc.',
    earlier: 'Prix précédents',
    beginning: 'depuis le début',
  },
}

export default fr
