import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Wasser & Willenskraft: un giorno al fiume – Gratweg',
    description:
      'Un giorno alla Lorze per team in un periodo impegnativo: guadare, assicurarsi, tornare indietro. {francs:wasser-und-willenskraft} fino a 12 persone.',
  },
  title: 'Wasser & Willens\u00adkraft',
  forWhom: 'Per team in un periodo impegnativo.',
  lead: 'In un giorno lungo la Lorze preparate due guadi, vi assicurate a vicenda e decidete insieme quando andare avanti e quando tornare indietro.',
  drawingAlt: 'Linee di corrente attorno ai sassi di un fiume',
  place: 'Lungo la Lorze, Cham',
  season: 'maggio–settembre',
  focus: 'Leggere la situazione, assicurarsi a vicenda, tener duro o tornare indietro',
  take: { title: 'Dopo, il team sa da che cosa si capisce che basta' },
  features: [
    {
      title: 'Leggere',
      text: 'Dove l’acqua sembra liscia, spesso è profonda. Prima guardate per dieci minuti, poi scegliete il punto.',
    },
    {
      title: 'Assicurare',
      text: 'Nessuno va da solo. Chi assicura dalla riva conta quanto chi è in acqua.',
    },
    {
      title: 'Tener duro o tornare indietro',
      text: 'Stabilite prima da che cosa capirete che basta. Almeno una volta è giusto tornare indietro.',
    },
  ],
  expect: [
    {
      title: 'Leggere l’acqua',
      text: 'Dove si può stare in piedi, dove tira, dove è meglio non entrare?',
    },
    { title: 'Preparare e assicurare', text: 'Preparate un guado e distribuite sei ruoli.' },
    { title: 'Portare il materiale', text: 'L’occorrente per un pasto arriva asciutto sull’altra riva.' },
    {
      title: 'Fare il bilancio',
      text: 'Accanto al fuoco vedete quando era giusto andare avanti e quando tornare indietro.',
    },
  ],
  quote: '«Forza di volontà è restare a riva quando tutti sono già nell’acqua.»',
  schedule: {
    title: 'Un fiume, sei ruoli, due guadi',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'A riva',
        text: 'Leggere la corrente, fissare le regole, indossare l’attrezzatura.',
      },
      { time: '10:15', title: 'Prova a secco', text: 'Segnali e ruoli. Tutti sono ancora asciutti.' },
      { time: '11:15', title: 'Guado breve', text: 'Breve, al ginocchio, assicurato dalla riva.' },
      { time: '12:30', title: 'Pranzo accanto al fuoco', text: 'Cambiare le calze, mangiare la minestra.' },
      {
        time: '13:45',
        title: 'Guado lungo',
        text: 'L’occorrente per un pasto arriva asciutto sull’altra riva.',
      },
      {
        time: '15:45',
        title: 'Bilancio accanto al fuoco',
        text: 'Chi sarebbe tornato indietro prima, e da che cosa l’ha capito il team?',
      },
    ],
  },
  included: [
    'Due persone alla guida, sempre',
    'Corde, giubbotti di salvataggio e pantaloni da guado',
    'Minestra, pane e tè',
    'Una tenda riscaldata a riva',
  ],
  notIncluded: 'Il viaggio del gruppo, le assicurazioni',
  priceNote: 'Tutta l’attrezzatura per l’acqua è compresa.',
  meeting: 'Di regola la stazione di Cham. Da lì andiamo insieme a piedi alla Lorze.',
  food: 'Minestra, pane e tè preparati sul fuoco.',
  safety:
    'Entriamo in acqua solo quando il fiume è calmo e dove l’acqua arriva al massimo al ginocchio. In acqua tutti portano un giubbotto di salvataggio e nessuno viene legato a una corda. Due guide sono sempre vicino all’acqua. Chi non sa nuotare o non vuole entrare ha un compito a riva.',
  bring: [
    'Scarpe che si possono bagnare',
    'Vestiti e calze di ricambio',
    'Asciugamano',
    'Giacca impermeabile',
  ],
  own: {
    alt: 'Pianta di un guado: un fiume scorre da sinistra a destra; sulle rive e nell’acqua sei posti numerati per i sei ruoli.',
    flow: 'Corrente',
    roles: [
      { title: 'Guida', text: 'Vede l’insieme e dice quando si va.' },
      { title: 'Guarda a monte', text: 'Segnala quello che porta l’acqua.' },
      { title: 'Va avanti', text: 'Cerca il prossimo appoggio sicuro.' },
      { title: 'Porta il materiale', text: 'Lo tiene fuori dall’acqua e non va mai da solo.' },
      { title: 'Assicura a riva', text: 'Tende la mano dove si entra e dove si esce.' },
      { title: 'Sta a valle', text: 'È pronto se qualcuno perde l’appoggio.' },
    ],
    guides: 'Le due guide sono presenti a ogni guado e possono interromperlo in ogni momento.',
  },
}

export default it
