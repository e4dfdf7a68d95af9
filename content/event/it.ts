import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Una data del calendario – Gratweg',
    description:
      'Data, luogo, punto di ritrovo, prezzo e posti liberi di un corso o di un’uscita pubblici di Gratweg.',
  },
  description:
    '{title}, {days}, {place}. Punto di ritrovo, prezzo, posti liberi e iscrizione presso Gratweg a Cham.',
  trail: 'Lei è qui',
  labels: {
    where: 'Dove',
    meetingPoint: 'Ritrovo',
    price: 'Prezzo',
    places: 'Posti',
    decision: 'Svolgimento',
  },
  perPerson: '{price} a persona',
  groupPrice: 'secondo la grandezza del gruppo',
  placesLeft: '{left} liberi su {places}',
  allTaken: 'tutti e {places} occupati, lista d’attesa aperta',
  decision: 'da {n} persone, decisione il {day}',
  missing: {
    one: 'Ancora {n} iscrizione e si parte.',
    other: 'Ancora {n} iscrizioni e si parte.',
  },
  reached: 'Il numero minimo è raggiunto.',
  cancelled: 'Questa uscita è annullata. Chi era iscritto è stato avvisato.',
  running: 'Questa uscita è in corso.',
  over: 'Questa uscita è passata.',
  about: 'Programma e lista dello zaino',
  save: 'Aggiungere al calendario',
  others: 'Altre date',
  noOthers: 'Al momento non sono previste altre date.',
  all: 'A tutto il calendario',
  unknown: {
    title: 'Questa uscita non esiste.',
    text: 'Forse l’indirizzo è incompleto. Nel calendario si trovano tutte le date aperte.',
  },
}

export default it
