import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Demander une date pour votre équipe – Gratweg',
    description: 'Une sortie d’équipe à la date de votre choix. {rule:noObligation} {rule:answer}',
  },
  title: 'Demander une date pour votre équipe',
  lead: 'Vous proposez un jour et nous vérifions s’il est libre. {rule:answer} {rule:noObligation}',
  label: 'Demande de date',
  parts: {
    group: 'Quoi, et avec qui ?',
    day: 'Quand et où ?',
    occasion: 'De quoi s’agit-il ?',
    contact: 'Vos coordonnées',
  },
  event: 'Sortie d’équipe',
  choose: 'Choisissez',
  people: 'Nombre de personnes',
  less: 'Une personne de moins',
  more: 'Une personne de plus',
  wished: 'Date souhaitée',
  wishedHint: 'Un seul jour suffit. Avec une seconde date, nous cherchons entre les deux.',
  from: 'Le jour, ou au plus tôt',
  to: 'Au plus tard',
  alternative: 'Date de rechange',
  alternativeHint: 'Au cas où la première ne conviendrait pas.',
  closedDay:
    'Nous ne sortons pas le {day}. Indiquez volontiers un autre jour, sinon nous vous en proposerons un.',
  place: 'Lieu ou région',
  placeHint:
    'Sans indication, nous proposons un lieu au bord du lac de Zoug. Nous en étudions volontiers un autre.',
  occasion: 'Occasion',
  occasionHint: 'Par exemple : une nouvelle équipe, la fin d’un projet, un séminaire.',
  note: 'Que devrions-nous savoir ?',
  noteHint:
    'Par exemple : langues, repas végétariens, but de la journée, heure de retour. Ne nommez personne au sujet de sa santé : nous en parlerons plus tard.',
  send: 'Envoyer la demande',
  priceLabel: 'Prix',
  chooseEvent: 'Dès que la sortie est choisie, le prix s’affiche ici.',
  allIn: 'Prix pour tout le groupe. La date n’est réservée qu’une fois que nous l’avons confirmée.',
  box: {
    title: 'Demander une date',
    day: 'Date souhaitée',
    more: 'Téléphone, lieu, remarque',
    atOnce:
      'Indiquez une date et vous recevez aussitôt l’offre ferme, aussi en PDF. Seule la date reste à confirmer.',
    all: 'Indiquer l’occasion, des fichiers ou plusieurs jours',
  },
  problems: {
    serviceId: {
      required: 'Choisissez une sortie.',
      invalid: 'Nous ne proposons plus cette sortie. Choisissez-en une autre.',
    },
    people: {
      required: 'Indiquez à peu près combien vous serez.',
      invalid: 'Indiquez un nombre entier, au moins 1.',
      too_many: 'Pour plus de {max} personnes, écrivez-nous un e-mail.',
    },
  },
}

export default fr
