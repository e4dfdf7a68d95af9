import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Richiedere una data per il Suo team – Gratweg',
    description:
      'Un’uscita per team nella data che preferisce: uscita, gruppo, giorno e luogo. {rule:noObligation} {rule:answer}',
  },
  title: 'Richiedere una data per il Suo team',
  lead: 'Lei propone un giorno e noi verifichiamo se è libero. {rule:answer} {rule:noObligation}',
  label: 'Richiesta di una data',
  parts: {
    group: 'Che cosa, e con chi?',
    day: 'Quando e dove?',
    occasion: 'Di che cosa si tratta?',
    contact: 'I Suoi dati',
  },
  event: 'Uscita per team',
  choose: 'Scelga',
  people: 'Numero di persone',
  less: 'Una persona in meno',
  more: 'Una persona in più',
  wished: 'Data desiderata',
  wishedHint: 'Basta un giorno. Con una seconda data cerchiamo tra l’una e l’altra.',
  from: 'Il giorno, o non prima del',
  to: 'Non oltre il',
  alternative: 'Data alternativa',
  alternativeHint: 'Nel caso in cui la prima non sia possibile.',
  closedDay: 'Il {day} non siamo in giro. Indichi pure un altro giorno, altrimenti ne proponiamo uno noi.',
  place: 'Luogo o regione',
  placeHint: 'Senza indicazione proponiamo un luogo sul lago di Zugo. Ne valutiamo volentieri un altro.',
  occasion: 'Occasione',
  occasionHint: 'Per esempio: un team nuovo, la fine di un progetto, un seminario.',
  note: 'Che cosa dovremmo sapere?',
  noteHint:
    'Per esempio: lingue, pasti vegetariani, obiettivo della giornata, ora del rientro. Non scriva dati sulla salute con il nome della persona: ne parliamo più tardi.',
  send: 'Inviare la richiesta',
  priceLabel: 'Prezzo',
  chooseEvent: 'Scelga l’uscita e qui compare il prezzo.',
  allIn: 'Prezzo per tutto il gruppo. La data è prenotata solo quando l’abbiamo confermata.',
  box: {
    title: 'Richiedere una data',
    day: 'Data desiderata',
    more: 'Telefono, luogo, osservazioni',
    atOnce:
      'Indicando una data riceve subito l’offerta vincolante, anche in PDF. Resta da confermare solo la data.',
    all: 'Indicare l’occasione, file o più giorni',
  },
  problems: {
    serviceId: {
      required: 'Scelga un’uscita.',
      invalid: 'Non proponiamo più questa uscita. Ne scelga un’altra.',
    },
    people: {
      required: 'Indichi all’incirca quante persone sarete.',
      invalid: 'Indichi un numero intero, almeno 1.',
      too_many: 'Per più di {max} persone ci scriva un’e-mail.',
    },
  },
}

export default it
