import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Une date de l’agenda – Gratweg',
    description:
      'Date, lieu de rendez-vous, prix et places libres d’un stage ou d’une sortie d’équipe de Gratweg, ouverts à tout le monde.',
  },
  description:
    '{title}, {days}, {place}. Lieu de rendez-vous, prix, places libres et inscription chez Gratweg, à Cham.',
  /** For whoever holds places and has not paid; {time} */
  open: {
    title: 'Vous avez une réservation en attente, gardée jusqu’à {time}.',
    pay: 'Payer maintenant',
    change: 'Modifier ou libérer',
  },
  trail: 'Vous êtes ici',
  sections: {
    about: 'De quoi il s’agit',
    takeHome: 'Ce que vous en retirez',
    programme: 'Programme',
    place: 'Lieu et rendez-vous',
  },
  end: 'Fin',
  usual: 'Voici le déroulement habituel. L’horaire indiqué en haut fait foi.',
  weather: '{rule:weather}',
  labels: {
    weather: 'Météo',
    where: 'Où',
    lead: 'Encadrement',
    meetingPoint: 'Rendez-vous',
    price: 'Prix',
    places: 'Places',
    decision: 'Maintien',
  },
  perPerson: '{price} par personne',
  groupPrice: 'selon la taille du groupe',
  placesLeft: '{left} sur {places} libres',
  allTaken: 'les {places} sont prises, liste d’attente ouverte',
  decision: 'dès {n} personnes. Nous décidons le {day}.',
  missing: {
    one: 'Il manque encore {n} inscription.',
    other: 'Il manque encore {n} inscriptions.',
  },
  reached: 'Le nombre minimal est atteint.',
  cancelled: 'Cette date est annulée. Les personnes inscrites ont été averties.',
  movedTo: 'Cette date est reportée au {day}. Les personnes inscrites ont été averties.',
  newDate: 'Voir la nouvelle date',
  running: 'Cette date est en cours.',
  over: 'Cette date est passée.',
  about: 'Programme et liste du matériel',
  save: 'Ajouter à votre agenda',
  manage: 'Voir les réservations, modifier',
  others: 'Autres dates',
  noOthers: 'Aucune autre date n’est prévue pour le moment.',
  all: 'Voir tout l’agenda',
  unknown: {
    title: 'Cette date n’existe pas.',
    text: 'L’adresse est peut-être incomplète. L’agenda contient toutes les dates ouvertes.',
  },
}

export default fr
