import { texts } from '#i18n/texts.ts'

export default texts({
  /** Input pattern. */
  format: { de: 'TT.MM.JJJJ', en: 'DD/MM/YYYY', fr: 'JJ.MM.AAAA', it: 'GG.MM.AAAA' },
  openRange: {
    de: 'Zeitraum im Kalender wählen',
    en: 'Choose the period in a calendar',
    fr: 'Choisir la période dans un calendrier',
    it: 'Scegliere il periodo nel calendario',
  },
  openDay: {
    de: 'Tag im Kalender wählen',
    en: 'Choose the day in a calendar',
    fr: 'Choisir le jour dans un calendrier',
    it: 'Scegliere il giorno nel calendario',
  },
  chooseStart: {
    de: 'Beginn wählen',
    en: 'Choose the start',
    fr: 'Choisir le début',
    it: 'Scegliere l’inizio',
  },
  chooseEnd: { de: 'Ende wählen', en: 'Choose the end', fr: 'Choisir la fin', it: 'Scegliere la fine' },
  chooseDay: { de: 'Tag wählen', en: 'Choose a day', fr: 'Choisir un jour', it: 'Scegliere un giorno' },
  previous: { de: 'Vorheriger Monat', en: 'Previous month', fr: 'Mois précédent', it: 'Mese precedente' },
  next: { de: 'Nächster Monat', en: 'Next month', fr: 'Mois suivant', it: 'Mese successivo' },
  start: { de: 'Beginn', en: 'start', fr: 'début', it: 'inizio' },
  end: { de: 'Ende', en: 'end', fr: 'fin', it: 'fine' },
  today: { de: 'heute', en: 'today', fr: 'aujourd’hui', it: 'oggi' },
  clear: { de: 'Leeren', en: 'Clear', fr: 'Effacer', it: 'Cancellare' },
  cancel: { de: 'Abbrechen', en: 'Cancel', fr: 'Annuler', it: 'Annullare' },
  apply: { de: 'Übernehmen', en: 'Done', fr: 'Valider', it: 'Confermare' },
  keys: {
    de: 'Pfeiltasten: ein Tag oder eine Woche. Bild auf und Bild ab: ein Monat. Eingabetaste: wählen.',
    en: 'Arrow keys: a day or a week. Page Up and Page Down: a month. Enter: choose.',
    fr: 'Flèches : un jour ou une semaine. Page précédente et page suivante : un mois. Entrée : choisir.',
    it: 'Tasti freccia: un giorno o una settimana. Pagina su e pagina giù: un mese. Invio: scegliere.',
  },
})
