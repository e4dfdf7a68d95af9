import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Orientierungspunkt, un’uscita di squadra – Gratweg',
    description:
      'Un giorno e mezzo con carta, bussola e bivacco. Fino a 12 persone {price:orientierungspunkt} a forfait, materiale compreso, al massimo 20 persone.',
  },
  title: 'Orientierungs\u00adpunkt',
  lead: 'Due gruppi, una carta, una meta comune. In mezzo, una notte in bivacco.',
  drawingAlt: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
  place: 'Zugerberg',
  season: 'aprile–ottobre',
  focus: 'Orientamento, accordi, decisioni comuni',
  about: {
    title: 'Due gruppi, informazioni a metà',
    text: 'Si parte in due gruppi. Ognuno ha sulla carta solo una parte dei punti e non sa che cosa manca all’altro. Per strada ci si incontra tre volte. Chi trasmette e basta non arriva.',
  },
  features: [
    {
      title: 'Orientamento',
      text: 'Carta, bussola, conto dei passi. Prima la propria posizione, poi quella degli altri.',
    },
    { title: 'Accordi', text: 'Tre incontri di dieci minuti. Si dice prima l’essenziale.' },
    {
      title: 'Decisioni comuni',
      text: 'Al mattino resta un solo percorso. Tutti devono seguirlo, quindi tutti devono sceglierlo.',
    },
  ],
  expect: [
    'Ci si divide in due gruppi e si stabilisce come comunicare.',
    'Si cercano cinque punti, conoscendone solo una parte.',
    'La sera si allestisce il bivacco e si fa il bilancio della giornata accanto al fuoco.',
    'Al mattino si percorre insieme l’ultimo tratto.',
  ],
  forWhom:
    'Per squadre che lavorano in più luoghi verso la stessa meta. Una notte all’aperto non deve spaventare nessuno.',
  quote: '«Mezza carta non è il problema. Il problema è crederla intera.»',
  schedule: {
    title: 'Un giorno e mezzo, cinque punti',
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
        text: 'Per strada tre incontri e un pranzo al sacco.',
      },
      {
        time: '16:30',
        title: 'Bivacco',
        text: 'Tendere i teli, prendere l’acqua, cucinare. Si è di nuovo insieme.',
      },
      {
        time: '20:00',
        title: 'Bilancio accanto al fuoco',
        text: 'Dove abbiamo condiviso, dove abbiamo solo supposto?',
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
    'Due guide, anche di notte',
    'Carte, bussole e lampade frontali',
    'Teli, materassini e sacchi a pelo',
    'Cena, colazione e tè',
  ],
  notIncluded: 'Il viaggio del gruppo, il pranzo del primo giorno, le assicurazioni',
  priceNote: 'Il materiale è compreso.',
  bring: 'Scarponi, indumenti da pioggia, vestiti caldi per la notte, il pranzo del primo giorno',
  safety:
    'Ogni gruppo porta un telefono sigillato e un piano d’emergenza. Le guide sanno sempre dove sono i due gruppi.',
}

export default it
