import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Back to the Roots, un’uscita di squadra – Gratweg',
    description:
      'Quattro ore nel bosco senza telefono né orologio. Fino a 12 persone {price:back-to-the-roots} a forfait, oltre un prezzo a persona.',
  },
  title: 'Back to the Roots',
  lead: 'Senza telefono, senza orologio. Quel che resta è la squadra.',
  drawingAlt: 'Un tronco sopra il terreno e, sotto, le sue radici ramificate',
  place: 'Bosco sul lago di Zugo',
  season: 'tutto l’anno',
  focus: 'Attenzione, dialogo, gesti semplici',
  about: {
    title: 'Quattro ore che nessuno misura',
    text: 'Al margine del bosco tutti consegnano telefono e orologio. Poi ci sono legna, coltelli, una pentola e un compito che non spetta a nessuno. Presto nessuno sa più che ore sono. In compenso si sente bene chi parla, e quando.',
  },
  features: [
    {
      title: 'Stare attenti',
      text: 'Senza schermo ci si accorge prima di chi ha freddo, di chi esita e di chi ha già cominciato.',
    },
    {
      title: 'Parlarsi',
      text: 'Chi ha bisogno di qualcosa va a chiederlo. Mandare un messaggio non si può.',
    },
    {
      title: 'Lavorare con le mani',
      text: 'Intagliare, accendere il fuoco, cuocere la minestra. I gesti sono semplici. Mettersi d’accordo lo è meno.',
    },
  ],
  expect: [
    'Telefoni e orologi finiscono in un sacco e si parte.',
    'Si raccoglie, si intaglia e si cucina con quello che c’è.',
    'Il lavoro se lo divide il gruppo, oppure no.',
    'Alla fine si parla di chi ha fatto che cosa, e perché.',
  ],
  forWhom: 'Per squadre che scrivono molto e parlano poco. Non serve esperienza.',
  quote: '«Senza orologio un compito dura finché non è finito.»',
  schedule: {
    title: 'Un pomeriggio nel bosco',
    end: '17:30',
    rows: [
      {
        time: '13:30',
        title: 'Consegnare',
        text: 'Telefoni e orologi vanno in un sacco. L’ora la tiene per sé la guida.',
      },
      { time: '13:45', title: 'Partire', text: 'Un breve tratto in silenzio. Dopo si ascolta meglio.' },
      {
        time: '14:15',
        title: 'Raccogliere e intagliare',
        text: 'Si ordina la legna per spessore. Ognuno intaglia un cucchiaio.',
      },
      {
        time: '15:15',
        title: 'Un compito senza responsabile',
        text: 'Acqua, fuoco, minestra, posti a sedere. Nessuno distribuisce il lavoro.',
      },
      { time: '16:30', title: 'Mangiare', text: 'La minestra della pentola, con il proprio cucchiaio.' },
      {
        time: '17:00',
        title: 'Bilancio accanto al fuoco',
        text: 'Che cosa è andato da sé, che cosa è rimasto lì? Poi tornano gli orologi.',
      },
    ],
  },
  included: [
    'Una guida, due da 13 persone in su',
    'Coltelli, pentola e acciarino',
    'Minestra, pane e tè',
    'Un tetto di teli in caso di pioggia',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Coltelli e pentole sono in prestito. Il cucchiaio resta a Lei.',
  bring: 'Scarpe robuste, giacca impermeabile, uno strato caldo',
  safety: 'Si intaglia seduti e a distanza. La guida ha con sé kit di pronto soccorso e telefono.',
}

export default it
