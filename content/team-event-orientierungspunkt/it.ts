import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Orientierungspunkt: per team su più sedi – Gratweg',
    description:
      'Un giorno e mezzo con carta, bussola e bivacco per team distribuiti su più sedi. {francs:orientierungspunkt} fino a 12 persone, materiale da bivacco compreso.',
  },
  title: 'Orientierungs\u00adpunkt',
  forWhom: 'Per team distribuiti su più sedi.',
  lead: 'Un giorno e mezzo con carta, bussola e bivacco: due gruppi trovano l’arrivo solo insieme. Alla fine restano tre accordi per collaborare.',
  drawingAlt: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
  place: 'Zugerberg',
  season: 'aprile–ottobre',
  focus: 'Orientamento, accordi, decisioni comuni',
  take: { title: 'Dopo, il team ha tre accordi che valgono da una sede all’altra' },
  features: [
    {
      title: 'Orientamento',
      text: 'Prima la propria posizione, poi quella degli altri: con carta, bussola e conto dei passi.',
    },
    {
      title: 'Accordi',
      text: 'Tre incontri di dieci minuti. I gruppi si esercitano a dire prima l’essenziale e a fare domande.',
    },
    {
      title: 'Decisioni comuni',
      text: 'Il secondo giorno resta un solo percorso. Tutti lo seguono, perciò tutti lo scelgono.',
    },
  ],
  expect: [
    { title: 'Due gruppi', text: 'Ognuno stabilisce come decide e chi parla con l’altro.' },
    {
      title: 'Due mezze carte',
      text: 'Ogni gruppo conosce solo una parte dei punti. Chi parla e non ascolta non trova l’arrivo.',
    },
    {
      title: 'Una notte in bivacco',
      text: 'Portiamo noi teli, materassini e sacchi a pelo. Non serve esperienza.',
    },
    { title: 'L’ultimo tratto', text: 'Il quinto punto e l’arrivo si cercano insieme.' },
  ],
  quote: '«Mezza carta non è il problema. Il problema è crederla intera.»',
  schedule: {
    title: 'Quattro punti separati, il quinto insieme',
    end: '12:00',
    rows: [
      {
        day: 'Primo giorno',
        time: '09:00',
        title: 'Carta e bussola',
        text: 'Leggere la carta, prendere l’azimut, contare i passi.',
      },
      { time: '10:15', title: 'Due gruppi', text: 'Ognuno stabilisce come decide e chi parla con l’altro.' },
      {
        time: '11:00',
        title: 'Punti da uno a quattro',
        text: 'Lungo il percorso tre incontri e un pranzo al sacco.',
      },
      {
        time: '16:30',
        title: 'Bivacco',
        text: 'Tendere i teli, prendere l’acqua, cucinare. Si è di nuovo insieme.',
      },
      {
        time: '20:00',
        title: 'Bilancio accanto al fuoco',
        text: 'Che cosa abbiamo condiviso e che cosa abbiamo solo supposto?',
      },
      {
        day: 'Secondo giorno',
        time: '07:00',
        title: 'Colazione e smontaggio',
        text: 'Asciugare i teli, fare gli zaini, non lasciare nulla.',
      },
      { time: '08:30', title: 'Punto cinque e arrivo', text: 'Una decisione, un percorso, tutti insieme.' },
      { time: '11:00', title: 'Conclusioni', text: 'Tre accordi per lavorare in più sedi.' },
    ],
  },
  included: [
    'Due persone alla guida, anche di notte',
    'Carte, bussole e lampade frontali',
    'Teli, materassini e sacchi a pelo',
    'Cena, colazione e tè',
  ],
  notIncluded: 'Il viaggio del gruppo, il pranzo del primo giorno, le assicurazioni',
  priceNote: 'Il materiale da bivacco è compreso.',
  meeting: 'Di regola la stazione a valle della funicolare dello Zugerberg, Schönegg.',
  food: 'Cena, colazione e tè sono compresi. Il pranzo del primo giorno lo porta ognuno.',
  safety:
    'Ogni gruppo porta un telefono sigillato e un piano d’emergenza. Le guide sanno sempre dove sono i due gruppi e restano al campo tutta la notte.',
  bring: [
    'Zaino, da 40 a 60 litri',
    'Scarponcini che coprono la caviglia',
    'Giacca e pantaloni da pioggia',
    'Due strati caldi, berretto, guanti',
    'Vestiti e calze asciutti per la notte',
    'Borraccia, 1 litro',
    'Tazza, scodella, cucchiaio',
    'Il pranzo del primo giorno',
    'Spazzolino da denti, medicamenti personali',
    'Protezione da sole e zecche',
  ],
  own: {
    maps: [
      { title: 'Carta del gruppo A', text: 'Punti 1 e 3' },
      { title: 'Carta del gruppo B', text: 'Punti 2 e 4' },
    ],
    alt: '{title}: lo stesso terreno con partenza e arrivo, segnati solo: {text}.',
  },
}

export default it
