import type { Messages } from './de.ts'

const fr: Messages = {
  format: 'JJ.MM.AAAA',
  openRange: 'Choisir la période dans un calendrier',
  openDay: 'Choisir le jour dans un calendrier',
  chooseStart: 'Choisir le début',
  chooseEnd: 'Choisir la fin',
  chooseDay: 'Choisir un jour',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  start: 'début',
  end: 'fin',
  today: 'aujourd’hui',
  clear: 'Effacer',
  cancel: 'Annuler',
  apply: 'Valider',
  keys: 'Flèches : un jour ou une semaine. Page précédente et page suivante : un mois. Entrée : choisir.',
}

export default fr
