import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Back to the Roots: uscita per team nuovi – Gratweg',
    description:
      'Quattro ore nel bosco per conoscersi: intagliare, accendere il fuoco, cucinare. {francs:back-to-the-roots} fino a 12 persone.',
  },
  title: 'Back to the Roots',
  forWhom: 'Per team nuovi o appena ricomposti.',
  lead: 'In quattro ore ci si conosce: intagliando, accendendo il fuoco e cucinando, senza telefono e senza orologio.',
  drawingAlt: 'Cinque alberi separati sopra il terreno; sotto, le loro radici formano un’unica rete',
  place: 'Bosco Städtlerwald, Cham',
  season: 'tutto l’anno',
  focus: 'Conoscersi, attenzione, dialogo',
  take: { title: 'Dopo, tutti sanno con chi lavorano' },
  features: [
    {
      title: 'Stare attenti',
      text: 'Senza schermo ci si accorge prima di chi ha freddo, di chi esita e di chi ha già cominciato.',
    },
    {
      title: 'Parlarsi',
      text: 'Chi ha bisogno di qualcosa va a chiederlo. Alla fine tutti ragionano insieme su chi ha fatto che cosa.',
    },
    {
      title: 'Lavorare con le mani',
      text: 'Intagliare, accendere il fuoco, cuocere la minestra: gesti semplici, che mostriamo noi. Chi fa che cosa lo decide il team.',
    },
  ],
  expect: [
    { title: 'Partire', text: 'Un breve tratto in silenzio. Dopo, tutti ascoltano meglio.' },
    {
      title: 'Raccogliere e intagliare',
      text: 'La legna si ordina per spessore e ogni persona intaglia un cucchiaio.',
    },
    {
      title: 'Un compito comune',
      text: 'Acqua, fuoco, minestra, posti a sedere: il team divide il lavoro.',
    },
    { title: 'Mangiare', text: 'La minestra esce dalla pentola e ognuno usa il proprio cucchiaio.' },
  ],
  quote: '«Senza orologio un compito dura finché non è finito.»',
  schedule: {
    title: 'Due orari, e in mezzo nessun orologio',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'Dove comincia il bosco',
        text: 'Tutti mettono telefono e orologio in un sacco. L’ora la tiene per sé la guida.',
      },
    ],
  },
  included: [
    'Una guida; da 13 persone in su c’è una seconda persona',
    'Coltelli, pentola e acciarino in prestito',
    'Minestra, pane e tè',
    'Un tetto di teli in caso di pioggia',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Coltelli e pentole sono in prestito. Il cucchiaio è Suo.',
  meeting: 'Di regola la stazione di Cham. Da lì andiamo insieme a piedi nel bosco Städtlerwald.',
  food: 'Minestra, pane e tè preparati sul fuoco.',
  safety:
    'Si intaglia seduti e a distanza, dopo un’introduzione. La guida ha con sé kit di pronto soccorso e telefono. Chi non vuole fare qualcosa non la fa.',
  bring: ['Scarpe robuste', 'Giacca impermeabile', 'Uno strato caldo'],
  own: {
    end: {
      title: 'Accanto al fuoco',
      text: 'Si ragiona su che cosa è andato da sé e che cosa è rimasto in sospeso. Poi tornano telefoni e orologi.',
    },
    before: 'In mano: niente.',
    after: 'In mano: un cucchiaio intagliato da sé.',
  },
}

export default it
