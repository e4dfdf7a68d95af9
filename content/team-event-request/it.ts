import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Richiedere un’uscita di squadra – Gratweg',
    description:
      'Un’uscita di squadra nella data che preferisce: uscita, gruppo, giorno e luogo. Verifichiamo e rispondiamo entro 24 ore.',
  },
  title: 'Richiedere un’uscita di squadra',
  lead: 'Lei propone un giorno, noi lo verifichiamo e rispondiamo entro 24 ore. Fino ad allora non costa nulla e non impegna a nulla.',
  label: 'Richiesta per un’uscita di squadra',
  parts: {
    group: 'Che cosa, e con chi?',
    day: 'Quando e dove?',
    occasion: 'Di che cosa si tratta?',
    contact: 'I Suoi dati',
  },
  event: 'Uscita di squadra',
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
  place: 'Luogo o regione',
  placeHint:
    'Da dove viene il gruppo, o dove vorrebbe andare? Altrimenti proponiamo un posto sul lago di Zugo.',
  occasion: 'Occasione',
  occasionHint: 'Per esempio: una squadra nuova, la fine di un progetto, un ritiro.',
  note: 'Che cosa dovremmo sapere?',
  noteHint: 'Lingue, ginocchia, vertigini, chi mangia vegetariano, fino a che ora potete restare.',
  priceLabel: 'Prezzo',
  chooseEvent: 'Appena l’uscita è scelta, qui compare il prezzo.',
  allIn: 'Prezzo per tutto il gruppo. Vale appena confermiamo il giorno.',
  problems: {
    serviceId: { required: 'Scelga una delle sei uscite.' },
    people: {
      required: 'Indichi all’incirca quante persone siete.',
      invalid: 'Indichi un numero intero, almeno 1.',
      too_many: 'Per più di {max} persone ci scriva un’e-mail.',
    },
  },
}

export default it
