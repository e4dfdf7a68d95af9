import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Shelter-Bau, un’uscita di squadra – Gratweg',
    description:
      'Un giorno, un tetto di rami e foglie costruito da tutta la squadra. Fino a 12 persone {price:shelter-bau} a forfait, al massimo 20.',
  },
  title: 'Shelter-Bau',
  lead: 'I rami diventano un tetto, le persone una cordata.',
  drawingAlt: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
  place: 'Bosco sul lago di Zugo',
  season: 'marzo–novembre',
  focus: 'Pianificazione, divisione del lavoro, verifica onesta',
  about: {
    title: 'Un tetto a prova d’acqua',
    text: 'Rami, corda e foglie diventano un riparo dove c’è posto per tutti. Alla fine arriva l’acqua, da due annaffiatoi. Così si vede quali accordi hanno retto.',
  },
  features: [
    {
      title: 'Pianificare',
      text: 'Un posto, uno schizzo, un’ora scarsa. Poi si costruisce, anche se resta qualche domanda.',
    },
    {
      title: 'Dividere il lavoro',
      text: 'Struttura, intreccio, foglie. Tre gruppi, e nessuno può finire da solo.',
    },
    {
      title: 'Verificare',
      text: 'L’acqua non guarda in faccia a nessuno. Trova la fessura, e tutti la vedono.',
    },
  ],
  expect: [
    'Si cerca il posto: terreno, vento, rami secchi sopra la testa.',
    'Si disegna un piano e si distribuisce il lavoro.',
    'Si costruisce, e il piano cambia strada facendo.',
    'Ci si siede sotto il tetto e si aspetta l’acqua.',
  ],
  forWhom:
    'Per squadre di reparti diversi che lavorano alla stessa opera. Non serve saper costruire, servono scarpe robuste.',
  quote: '«Un tetto tiene quanto il punto di cui nessuno si è sentito responsabile.»',
  schedule: {
    title: 'Dal posto alla prova dell’acqua',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Cercare il posto',
        text: 'Asciutto, al riparo dal vento, niente di pericolante sopra. Tre proposte, una decisione.',
      },
      { time: '09:45', title: 'Il piano', text: 'Ogni gruppo disegna uno schizzo. Se ne costruisce uno.' },
      {
        time: '10:30',
        title: 'La struttura',
        text: 'Legare i rami, provare il carico. La prima di solito si rifà.',
      },
      { time: '12:30', title: 'Pranzo', text: 'Minestra accanto al fuoco, davanti a mezzo tetto.' },
      {
        time: '13:30',
        title: 'Intreccio e foglie',
        text: 'Dal basso in alto, come le tegole. Chi ha finito aiuta gli altri.',
      },
      { time: '15:30', title: 'La prova dell’acqua', text: 'Tutti si siedono nel riparo. La guida versa.' },
      {
        time: '16:00',
        title: 'Bilancio e smontaggio',
        text: 'Dove gocciolava, e chi l’aveva visto? Il bosco riprende le sue foglie.',
      },
    ],
  },
  included: [
    'Una guida, due da 13 persone in su',
    'Seghe, corda, caschi e guanti',
    'Minestra, pane e tè',
    'Un posto nel bosco, concordato con i proprietari',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Attrezzi e corda sono compresi. Le foglie sono già lì.',
  bring: 'Scarpe robuste, pantaloni lunghi, giacca impermeabile',
  safety:
    'Si costruisce con legna morta caduta a terra. Quando si lavora alla struttura tutti portano il casco.',
}

export default it
