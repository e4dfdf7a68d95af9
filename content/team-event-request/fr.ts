import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Demander une sortie d’équipe – Gratweg',
    description:
      'Une sortie d’équipe à la date de votre choix : sortie, groupe, jour et lieu souhaités. Nous vérifions et répondons dans les 24 heures.',
  },
  title: 'Demander une sortie d’équipe',
  lead: 'Vous proposez un jour, nous le vérifions et répondons dans les 24 heures. D’ici là, cela ne coûte rien et ne vous engage à rien.',
  label: 'Demande de sortie d’équipe',
  parts: {
    group: 'Quoi, et avec qui ?',
    day: 'Quand et où ?',
    occasion: 'De quoi s’agit-il ?',
    contact: 'Vos coordonnées',
  },
  event: 'Sortie d’équipe',
  choose: 'Veuillez choisir',
  people: 'Nombre de personnes',
  less: 'Une personne de moins',
  more: 'Une personne de plus',
  wished: 'Date souhaitée',
  wishedHint: 'Un seul jour suffit. Avec une seconde date, nous cherchons entre les deux.',
  from: 'Le jour, ou au plus tôt',
  to: 'Au plus tard',
  alternative: 'Date de rechange',
  alternativeHint: 'Au cas où la première ne conviendrait pas.',
  place: 'Lieu ou région',
  placeHint:
    'D’où venez-vous, ou bien où aimeriez-vous aller ? Sinon, nous proposons un endroit au bord du lac de Zoug.',
  occasion: 'Occasion',
  occasionHint: 'Par exemple : une nouvelle équipe, la fin d’un projet, un séminaire.',
  note: 'Que devrions-nous savoir ?',
  noteHint: 'Langues, genoux, vertige, repas végétariens, heure à laquelle vous devez repartir.',
  priceLabel: 'Prix',
  chooseEvent: 'Dès que la sortie est choisie, le prix s’affiche ici.',
  allIn: 'Prix pour tout le groupe. Il vaut dès que nous avons confirmé le jour.',
  problems: {
    serviceId: { required: 'Choisissez l’une des six sorties.' },
    people: {
      required: 'Indiquez à peu près combien vous êtes.',
      invalid: 'Indiquez un nombre entier, au moins 1.',
      too_many: 'Pour plus de {max} personnes, écrivez-nous un e-mail.',
    },
  },
}

export default fr
