import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Une date de l’agenda – Gratweg',
    description:
      'Date, lieu de rendez-vous, prix et places libres d’un stage ou d’une sortie de Gratweg, ouverts à tout le monde.',
  },
  description:
    '{title}, {days}, {place}. Lieu de rendez-vous, prix, places libres et inscription chez Gratweg, à Cham.',
  trail: 'Vous êtes ici',
  labels: {
    where: 'Où',
    meetingPoint: 'Rendez-vous',
    price: 'Prix',
    places: 'Places',
    decision: 'A lieu',
  },
  perPerson: '{price} par personne',
  groupPrice: 'selon la taille du groupe',
  placesLeft: '{left} sur {places} libres',
  allTaken: 'les {places} sont prises, liste d’attente ouverte',
  decision: 'dès {n} personnes, décision le {day}',
  missing: {
    one: 'Encore {n} inscription et la sortie aura lieu.',
    other: 'Encore {n} inscriptions et la sortie aura lieu.',
  },
  reached: 'Le nombre minimal est atteint.',
  cancelled: 'Cette sortie est annulée. Les personnes inscrites ont été averties.',
  running: 'Cette sortie est en cours.',
  over: 'Cette sortie a déjà eu lieu.',
  about: 'Programme et liste du matériel',
  save: 'Ajouter à votre agenda',
  manage: 'Voir les réservations, modifier',
  others: 'Autres dates',
  noOthers: 'Aucune autre date n’est prévue pour le moment.',
  all: 'Voir tout l’agenda',
  unknown: {
    title: 'Cette sortie n’existe pas.',
    text: 'L’adresse est peut-être incomplète. L’agenda contient toutes les dates ouvertes.',
  },
}

export default fr
