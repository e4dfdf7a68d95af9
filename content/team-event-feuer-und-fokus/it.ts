import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Feuer & Fokus: chiarire priorità e ruoli – Gratweg',
    description:
      'Un giorno per team di progetto: accendere il fuoco con legna bagnata e chiarire priorità e ruoli. {francs:feuer-und-fokus} fino a 12 persone.',
  },
  title: 'Feuer & Fokus',
  forWhom: 'Per team di progetto con molte cose in corso.',
  lead: 'In un giorno accendete il fuoco con legna bagnata e chiarite priorità e ruoli.',
  drawingAlt: 'Falò disegnato come una mappa del calore, a isolinee',
  place: 'Bosco Städtlerwald, Cham',
  season: 'tutto l’anno',
  focus: 'Priorità, ruoli, tentativi falliti',
  take: { title: 'Dopo è chiaro che cosa viene prima e chi lo fa' },
  features: [
    {
      title: 'Priorità',
      text: 'Esca, trucioli, legna: il fuoco prende solo in quest’ordine. Poi ponete la stessa domanda al vostro progetto.',
    },
    {
      title: 'Ruoli',
      text: 'Una persona accende, due alimentano, una guarda il vento, le altre vanno a prendere legna. Chi fa che cosa lo decide il team.',
    },
    {
      title: 'Tentativi falliti',
      text: 'Due tentativi su tre possono fallire. Dopo ognuno cambiate una cosa sola, non tutto.',
    },
  ],
  expect: [
    {
      title: 'Legna bagnata',
      text: 'Raccogliete quello che offre il bosco e con quello accendete il fuoco.',
    },
    { title: 'Tre tentativi', text: 'Dopo ognuno guardate che cosa mancava e che cosa cambiare.' },
    { title: 'Ruoli chiari', text: 'Prima del secondo tentativo il team decide chi fa che cosa.' },
    { title: 'Minestra dal fuoco', text: 'Mangiate quello che è cotto sul vostro fuoco.' },
  ],
  quote: '«Un fuoco ha bisogno di tre cose. Anche un team: materia, aria e qualcuno che non se ne vada.»',
  schedule: {
    title: 'Un giorno, tre tentativi',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Arrivo', text: 'Raccogliamo legna e mettiamo via i telefoni.' },
      { time: '10:00', title: 'Primo tentativo', text: 'In piccoli gruppi, con poche spiegazioni.' },
      { time: '11:15', title: 'Bilancio', text: 'Che cosa è mancato e che cosa cambiamo?' },
      { time: '12:15', title: 'Pranzo', text: 'Pane, formaggio e acqua.' },
      {
        time: '13:15',
        title: 'Altri due tentativi',
        text: 'Chiarire i ruoli, dividere l’esca, badare al vento.',
      },
      {
        time: '15:30',
        title: 'Pasto e conclusioni',
        text: 'La minestra viene dal fuoco e ognuno si porta una frase in ufficio.',
      },
      {
        time: '16:30',
        title: 'Spegnere',
        text: 'Versare acqua, mescolare, tenere la mano sopra, finché la cenere non è fredda.',
      },
    ],
  },
  included: [
    'Una guida; da 13 persone in su c’è una seconda persona',
    'Acciarino, coltello ed esca per tutti',
    'Pranzo, minestra e tè',
    'Un tetto di teli in caso di pioggia',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Legna, materiale e pasti sono compresi.',
  meeting: 'Di regola la stazione di Cham. Da lì andiamo insieme a piedi nel bosco Städtlerwald.',
  food: 'A mezzogiorno pane e formaggio, nel pomeriggio la minestra del vostro fuoco.',
  safety:
    'Accendiamo il fuoco solo dove è permesso e lo bagniamo finché la cenere non è fredda. La guida ha con sé kit di pronto soccorso e telefono.',
  bring: ['Scarpe robuste', 'Giacca impermeabile', 'Vestiti che possono sapere di fumo'],
  own: {
    alt: 'Il calore durante il giorno: fumo al primo tentativo del mattino, un bagliore dopo pranzo, il fuoco nel pomeriggio, cenere fredda alla fine.',
    attempts: ['Primo tentativo: fumo', 'Secondo: un bagliore', 'Terzo: il fuoco'],
  },
}

export default it
