import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Quale livello fa per me? – Gratweg',
    description:
      'Tre domande su esperienza, distanza e sonno: quale corso fa per Lei, con prezzo e prossima data. Non viene salvato nulla.',
  },
  title: 'Quale livello fa per me?',
  lead: 'Tre domande, un consiglio. Conta la risposta più prudente. Non viene salvato nulla: le Sue risposte stanno solo nell’indirizzo di questa pagina.',
  questions: {
    experience: {
      question: 'Quanta esperienza ha all’aperto?',
      answers: [
        { name: 'Ancora nessuna', text: 'passeggiate ed escursioni' },
        { name: 'Un po’', text: 'ho seguito il livello 1 o ho già dormito all’aperto' },
        { name: 'Molta', text: 'ho seguito il livello 2 o fatto più gite con pernottamento' },
      ],
    },
    walk: {
      question: 'Quanto cammina volentieri in un giorno?',
      answers: [
        { name: 'Fino a 6 km', text: '200 m di salita su sentieri escursionistici (T1)' },
        { name: 'Da 6 a 10 km', text: 'fino a 800 m di salita su sentieri di montagna (T2)' },
        { name: '10 km e più', text: 'sentieri di montagna e tratti senza sentiero (T3)' },
      ],
    },
    night: {
      question: 'Come vorrebbe dormire?',
      answers: [
        { name: 'Nel mio letto', text: 'un giorno mi basta' },
        { name: 'Una notte in bivacco', text: 'sotto il telo, con un’ora di guardia' },
        { name: 'Due notti all’aperto', text: 'nel campo che il gruppo monta da sé' },
      ],
    },
  },
  wait: { title: 'Il consiglio appare qui', text: 'appena ha risposto alle tre domande.' },
  show: 'Vedere il mio livello',
  yours: 'Il Suo livello',
  why: [
    'Almeno una delle Sue risposte indica il livello 1: impara l’essenziale in un giorno e la sera è a casa.',
    'Le Sue risposte bastano per una notte all’aperto, e almeno una indica di cominciare dal livello 2.',
    'Tutte e tre le risposte indicano il livello 3: Lei prepara l’itinerario e conduce il gruppo.',
  ],
  suggestion: 'La nostra proposta',
  easier:
    'Le Sue risposte indicano il livello {n}. Al momento non offriamo corsi di questo livello; questo è meno impegnativo.',
  noCourse:
    'Al momento non offriamo corsi di questo livello, e gli altri sono più impegnativi. Ci scriva: La consigliamo volentieri.',
  write: 'Scriverci',
  detail: 'Il livello {n} nel dettaglio',
  next: 'Prossima data: {date}, {place}.',
  none: 'Al momento non ci sono date con posti liberi.',
  ask: 'Richiedere una data',
  compare: 'Confrontare tutti i livelli',
}

export default it
