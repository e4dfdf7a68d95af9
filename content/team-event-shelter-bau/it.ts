import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Shelter-Bau: progettare e costruire insieme – Gratweg',
    description:
      'Un giorno per team di reparti diversi: progettare, costruire e provare un tetto di rami e foglie. {francs:shelter-bau} fino a 12 persone.',
  },
  title: 'Shelter-Bau',
  forWhom: 'Per team di reparti diversi che lavorano alla stessa opera.',
  lead: 'In un giorno progettate e costruite con rami, corda e foglie un tetto dove c’è posto per tutti. Alla fine lo mettono alla prova due annaffiatoi.',
  drawingAlt: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
  place: 'Bosco Chiemenwald, Risch',
  season: 'marzo–novembre',
  focus: 'Pianificazione, divisione del lavoro, verifica onesta',
  take: { title: 'Dopo, il team sa come da tre parti nasce un tutto' },
  features: [
    {
      title: 'Pianificare',
      text: 'Un posto, uno schizzo, un’ora scarsa. Poi si costruisce, anche se resta qualche domanda.',
    },
    {
      title: 'Dividere il lavoro',
      text: 'Struttura, intreccio, foglie: tre gruppi che finiscono solo insieme. Perciò si accordano dove le loro parti si toccano.',
    },
    {
      title: 'Verificare',
      text: 'L’acqua mostra dove il tetto tiene e dove no. Alla fine tutti guardano quali accordi hanno retto.',
    },
  ],
  expect: [
    { title: 'Il posto', text: 'Terreno asciutto, poco vento, nessun ramo secco sopra la testa.' },
    { title: 'La struttura', text: 'Il primo gruppo lega colmo e travetti e prova il carico.' },
    {
      title: 'L’intreccio',
      text: 'Il secondo gruppo passa rami sottili di traverso, perché le foglie tengano.',
    },
    { title: 'Le foglie', text: 'Il terzo gruppo copre dal basso in alto, come con le tegole.' },
  ],
  quote: '«Un tetto tiene quanto il punto di cui nessuno si è sentito responsabile.»',
  schedule: {
    title: 'Un tetto a quattro strati, e alla fine l’acqua',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Scegliere il posto', text: 'Tre proposte, una decisione.' },
      { time: '09:45', title: 'Il piano', text: 'Ogni gruppo disegna uno schizzo. Se ne costruisce uno.' },
      {
        time: '10:30',
        title: 'La struttura',
        text: 'Legare i rami, provare il carico, se serve ricominciare.',
      },
      { time: '12:30', title: 'Pranzo', text: 'Minestra accanto al fuoco, davanti a mezzo tetto.' },
      { time: '13:30', title: 'Intreccio e foglie', text: 'Chi ha finito aiuta gli altri.' },
      {
        time: '15:30',
        title: 'La prova dell’acqua',
        text: 'Tutti si siedono sotto il tetto. La guida versa.',
      },
      {
        time: '16:00',
        title: 'Bilancio e smontaggio',
        text: 'Dove teneva, e perché? Il bosco riprende le sue foglie.',
      },
    ],
  },
  included: [
    'Una guida; da 13 persone in su c’è una seconda persona',
    'Seghe, corda, caschi e guanti',
    'Minestra, pane e tè',
    'Un posto nel bosco, concordato con i proprietari',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Attrezzi e corda sono compresi.',
  meeting: 'Di regola la stazione di Immensee. Da lì andiamo insieme a piedi nel bosco Chiemenwald.',
  food: 'Minestra, pane e tè preparati sul fuoco.',
  safety:
    'Si costruisce con legno morto caduto a terra. Quando si lavora alla struttura tutti portano il casco. La guida ha con sé kit di pronto soccorso e telefono.',
  bring: ['Scarpe robuste', 'Pantaloni lunghi', 'Giacca impermeabile'],
  own: {
    alt: 'Sezione del riparo: in basso il posto asciutto, sopra la struttura con colmo e travetti, l’intreccio di rami sottili e la copertura di foglie; dall’alto versano due annaffiatoi, dentro resta asciutto.',
    water: 'La prova dell’acqua',
    dry: 'Qui si siedono tutti.',
  },
}

export default it
