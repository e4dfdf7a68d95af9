import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Una data del calendario – Gratweg',
    description:
      'Un corso o un’uscita per team di Gratweg aperti a tutti: data, luogo, punto di ritrovo, prezzo e posti liberi.',
  },
  description:
    '{title}, {days}, {place}. Punto di ritrovo, prezzo, posti liberi e prenotazione presso Gratweg a Cham.',
  /** For whoever holds places and has not paid; {time} */
  open: {
    title: 'Ha una prenotazione aperta, riservata fino alle {time}.',
    pay: 'Pagare ora',
    change: 'Modificare o liberare',
  },
  trail: 'Si trova qui',
  sections: {
    about: 'Di che cosa si tratta',
    takeHome: 'Che cosa porta con sé',
    programme: 'Programma',
    place: 'Luogo e ritrovo',
  },
  end: 'Fine',
  usual: 'Questo è lo svolgimento abituale. Fa stato l’orario indicato in alto.',
  weather: '{rule:weather}',
  labels: {
    weather: 'Meteo',
    where: 'Dove',
    lead: 'Guida',
    meetingPoint: 'Ritrovo',
    price: 'Prezzo',
    places: 'Posti',
    decision: 'Svolgimento',
  },
  perPerson: '{price} a persona',
  groupPrice: 'secondo il numero di persone',
  placesLeft: '{left} liberi su {places}',
  allTaken: 'tutti e {places} occupati, lista d’attesa aperta',
  decision: 'da {n} persone in su. Decidiamo {day}.',
  missing: {
    one: 'Manca ancora {n} iscrizione.',
    other: 'Mancano ancora {n} iscrizioni.',
  },
  reached: 'Il numero minimo è raggiunto.',
  cancelled: 'Questa data è annullata. Le persone iscritte sono state avvisate.',
  movedTo: 'Questa data è stata spostata. Nuova data: {day}. Le persone iscritte sono state avvisate.',
  newDate: 'Vedere la nuova data',
  running: 'Questo evento è in corso.',
  over: 'Questo evento è terminato.',
  about: 'Programma e lista del materiale',
  save: 'Aggiungere al calendario',
  manage: 'Vedere le prenotazioni, modificare',
  others: 'Altre date',
  noOthers: 'Al momento non sono previste altre date.',
  all: 'Vedere tutto il calendario',
  unknown: {
    title: 'Questo evento non esiste.',
    text: 'Forse l’indirizzo è incompleto. Nel calendario trova tutte le date ancora aperte.',
  },
}

export default it
